import { expect, it, vi } from 'vitest'
import { arrangeConnected } from '../modal/arrange.test.fixture.js'
import { retryNativeBalance } from './retryNativeBalance.js'
import { type NativeBalance, watchNativeBalance } from './watchNativeBalance.js'

it('reads at once what failed a moment ago, and a further failure is told again', async () => {
  const { portico, adapter } = await arrangeConnected()
  let latest: NativeBalance | undefined
  adapter.setNativeBalance(new Error('down'))
  watchNativeBalance(portico, (balance) => {
    latest = balance
  })
  await vi.waitFor(() => expect(latest?.status).toBe('error'))

  await retryNativeBalance(portico)
  expect(adapter.calls.filter(({ name }) => name === 'getNativeBalance')).toHaveLength(2)
  await vi.waitFor(() => expect(latest?.status).toBe('error'))

  adapter.setNativeBalance(7n)
  await retryNativeBalance(portico)
  await vi.waitFor(() => expect(latest).toMatchObject({ status: 'ready', value: 7n }))
})
