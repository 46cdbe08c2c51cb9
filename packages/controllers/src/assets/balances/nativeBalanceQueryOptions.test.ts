import { expect, it } from 'vitest'
import { getPart } from '../../instance/getPart.js'
import { internals, type Portico } from '../../instance/Portico.js'
import { arrange, arrangeConnected, ownAddress } from '../../navigation/modal/arrange.test.fixture.js'
import { queryClientPart } from '../../queries/queryClientPart.js'
import { nativeBalanceQueryOptions } from './nativeBalanceQueryOptions.js'

const read = (portico: Portico, networkId?: `${string}:${string}`) =>
  getPart(portico, queryClientPart).fetchQuery(nativeBalanceQueryOptions(portico, { networkId }))
const reads = ({ adapter }: Pick<ReturnType<typeof arrange>, 'adapter'>) =>
  adapter.calls.filter(({ name }) => name === 'getNativeBalance').length
const cacheName = (portico: Portico) => `@appkit:${portico.id}/native_balance_cache`

it('reads the balance of the active account, fresh for 30 s', async () => {
  const test = await arrangeConnected()
  expect(reads(test)).toBe(0)
  expect(await read(test.portico)).toEqual({
    value: 10n ** 18n,
    symbol: 'ETH',
    decimals: 18,
    updatedAt: test.clock.now(),
  })
  await test.clock.advance(30_000)
  await read(test.portico)
  expect(reads(test)).toBe(1)
  await test.clock.advance(1)
  await read(test.portico)
  expect(reads(test)).toBe(2)
})

it('is not tried again for 30 s after a failure', async () => {
  const test = await arrangeConnected()
  test.adapter.setNativeBalance(new Error('down'))
  await expect(read(test.portico)).rejects.toThrow('down')
  test.adapter.setNativeBalance(7n)
  await test.clock.advance(29_999)
  await expect(read(test.portico)).rejects.toThrow('down')
  expect(reads(test)).toBe(1)
  await test.clock.advance(1)
  expect((await read(test.portico)).value).toBe(7n)
})

it('keeps the balance in storage in the documented format and reads it from there', async () => {
  const { portico, storage, clock } = await arrangeConnected({ nativeBalance: 1_500_000_000_000_000_000n })
  await read(portico)
  const id = `eip155:1:${ownAddress}`
  expect(JSON.parse(storage.getItem(cacheName(portico)) ?? '')).toEqual({
    [id]: { caipAddress: id, balance: '1.5', symbol: 'ETH', timestamp: clock.now() },
  })

  const later = await arrangeConnected()
  later.storage.setItem(cacheName(later.portico), storage.getItem(cacheName(portico)) ?? '')
  expect((await read(later.portico)).value).toBe(1_500_000_000_000_000_000n)
  expect(reads(later)).toBe(0)
})

it('reads a balance again on the next page that was kept before a transaction', async () => {
  const { portico, storage } = await arrangeConnected({ nativeBalance: 5n })
  await read(portico)
  portico[internals].emitter.emit('transaction', { status: 'sent', networkId: 'eip155:1', hash: '0x1' })

  const next = await arrangeConnected({ nativeBalance: 4n })
  next.storage.setItem(cacheName(next.portico), storage.getItem(cacheName(portico)) ?? '')
  expect((await read(next.portico)).value).toBe(4n)
})

it('keeps the balances of other networks fresh after a transaction', async () => {
  const { portico, storage } = await arrangeConnected({ nativeBalance: 5n })
  await read(portico)
  portico[internals].emitter.emit('transaction', { status: 'confirmed', networkId: 'eip155:8453', hash: '0x1' })

  const next = await arrangeConnected({ nativeBalance: 4n })
  next.storage.setItem(cacheName(next.portico), storage.getItem(cacheName(portico)) ?? '')
  expect((await read(next.portico)).value).toBe(5n)
})

it.each([
  ['another currency', { balance: '1', symbol: 'SOL' }],
  ['too many decimals', { balance: '0.1234567890123456789', symbol: 'ETH' }],
  ['a time to come', { balance: '1', symbol: 'ETH', timestamp: 8e15 }],
])('does not take a stored balance with %s', async (_, entry) => {
  const { portico, storage, clock } = await arrangeConnected()
  const id = `eip155:1:${ownAddress}`
  const stored = { [id]: { caipAddress: id, timestamp: clock.now(), ...entry } }
  storage.setItem(cacheName(portico), JSON.stringify(stored))
  expect((await read(portico)).value).toBe(10n ** 18n)
})

it('fails on a network the app does not offer', async () => {
  const { portico } = await arrangeConnected()
  await expect(read(portico, 'eip155:5')).rejects.toMatchObject({ code: 'chain/network-not-found' })
})

it('runs for no account at all', () => {
  const { portico } = arrange()
  expect(nativeBalanceQueryOptions(portico).enabled).toBe(false)
})
