import { describe, expect, it } from 'vitest'
import { createLogger } from '../logger/createLogger.js'
import { createStore } from './createStore.js'
import { nativeBalanceCacheKey, portfolioCacheKey } from './keys/cacheKeys.js'
import { memoryStorage } from './memoryStorage.js'
import { readCacheEntry } from './readCacheEntry.js'
import { writeCacheEntry } from './writeCacheEntry.js'

const caipAddress = 'eip155:1:0xab'
const key = nativeBalanceCacheKey
const entry = { caipAddress, balance: '1', symbol: 'ETH' } as const
const createTestStore = () => createStore({ port: memoryStorage(), id: '', logger: createLogger({ level: 'silent' }) })

describe('cache entries', () => {
  it.each([
    ['fresh at its last millisecond', 30_100, true],
    ['too old a millisecond later', 30_101, false],
    ['from the future', 99, false],
  ])('are %s', (_, now, found) => {
    const store = createTestStore()
    writeCacheEntry(store, { key, id: caipAddress, entry, now: 100 })
    expect(readCacheEntry(store, { key, id: caipAddress, now, maxAgeMs: 30_000 }) !== undefined).toBe(found)
  })

  it('are removed from their own cache only', () => {
    const store = createTestStore()
    const portfolio = { caipAddress, balance: { balances: [] } } as const
    writeCacheEntry(store, { key, id: caipAddress, entry, now: 1 })
    writeCacheEntry(store, { key, id: 'eip155:1:0xcd', entry, now: 1 })
    writeCacheEntry(store, { key: portfolioCacheKey, id: caipAddress, entry: portfolio, now: 1 })
    writeCacheEntry(store, { key, id: caipAddress, entry: undefined, now: 2 })
    expect(Object.keys(store.get(key) ?? {})).toEqual(['eip155:1:0xcd'])
    expect(store.get(portfolioCacheKey)?.[caipAddress]).toEqual({ ...portfolio, timestamp: 1 })
  })

  it('make room for newer ones', () => {
    const store = createTestStore()
    for (let index = 0; index < 60; index++) writeCacheEntry(store, { key, id: `id${index}`, entry, now: index })
    const ids = Object.keys(store.get(key) ?? {})
    expect(ids).toHaveLength(50)
    expect(ids).toContain('id59')
    expect(ids).not.toContain('id9')
  })

  it('are not found by the name of an inherited property', () => {
    expect(readCacheEntry(createTestStore(), { key, id: 'constructor', now: 0, maxAgeMs: 1 })).toBeUndefined()
  })
})
