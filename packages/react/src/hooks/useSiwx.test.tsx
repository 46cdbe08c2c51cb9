import { createFakeSiwx, createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { attachRouter } from '@portico/controllers/ui'
import { walletErrors } from '@portico/core'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { PorticoProvider } from '../provider/PorticoProvider.js'
import { useSiwx } from './useSiwx.js'

const tests: TestPortico[] = []
afterEach(() => {
  cleanup()
  for (const { portico } of tests.splice(0)) portico.destroy()
})

async function setup({ required = false, hasSiwx = true } = {}) {
  const siwx = createFakeSiwx({ required })
  const test = createTestPortico(hasSiwx ? { siwx } : {})
  tests.push(test)
  attachRouter(test.portico)
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <StrictMode>
      <PorticoProvider portico={test.portico}>{children}</PorticoProvider>
    </StrictMode>
  )
  const hook = renderHook(() => useSiwx(), { wrapper })
  await act(() => test.connect())
  await act(() => test.clock.flush())
  return { ...test, siwx, read: () => hook.result.current }
}

test('signs in and out, and tells how it goes', async () => {
  const { adapter, read } = await setup()
  expect(read()).toMatchObject({ status: 'unauthenticated', session: undefined, isSigning: false, error: undefined })
  let answer: ((signature: string) => void) | undefined
  adapter.setActions({ signMessage: () => new Promise((resolve) => (answer = resolve)) })
  let signing: Promise<void> | undefined
  act(() => {
    signing = read().signIn()
  })
  await waitFor(() => expect(read().isSigning).toBe(true))
  await waitFor(() => expect(answer).toBeDefined())
  await act(async () => {
    answer?.('0x1')
    await signing
  })
  expect(read()).toMatchObject({ status: 'authenticated', session: { signature: '0x1' }, isSigning: false })
  await act(() => read().signOut())
  expect(read()).toMatchObject({ status: 'unauthenticated', session: undefined })
})

test('a decline is an error, until the next attempt', async () => {
  const { adapter, read } = await setup()
  adapter.setActions({ signMessage: () => Promise.reject(walletErrors('wallet/rejected')) })
  await act(() => read().signIn())
  expect(read()).toMatchObject({ status: 'unauthenticated', error: { code: 'sign-in/declined' } })
  adapter.setActions({ signMessage: async () => '0x2' })
  await act(() => read().signIn())
  expect(read()).toMatchObject({ status: 'authenticated', error: undefined })
})

test('a signal calls the wallet off', async () => {
  const { adapter, read } = await setup()
  adapter.setActions({ signMessage: () => new Promise(() => {}) })
  const controller = new AbortController()
  await act(async () => {
    const signing = read().signIn({ signal: controller.signal })
    controller.abort()
    await signing
  })
  expect(read()).toMatchObject({ isSigning: false, error: { code: 'connection/aborted' } })
})

test('a sign-out that fails is told, and the account stays signed in', async () => {
  const { read, siwx } = await setup()
  await act(() => read().signIn())
  siwx.onRevoke({ error: new Error('down') })
  await act(() => read().signOut())
  expect(read()).toMatchObject({ status: 'authenticated', error: { code: 'sign-in/sign-out-failed' } })
})

test('where it is required signing out disconnects', async () => {
  const { portico, read } = await setup({ required: true })
  await act(() => read().signIn())
  await act(() => read().signOut())
  expect(portico.getState().namespaces.eip155?.status).toBe('disconnected')
  expect(read()).toMatchObject({ status: 'unauthenticated', session: undefined })
})

test('says that an app without the option has no sign-in', async () => {
  const { read } = await setup({ hasSiwx: false })
  await act(() => read().signIn())
  expect(read()).toMatchObject({ status: 'unauthenticated', error: { code: 'siwx/not-enabled' } })
})
