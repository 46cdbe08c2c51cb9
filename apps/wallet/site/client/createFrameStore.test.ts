import { expect, test } from 'vitest'
import { createFrameStore } from './createFrameStore.js'
import { createMapStorage } from './createMapStorage.test.fixture.js'

const open = (storage: Storage | undefined, projectId = 'p') => createFrameStore({ projectId, storage })

test('a browser is the same one after a reload, and no two are the same', () => {
  const storage = createMapStorage()
  const { device } = open(storage)
  expect(device).toMatch(/^[\w-]{43}$/)
  expect(open(storage).device).toBe(device)
  expect(open(createMapStorage()).device).not.toBe(device)
})

test.each([
  ['storage', createMapStorage()],
  ['no storage', undefined],
])('with %s the session and the network are kept and forgotten', (_, storage) => {
  const store = open(storage)
  store.setToken('token')
  store.setChainId(10)
  expect([store.getToken(), store.getChainId()]).toEqual(['token', 10])
  store.setChainId('eip155:1')
  store.setToken(undefined)
  expect([store.getToken(), store.getChainId()]).toEqual([undefined, 'eip155:1'])
})

test('each kind of network keeps the one used last', () => {
  const store = open(createMapStorage())
  expect(store.getChainId('solana')).toBeUndefined()
  store.setChainId('eip155:8453')
  store.setChainId('solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1')
  expect(store.getChainId()).toBe('solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1')
  expect([store.getChainId('eip155'), store.getChainId('solana')]).toEqual(['eip155:8453', store.getChainId()])
})

test('a page stays on its network whatever pages in other tabs do, and the next one begins where the last was', () => {
  const storage = createMapStorage()
  const [first, second] = [open(storage), open(storage)]
  first.setChainId(1)
  second.setChainId(8453)
  expect([first.getChainId(), first.getChainId('eip155')]).toEqual([1, 1])
  expect(open(storage).getChainId('eip155')).toBe(8453)
})

test('two apps of one site keep their logins apart, and are the same browser', () => {
  const storage = createMapStorage()
  const [one, other] = [open(storage, 'one'), open(storage, 'other')]
  one.setToken('token of one')
  one.setChainId(10)
  other.setToken('token of other')
  expect([one.getToken(), other.getToken()]).toEqual(['token of one', 'token of other'])
  other.setToken(undefined)
  const again = open(storage, 'one')
  expect([again.getToken(), again.getChainId()]).toEqual(['token of one', 10])
  expect(open(storage, 'other').getToken()).toBeUndefined()
  expect(open(storage, 'other').getChainId()).toBeUndefined()
  expect(other.device).toBe(one.device)
})
