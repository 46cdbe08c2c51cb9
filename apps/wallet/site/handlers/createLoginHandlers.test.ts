import { expect, test, vi } from 'vitest'
import type { AskApi } from '../client/AskApi.js'
import { createFrameStore } from '../client/createFrameStore.js'
import { createOpenSendings } from '../client/createOpenSendings.js'
import { createLoginHandlers } from './createLoginHandlers.js'

/** A server that starts a login for every address, and decides when a code is valid. */
function arrange() {
  const store = createFrameStore({ projectId: 'p', storage: undefined })
  const server = new EventTarget()
  const counted = new Promise((resolve) => server.addEventListener('counted', resolve))
  const ask = vi.fn(async (path: string, body?: Readonly<Record<string, unknown>>) => {
    if (path === '/api/login/start') return { action: 'VERIFY_OTP', login: `login of ${body?.email}` }
    await counted
    return { token: `token for ${body?.login}` }
  })
  const handlers = createLoginHandlers({
    // The fake answers the paths that are used.
    ask: ask as AskApi,
    store,
    keeper: { keeping: 'storage', find: async () => {}, askForAccess: async () => {}, moveSession: async () => {} },
    resume: async () => {},
    settled: async () => {},
    keepInApp: () => {},
    chains: [],
    solana: [],
    app: 'https://app.example',
    firstChainId: '1',
    sendings: createOpenSendings({ projectId: 'p', app: 'https://app.example', storage: undefined }),
    approve: async () => false,
    showWork: () => {},
  })
  return { ...handlers, store, count: () => server.dispatchEvent(new Event('counted')) }
}

test('a code that counts logs the person in, once', async () => {
  const { CONNECT_EMAIL, CONNECT_OTP, store, count } = arrange()
  await CONNECT_EMAIL({ email: 'ann@example.com' })
  count()
  await CONNECT_OTP({ otp: '123456' })
  expect(store.getToken()).toBe('token for login of ann@example.com')
  await expect(CONNECT_OTP({ otp: '123456' })).rejects.toThrow('Enter your e-mail address first')
})

test('a code of a login that another one took the place of logs nobody in', async () => {
  const { CONNECT_EMAIL, CONNECT_OTP, store, count } = arrange()
  await CONNECT_EMAIL({ email: 'ann@example.com' })
  const first = CONNECT_OTP({ otp: '123456' })
  await CONNECT_EMAIL({ email: 'bob@example.com' })
  count()
  await expect(first).rejects.toThrow('Another login was begun meanwhile')
  expect(store.getToken()).toBeUndefined()
  await CONNECT_OTP({ otp: '654321' })
  expect(store.getToken()).toBe('token for login of bob@example.com')
})
