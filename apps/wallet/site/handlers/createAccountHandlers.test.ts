import { expect, test, vi } from 'vitest'
import { ApiFailure } from '../client/ApiFailure.js'
import { createFrameStore } from '../client/createFrameStore.js'
import { createOpenSendings } from '../client/createOpenSendings.js'
import { createAccountHandlers } from './createAccountHandlers.js'

type Context = Parameters<typeof createAccountHandlers>[0]

function arrange({
  keeping = 'storage',
  ...given
}: Partial<Context> & { keeping?: Context['keeper']['keeping'] } = {}) {
  const setChainId = vi.fn()
  const store = createFrameStore({ projectId: 'p', storage: undefined })
  store.setToken('token')
  Object.assign(store, { setChainId })
  const handlers = createAccountHandlers({
    ask: () => Promise.reject(new Error('no server')),
    store,
    keeper: { keeping, find: async () => {}, askForAccess: async () => {}, moveSession: async () => {} },
    resume: async () => {},
    settled: async () => {},
    keepInApp: () => {},
    chains: [{ id: 10, name: 'OP Mainnet', symbol: 'ETH' }],
    solana: [],
    app: 'https://app.example',
    firstChainId: 'eip155:10',
    sendings: createOpenSendings({ projectId: 'p', app: 'https://app.example', storage: undefined }),
    approve: async () => false,
    showWork: () => {},
    ...given,
  })
  return { handlers, setChainId, store }
}

test('moves to a network of its own', () => {
  const { handlers, setChainId } = arrange()
  expect(handlers.SWITCH_NETWORK({ chainId: 'eip155:10' })).toEqual({ chainId: 'eip155:10' })
  expect(setChainId).toHaveBeenCalledWith('eip155:10')
})

test.each([137, 'eip155:137', 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'])(
  'tells by its code that it does not know %s',
  (chainId) => {
    const { handlers, setChainId } = arrange()
    expect(() => handlers.SWITCH_NETWORK({ chainId })).toThrow(expect.objectContaining({ rpcCode: 4902 }))
    expect(setChainId).not.toHaveBeenCalled()
  },
)

const user = { email: 'ann@example.com', addresses: { eip155: '0x0', solana: '1' } } as const
const none = new ApiFailure('session/none', 'You are not signed in')

/** A frame that cookies work in, without a session in them; the token of the app gives one. */
function arrangeCookie(keeping: 'open' | 'partitioned') {
  const moveSession = vi.fn(async () => {})
  const resume = vi.fn(async (_kept: string) => store.setToken('taken up'))
  const ask = vi.fn(async () => (store.getToken() === undefined ? Promise.reject(none) : user))
  const keeper = {
    get keeping() {
      return store.getToken() === undefined ? keeping : 'app'
    },
    find: async () => {},
    askForAccess: async () => {},
    moveSession,
  }
  // Only the path of the user is asked for.
  const { handlers, store } = arrange({ keeper, resume, ask: ask as never })
  store.setToken(undefined)
  return { handlers, store, resume, moveSession, ask }
}

test('what the app kept is taken up where the frame keeps nothing, and nobody is signed in without it', async () => {
  const resume = vi.fn(async () => store.setToken('taken up'))
  const { handlers, store } = arrange({ keeping: 'app', resume, ask: vi.fn().mockResolvedValue(user) })
  store.setToken(undefined)
  expect(await handlers.IS_CONNECTED(undefined)).toEqual({ isConnected: false })
  expect(await handlers.IS_CONNECTED({ token: 'kept' })).toEqual({ isConnected: true })
  expect(await handlers.IS_CONNECTED({ token: 'kept' })).toEqual({ isConnected: true })
  expect(resume.mock.calls).toEqual([['kept']])
})

test('a frame that keeps its login takes none from the app', async () => {
  const resume = vi.fn(async () => {})
  const { handlers, store } = arrange({ resume })
  store.setToken(undefined)
  expect(await handlers.IS_CONNECTED({ token: 'kept' })).toEqual({ isConnected: false })
  expect(resume).not.toHaveBeenCalled()
})

test.each(['open', 'partitioned'] as const)(
  'what the app kept is taken up where the %s cookie has no session, and moves into it',
  async (keeping) => {
    const { handlers, store, resume, moveSession } = arrangeCookie(keeping)
    expect(await handlers.IS_CONNECTED({ token: 'kept' })).toEqual({ isConnected: true })
    expect([resume.mock.calls, moveSession.mock.calls.length, store.getToken()]).toEqual([[['kept']], 1, 'taken up'])
    expect(await handlers.IS_CONNECTED({ token: 'next' })).toEqual({ isConnected: true })
    expect(resume).toHaveBeenCalledOnce()
  },
)

test('a session in the cookie takes nothing of the app’s', async () => {
  const { handlers, resume, ask } = arrangeCookie('open')
  ask.mockResolvedValue(user)
  expect(await handlers.IS_CONNECTED({ token: 'kept' })).toEqual({ isConnected: true })
  expect(resume).not.toHaveBeenCalled()
})

test('nor does a server that does not say whether there is one', async () => {
  const { handlers, resume, ask } = arrangeCookie('open')
  ask.mockRejectedValue(new ApiFailure('network', 'down'))
  await expect(handlers.IS_CONNECTED({ token: 'kept' })).rejects.toThrow('down')
  expect(resume).not.toHaveBeenCalled()
})

test('a token whose login has ended signs nobody in', async () => {
  const { handlers, resume, moveSession } = arrangeCookie('open')
  resume.mockImplementation(async () => {})
  expect(await handlers.IS_CONNECTED({ token: 'kept' })).toEqual({ isConnected: false })
  expect(moveSession).not.toHaveBeenCalled()
})

test('a session in a cookie is known to the server alone, which is asked, and must say that it ended', async () => {
  const ask = vi.fn().mockResolvedValueOnce(user).mockRejectedValueOnce(none).mockRejectedValueOnce(none)
  const { handlers, store } = arrange({ keeping: 'partitioned', ask })
  store.setToken(undefined)
  expect(await handlers.IS_CONNECTED(undefined)).toEqual({ isConnected: true })
  expect(await handlers.IS_CONNECTED(undefined)).toEqual({ isConnected: false })
  await expect(handlers.SIGN_OUT()).rejects.toThrow('You are not signed in')
})
