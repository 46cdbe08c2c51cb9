import { transferErrors } from '@portico/core'
import { expect, it, vi } from 'vitest'
import { internals } from '../instance/Portico.js'
import { arrangeConnected } from '../navigation/modal/arrange.test.fixture.js'
import { trackTransaction } from './trackTransaction.js'

it('tells the form and the page how a transaction ended, under the hash it has then', async () => {
  const { portico, adapter, clock } = await arrangeConnected()
  adapter.setActions({ waitFor: async ({ hash }) => ({ hash, status: 'success', replacedBy: '0x2' }) })
  const told: unknown[] = []
  const details = { from: '0xa', to: '0xb', amount: '0.5', symbol: 'ETH' }
  portico.on('transaction', (event) => told.push(event))
  const onChange = vi.fn()
  const tracking = trackTransaction(portico, {
    namespace: 'eip155',
    networkId: 'eip155:1',
    hash: '0x1',
    details,
    onChange,
  })
  await clock.flush()
  await tracking
  expect(told).toEqual([
    { status: 'sent', networkId: 'eip155:1', hash: '0x1', details },
    { status: 'confirmed', networkId: 'eip155:1', hash: '0x2', sentHash: '0x1', details },
  ])
  expect(onChange.mock.calls).toEqual([[{ phase: 'confirmed', hash: '0x2', error: undefined }]])
})

it('tells that another transaction took the place of one', async () => {
  const { portico, adapter } = await arrangeConnected()
  adapter.setActions({ waitFor: () => Promise.reject(transferErrors('transfer/replaced')) })
  const told: unknown[] = []
  portico.on('transaction', (event) => told.push(event))
  await trackTransaction(portico, { namespace: 'eip155', networkId: 'eip155:1', hash: '0x1' })
  expect(told.at(-1)).toEqual({ status: 'failed', networkId: 'eip155:1', hash: '0x1', replaced: true })
})

it('watches 99 transactions at most; the oldest makes room', async () => {
  const waitFor = vi.fn((_: { readonly signal?: AbortSignal | undefined }) => new Promise<never>(() => {}))
  const { portico, clock } = await arrangeConnected({ actions: { waitFor } })
  await portico[internals].loadActions('eip155')
  for (let place = 0; place < 100; place++) {
    void trackTransaction(portico, { namespace: 'eip155', networkId: 'eip155:1', hash: `0x${place}` })
  }
  await clock.flush()
  const aborted = waitFor.mock.calls.map(([{ signal }]) => signal?.aborted)
  expect(aborted.filter(Boolean)).toHaveLength(1)
  expect(aborted[0]).toBe(true)
})
