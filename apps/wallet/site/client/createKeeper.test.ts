import { expect, test, vi } from 'vitest'
import type { AskApi } from './AskApi.js'
import { createKeeper } from './createKeeper.js'

/** A browser that sends back some kinds of cookies. */
function arrange(parameters: {
  hasStorage?: boolean
  works?: readonly string[]
  hasAccess?: boolean
  gives?: boolean
  isDown?: boolean
  isInClick?: boolean
  adopts?: 'works' | 'fails' | 'late' | 'lost' | 'left'
  /** The token of a session that the app keeps. */
  keeps?: string | undefined
}) {
  const {
    hasStorage = false,
    works = [],
    hasAccess = false,
    gives = false,
    isDown = false,
    isInClick = true,
    adopts = 'works',
    keeps = undefined,
  } = parameters
  const asked: string[] = []
  const kept = new Set<string>()
  const requestStorageAccess = vi.fn(async () => {
    if (!gives) throw new DOMException('', 'NotAllowedError')
  })
  const token: { value: string | undefined } = { value: keeps }
  const adopted = vi.fn(() => {
    if (adopts === 'late' || adopts === 'lost') token.value = 'another'
    if (adopts === 'left') token.value = undefined
    if (adopts === 'fails' || adopts === 'lost') throw new Error('down')
  })
  const signedOut: string[] = []
  const ask = async (keeping: string, path: string) => {
    if (path === '/api/adopt') return adopted()
    if (path === '/api/sign-out') return void signedOut.push(keeping)
    asked.push(keeping)
    if (isDown) throw new Error('down')
    const isKept = kept.has(keeping)
    if (works.includes(keeping)) kept.add(keeping)
    return { isKept }
  }
  // The fake answers the paths that are used.
  const keeper = createKeeper({
    hasStorage,
    ask: (keeping) => ((path: string) => ask(keeping, path)) as AskApi,
    store: {
      getToken: () => token.value,
      setToken(next) {
        token.value = next
      },
    },
    document: { requestStorageAccess },
    isInClick: () => isInClick,
    hasAccess: async () => hasAccess,
  })
  return { keeper, asked, requestStorageAccess, adopted, signedOut, token }
}

test('a storage that works is all it takes', async () => {
  const { keeper, asked, requestStorageAccess } = arrange({ hasStorage: true, works: ['partitioned'], gives: true })
  await keeper.find()
  await keeper.askForAccess()
  expect([keeper.keeping, asked, requestStorageAccess.mock.calls]).toEqual(['storage', [], []])
})

test('without one, a cookie that comes back keeps the login', async () => {
  const { keeper, asked, requestStorageAccess } = arrange({ works: ['partitioned'], gives: true })
  await keeper.find()
  await keeper.askForAccess()
  expect([keeper.keeping, asked]).toEqual(['partitioned', ['partitioned', 'partitioned']])
  expect(requestStorageAccess).not.toHaveBeenCalled()
})

test('then one that the person gives access to, asked for only as the login begins', async () => {
  const { keeper, requestStorageAccess } = arrange({ works: ['open'], gives: true })
  await keeper.find()
  expect(keeper.keeping).toBe('app')
  expect(requestStorageAccess).not.toHaveBeenCalled()
  await keeper.askForAccess()
  expect(keeper.keeping).toBe('open')
})

test('access is not asked for without a click, where the browser would only complain', async () => {
  const { keeper, requestStorageAccess } = arrange({ works: ['open'], gives: true, isInClick: false })
  await keeper.find()
  await keeper.askForAccess()
  expect([keeper.keeping, requestStorageAccess.mock.calls]).toEqual(['app', []])
})

test('access that was given before needs no click', async () => {
  const { keeper } = arrange({ works: ['open'], gives: true, hasAccess: true })
  await keeper.find()
  expect(keeper.keeping).toBe('open')
})

test.each([
  ['no access is given', {}],
  ['access helps nothing', { gives: true }],
  ['the server is down', { gives: true, works: ['partitioned'], isDown: true }],
])('else the app keeps it: %s', async (_, parameters) => {
  const { keeper } = arrange(parameters)
  await keeper.find()
  await keeper.askForAccess()
  expect(keeper.keeping).toBe('app')
})

test('a session that the app keeps moves into a cookie in the frame’s own click', async () => {
  const { keeper, token, adopted, requestStorageAccess } = arrange({ keeps: 'token', works: ['open'], gives: true })
  await keeper.find()
  const moving = keeper.moveSession()
  // As long as the cookie is not there, requests have the token.
  expect([keeper.keeping, token.value, requestStorageAccess.mock.calls.length]).toEqual(['app', 'token', 1])
  await moving
  expect([keeper.keeping, token.value, adopted.mock.calls.length]).toEqual(['open', undefined, 1])
})

test.each([
  ['no access is given', { works: ['open'] }],
  ['cookies do not come back', { gives: true }],
  ['the server fails', { works: ['open'], gives: true, adopts: 'fails' }],
] as const)('it stays with the app, and nobody is asked twice: %s', async (_, parameters) => {
  const { keeper, token, requestStorageAccess } = arrange({ keeps: 'token', ...parameters })
  await keeper.moveSession()
  await keeper.moveSession()
  expect([keeper.keeping, token.value]).toEqual(['app', 'token'])
  expect(requestStorageAccess).toHaveBeenCalledOnce()
})

test.each([
  ['late', ['open', undefined]],
  ['lost', ['app', 'another']],
] as const)('the cookie of a login that another one replaced is signed out: %s', async (adopts, after) => {
  const { keeper, token, signedOut } = arrange({ keeps: 'token', works: ['open'], gives: true, adopts })
  await keeper.moveSession()
  expect(signedOut).toEqual(['open'])
  // What the new login has is moved in turn, or stays.
  expect([keeper.keeping, token.value]).toEqual(after)
})

test('so is the cookie of somebody who signed out meanwhile', async () => {
  const { keeper, token, signedOut } = arrange({ keeps: 'token', works: ['open'], gives: true, adopts: 'left' })
  await keeper.moveSession()
  expect([keeper.keeping, token.value, signedOut]).toEqual(['app', undefined, ['open']])
})

test.each([
  ['open', { works: ['open'], gives: true, hasAccess: true, isInClick: false }],
  ['partitioned', { works: ['partitioned'] }],
] as const)(
  'a session of the app’s token counts until it is in the %s cookie, and nobody is asked',
  async (kind, parameters) => {
    const { keeper, token, adopted } = arrange(parameters)
    await keeper.find()
    expect(keeper.keeping).toBe(kind)
    token.value = 'token'
    expect(keeper.keeping).toBe('app')
    await Promise.all([keeper.moveSession(), keeper.moveSession()])
    expect([keeper.keeping, token.value, adopted.mock.calls.length]).toEqual([kind, undefined, 1])
  },
)

test('where it cannot be moved the token goes on, and the next attempt moves it', async () => {
  const { keeper, token, adopted } = arrange({ works: ['open'], gives: true, hasAccess: true })
  await keeper.find()
  token.value = 'token'
  adopted.mockImplementationOnce(() => {
    throw new Error('down')
  })
  await keeper.moveSession()
  expect([keeper.keeping, token.value]).toEqual(['app', 'token'])
  await keeper.moveSession()
  expect([keeper.keeping, token.value]).toEqual(['open', undefined])
})

test('a login that is begun while another moves is not put into the cookie that is signed out', async () => {
  const { keeper, token, adopted, signedOut } = arrange({ works: ['open'], gives: true, hasAccess: true })
  await keeper.find()
  token.value = 'token'
  const during: string[] = []
  adopted.mockImplementationOnce(() => {
    token.value = undefined
    during.push(keeper.keeping)
    token.value = 'another'
  })
  await keeper.moveSession()
  expect([during, signedOut, adopted.mock.calls.length]).toEqual([['app'], ['open'], 2])
  expect([keeper.keeping, token.value], 'the new login is moved in turn').toEqual(['open', undefined])
})

test.each([
  ['outside of a click', { works: ['open'], gives: true, isInClick: false }],
  ['where the frame has storage', { hasStorage: true, gives: true }],
])('nobody is asked %s', async (_, parameters) => {
  const { keeper, requestStorageAccess } = arrange({ keeps: 'token', ...parameters })
  await keeper.moveSession()
  expect(requestStorageAccess).not.toHaveBeenCalled()
})
