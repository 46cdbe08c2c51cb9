import { expect, test, vi } from 'vitest'
import { createKeeper } from './createKeeper.js'
import type { AskApi } from './WalletApi.js'

/** A browser that sends back some kinds of cookies. */
function arrange(parameters: {
  hasStorage?: boolean
  works?: readonly string[]
  hasAccess?: boolean
  gives?: boolean
  isDown?: boolean
  isInClick?: boolean
}) {
  const {
    hasStorage = false,
    works = [],
    hasAccess = false,
    gives = false,
    isDown = false,
    isInClick = true,
  } = parameters
  const asked: string[] = []
  const kept = new Set<string>()
  const requestStorageAccess = vi.fn(async () => {
    if (!gives) throw new DOMException('', 'NotAllowedError')
  })
  const ask = async () => {
    const { keeping } = keeper
    asked.push(keeping)
    if (isDown) throw new Error('down')
    const isKept = kept.has(keeping)
    if (works.includes(keeping)) kept.add(keeping)
    return { isKept }
  }
  // The fake answers the only path that is used.
  const keeper = createKeeper({
    hasStorage,
    ask: () => ask as AskApi,
    document: { requestStorageAccess },
    isInClick: () => isInClick,
    hasAccess: async () => hasAccess,
  })
  return { keeper, asked, requestStorageAccess }
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
