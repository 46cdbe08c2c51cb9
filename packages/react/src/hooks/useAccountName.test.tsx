import { createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { act, renderHook, waitFor } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { PorticoProvider } from '../provider/PorticoProvider.js'
import { useAccountName } from './useAccountName.js'

let made: TestPortico | undefined
afterEach(() => made?.portico.destroy())

function arrange(status: number) {
  const fresh = createTestPortico({ services: { blockchainApi: 'https://api.web3modal.org/data' } })
  made = fresh
  fresh.catalogue.fail(({ url: { pathname }, method }) => {
    if (pathname.endsWith('/supported-chains')) return { json: { http: ['eip155:1'] } }
    if (pathname.includes('/suggestions/')) return { json: { suggestions: [{ name: 'alice7', registered: false }] } }
    if (pathname.includes('/reverse/')) return { json: [] }
    return method === 'POST' ? { json: {}, status } : { json: {}, status: 404 }
  })
  fresh.adapter.setActions({ signMessage: async () => '0x1b' })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <StrictMode>
      <PorticoProvider portico={fresh.portico}>{children}</PorticoProvider>
    </StrictMode>
  )
  return { ...fresh, ...renderHook(() => useAccountName(), { wrapper }) }
}

test('useAccountName registers a name without the modal', async () => {
  const { result, connect, clock } = arrange(200)
  await act(() => connect())
  await act(() => result.current.startAccountName())
  await act(() => result.current.setAccountNameText({ text: 'alice' }))
  expect(result.current.availability).toBe('checking')
  await act(() => clock.advance(500))
  await waitFor(() => expect(result.current).toMatchObject({ availability: 'available', suggestionsStatus: 'ready' }))
  expect(result.current.suggestions).toEqual(['alice7.reown.id'])
  await act(() => result.current.confirmAccountName())
  expect(result.current).toMatchObject({ phase: 'registered', name: 'alice.reown.id', failure: undefined })
  await act(() => result.current.resetAccountName())
  expect(result.current).toMatchObject({ phase: 'draft', text: '' })
})

test('tells what a command failed with', async () => {
  const { result, connect } = arrange(400)
  await act(() => result.current.startAccountName())
  expect(result.current.failure).toMatchObject({ code: 'name/not-connected' })
  await act(() => connect())
  await act(() => result.current.setAccountNameText({ text: 'alice' }))
  await act(() => result.current.confirmAccountName())
  expect(result.current.failure).toMatchObject({ code: 'name/registration-failed' })
  expect(result.current).toMatchObject({ phase: 'draft', text: 'alice' })
})
