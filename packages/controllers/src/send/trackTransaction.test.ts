import { expect, it, vi } from 'vitest'
import { internals } from '../instance/Portico.js'
import { arrangeConnected } from '../navigation/modal/arrange.test.fixture.js'
import { trackTransaction } from './trackTransaction.js'

it('watches 99 transactions at most; the oldest makes room', async () => {
  const waitFor = vi.fn((_: { readonly signal?: AbortSignal | undefined }) => new Promise<never>(() => {}))
  const { portico, clock } = await arrangeConnected({ actions: { waitFor } })
  await portico[internals].loadActions('eip155')
  for (let place = 0; place < 100; place++) {
    void trackTransaction(portico, { namespace: 'eip155', network: 'eip155:1', hash: `0x${place}` })
  }
  await clock.flush()
  const aborted = waitFor.mock.calls.map(([{ signal }]) => signal?.aborted)
  expect(aborted.filter(Boolean)).toHaveLength(1)
  expect(aborted[0]).toBe(true)
})
