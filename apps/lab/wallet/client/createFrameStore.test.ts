import { expect, test } from 'vitest'
import { createFrameStore } from './createFrameStore.js'

function createStorage(): Storage {
  const entries = new Map<string, string>()
  // The store uses nothing else of a storage.
  return {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
  } as Storage
}

test('a browser is the same one after a reload, and no two are the same', () => {
  const storage = createStorage()
  const { device } = createFrameStore(storage)
  expect(device).toMatch(/^[\w-]{43}$/)
  expect(createFrameStore(storage).device).toBe(device)
  expect(createFrameStore(createStorage()).device).not.toBe(device)
})

test.each([
  ['storage', createStorage()],
  ['no storage', undefined],
])('with %s the session and the network are kept and forgotten', (_, storage) => {
  const store = createFrameStore(storage)
  store.setToken('token')
  store.setChainId(10)
  expect([store.getToken(), store.getChainId()]).toEqual(['token', 10])
  store.setChainId('eip155:1')
  store.setToken(undefined)
  expect([store.getToken(), store.getChainId()]).toEqual([undefined, 'eip155:1'])
})

test('each kind of network keeps the one used last', () => {
  const store = createFrameStore(createStorage())
  expect(store.getChainId('solana')).toBeUndefined()
  store.setChainId('eip155:8453')
  store.setChainId('solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1')
  expect(store.getChainId()).toBe('solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1')
  expect([store.getChainId('eip155'), store.getChainId('solana')]).toEqual(['eip155:8453', store.getChainId()])
})

test('a page stays on its network whatever pages in other tabs do, and the next one begins where the last was', () => {
  const storage = createStorage()
  const [first, second] = [createFrameStore(storage), createFrameStore(storage)]
  first.setChainId(1)
  second.setChainId(8453)
  expect([first.getChainId(), first.getChainId('eip155')]).toEqual([1, 1])
  expect(createFrameStore(storage).getChainId('eip155')).toBe(8453)
})
