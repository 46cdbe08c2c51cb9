import { expect, it, vi } from 'vitest'
import { disconnect } from '../../connection/commands/disconnect.js'
import { internals } from '../../instance/Portico.js'
import { type ArrangeOptions, arrangeConnected, otherAddress } from '../../navigation/modal/arrange.test.fixture.js'
import { type NativeBalance, watchNativeBalance } from './watchNativeBalance.js'

async function arrangeWatch(options: ArrangeOptions = {}) {
  const test = await arrangeConnected(options)
  const states: (NativeBalance | undefined)[] = []
  const stop = watchNativeBalance(test.portico, (state) => states.push(state))
  const reads = () => test.adapter.calls.filter(({ name }) => name === 'getNativeBalance').length
  // The query client reports by the real clock.
  const latest = async (expected: Partial<NativeBalance> | undefined) => {
    await vi.waitFor(() => {
      if (expected) expect(states.at(-1)).toMatchObject(expected)
      else expect(states.at(-1)).toBeUndefined()
    })
  }
  return { ...test, states, stop, reads, latest }
}

it('reports loading, then the balance', async () => {
  const { states, latest, clock } = await arrangeWatch()
  expect(states[0]).toMatchObject({ status: 'loading', symbol: 'ETH', decimals: 18 })
  await latest({ status: 'ready', value: 10n ** 18n, updatedAt: clock.now(), stale: false })
})

it('reads again when the account or network changes', async () => {
  const { connection, adapter, latest } = await arrangeWatch()
  await latest({ status: 'ready' })
  adapter.setNativeBalance(2n)
  connection.setNetwork('eip155:8453')
  await latest({ status: 'ready', value: 2n })
  adapter.setNativeBalance(3n)
  connection.setAccounts('eip155', [otherAddress])
  await latest({ status: 'ready', value: 3n })
})

it('reads again after a transaction ended', async () => {
  const { portico, adapter, latest, reads } = await arrangeWatch()
  await latest({ status: 'ready' })
  adapter.setNativeBalance(4n)
  const { emitter } = portico[internals]
  emitter.emit('transaction', { status: 'sent', networkId: 'eip155:1', hash: '0x1' })
  expect(reads()).toBe(1)
  emitter.emit('transaction', { status: 'confirmed', networkId: 'eip155:1', hash: '0x1' })
  await latest({ status: 'ready', value: 4n })
})

it('keeps the last value on a failure and tries again after 30 s', async () => {
  const { portico, adapter, latest, clock } = await arrangeWatch()
  await latest({ status: 'ready' })
  const first = clock.now()
  await clock.advance(40_000)
  adapter.setNativeBalance(new Error('down'))
  portico[internals].emitter.emit('transaction', { status: 'confirmed', networkId: 'eip155:1', hash: '0x1' })
  await latest({ status: 'error', value: 10n ** 18n, updatedAt: first, stale: true })
  adapter.setNativeBalance(5n)
  await clock.advance(30_000)
  await latest({ status: 'ready', value: 5n })
})

it('reports an error on a network the app does not offer', async () => {
  const { connection, latest } = await arrangeWatch()
  connection.setNetwork('eip155:5')
  await latest({ status: 'error', value: undefined })
})

it('reports nothing without an account', async () => {
  const { portico, latest } = await arrangeWatch()
  await latest({ status: 'ready' })
  await disconnect(portico)
  await latest(undefined)
})

it('leaves no listener, timer or query behind when stopped', async () => {
  const { portico, adapter, clock, latest, stop, states, connection, reads } = await arrangeWatch()
  adapter.setNativeBalance(new Error('down'))
  connection.setNetwork('eip155:8453')
  await latest({ status: 'error' })
  const before = reads()
  stop()
  expect(clock.pending()).toBe(0)
  const { length } = states
  connection.setNetwork('eip155:1')
  portico[internals].emitter.emit('transaction', { status: 'confirmed', networkId: 'eip155:1', hash: '0x1' })
  await clock.flush()
  expect(states).toHaveLength(length)
  expect(reads()).toBe(before)
})
