import { QueryObserver } from '@tanstack/query-core'
import { expect, it, vi } from 'vitest'
import { getPart } from '../../instance/getPart.js'
import { arrangeConnected } from '../../navigation/modal/arrange.test.fixture.js'
import { queryClientPart } from '../../queries/queryClientPart.js'
import { retryBalances } from './retryBalances.js'
import { tokenBalancesQueryOptions } from './tokenBalancesQueryOptions.js'
import { type NativeBalance, watchNativeBalance } from './watchNativeBalance.js'

async function arrangeFailure() {
  const test = await arrangeConnected()
  const { portico, adapter } = test
  const seen: (NativeBalance | undefined)[] = []
  adapter.setNativeBalance(new Error('down'))
  watchNativeBalance(portico, (balance) => seen.push(balance))
  const status = (expected: NativeBalance['status']) => vi.waitFor(() => expect(seen.at(-1)?.status).toBe(expected))
  await status('error')
  return { ...test, seen, status, reads: () => adapter.calls.filter(({ name }) => name === 'getNativeBalance').length }
}

it('reads at once what failed a moment ago, and tells a further failure', async () => {
  const { portico, adapter, seen, status, reads } = await arrangeFailure()
  await retryBalances(portico)
  expect(reads()).toBe(2)
  await status('error')

  adapter.setNativeBalance(7n)
  await retryBalances(portico)
  await status('ready')
  expect(seen.at(-1)?.value).toBe(7n)
})

it('leaves alone what could be read', async () => {
  const { portico, adapter } = await arrangeFailure()
  const client = getPart(portico, queryClientPart)
  const stop = new QueryObserver(client, tokenBalancesQueryOptions(portico)).subscribe(() => {})
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  const updates = client.getQueryState(tokenBalancesQueryOptions(portico).queryKey)?.dataUpdateCount
  adapter.setNativeBalance(7n)
  await retryBalances(portico)
  expect(client.getQueryState(tokenBalancesQueryOptions(portico).queryKey)?.dataUpdateCount).toBe(updates)
  stop()
})
