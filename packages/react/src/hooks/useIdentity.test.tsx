import { createTestPortico } from '@portico/controllers/testing'
import { createFakeFetch, type FakeAnswer } from '@portico/core/testing'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { PorticoProvider } from '../provider/PorticoProvider.js'
import { useIdentity } from './useIdentity.js'

const ann = '0x00000000219ab540356cBB839Cbe05303d7705Fa'
const bob = '0x1111111111111111111111111111111111111111'
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Renders the hook over a data service that answers for an address, in lower case, what is given. */
function arrange(answers: Record<string, FakeAnswer>, first: { readonly address?: string }) {
  const fetch = createFakeFetch(({ url: { pathname } }): FakeAnswer => {
    if (pathname === '/v1/supported-chains') return { json: { http: ['eip155:1'] } }
    return answers[pathname.split('/').at(-1)?.toLowerCase() ?? ''] ?? { json: {}, status: 404 }
  })
  vi.stubGlobal('fetch', fetch)
  const created = createTestPortico({ services: { blockchainApi: 'https://data.example' } })
  onTestFinished(() => created.portico.destroy())
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <StrictMode>
      <PorticoProvider portico={created.portico}>{children}</PorticoProvider>
    </StrictMode>
  )
  const hook = renderHook((props: { readonly address?: string }) => useIdentity(props), {
    wrapper,
    initialProps: first,
  })
  const asked = () => fetch.calls.filter(({ url }) => url.pathname.startsWith('/v1/identity/'))
  return { ...created, ...hook, asked }
}

const named = (name: string): FakeAnswer => ({ json: { name, avatar: null } })

test('is idle without an account, and asks nobody', async () => {
  const { result, asked } = arrange({}, {})
  await act(async () => {})
  expect(result.current).toEqual({ status: 'idle' })
  expect(asked()).toEqual([])
})

test('is the selected account once there is one', async () => {
  const own = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'
  const { result, connect } = arrange({ [own.toLowerCase()]: named('me.eth') }, {})
  await act(() => connect())
  await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', name: 'me.eth' }))
})

test('never shows the name of the account before', async () => {
  const answers = { [ann.toLowerCase()]: named('ann.eth'), [bob]: 'hang' as const }
  const { result, rerender, connect } = arrange(answers, { address: ann })
  await act(() => connect())
  await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', name: 'ann.eth' }))
  rerender({ address: bob })
  expect(result.current).toEqual({ status: 'idle' })
  await waitFor(() => expect(result.current.status).toBe('loading'))
  expect(result.current.name).toBeUndefined()
})

test('ends its request with the component', async () => {
  const { asked, unmount, connect } = arrange({ [bob]: 'hang' }, { address: bob })
  await act(() => connect())
  await waitFor(() => expect(asked().some(({ signal }) => !signal?.aborted)).toBe(true))
  unmount()
  expect(asked().every(({ signal }) => signal?.aborted)).toBe(true)
})
