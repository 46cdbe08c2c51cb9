import { nativeBalanceCacheKey, portfolioCacheKey } from '@portico/core/internal'
import { expect, it } from 'vitest'
import { internals } from '../../instance/Portico.js'
import { arrangeConnected, ownAddress } from '../../navigation/modal/arrange.test.fixture.js'

it('marks what is stored of a network as stale when something is sent there, though nobody looked at it', async () => {
  const { portico } = await arrangeConnected()
  const { emitter, store } = portico[internals]
  const ids = [`eip155:1:${ownAddress}`, `eip155:8453:${ownAddress}`] as const
  const timestamp = 1
  store.set(
    nativeBalanceCacheKey,
    Object.fromEntries(ids.map((id) => [id, { caipAddress: id, balance: '1', symbol: 'ETH', timestamp }])),
  )
  store.set(
    portfolioCacheKey,
    Object.fromEntries(ids.map((id) => [id, { caipAddress: id, balance: { balances: [] }, timestamp }])),
  )
  emitter.emit('transaction', { status: 'sent', networkId: 'eip155:1', hash: '0x1' })
  const natives = store.get(nativeBalanceCacheKey)
  expect(ids.map((id) => natives?.[id]?.timestamp)).toEqual([0, 1])
  const portfolios = store.get(portfolioCacheKey)
  expect(ids.map((id) => portfolios?.[id])).toMatchObject([
    { timestamp, balance: { isStale: true } },
    { timestamp, balance: { balances: [] } },
  ])
  expect(portfolios?.[ids[1]]?.balance).not.toHaveProperty('isStale')
})
