import { getInternals } from '@portico/controllers/internal'
import type { TestPortico } from '@portico/controllers/testing'
import { arrangeAccount } from '../../arrangeAccount.stories.js'
import type { ViewStories } from '../../ViewStories.js'

const networkId = 'eip155:1'
const hash = `0x${'9f'.repeat(32)}`
const params = { networkId, id: `own:${networkId}:${hash}`, hash } as const
const details = {
  from: '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb',
  to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  amount: '1250.123456',
  symbol: 'USDC',
}

/** Sends a transaction that the network does not include. */
async function send(test: TestPortico): Promise<void> {
  test.adapter.setActions({ waitFor: () => new Promise(() => {}) })
  await arrangeAccount(test)
  getInternals(test.portico).emitter.emit('transaction', { status: 'sent', networkId, hash, details })
}

export const stories: ViewStories<'TransactionDetails'> = {
  // One that is not included yet: it stays so until the network tells.
  loading: { params, arrange: send },
  // One that is not among what was loaded.
  empty: { params, arrange: (test) => arrangeAccount(test) },
  error: {
    params,
    async arrange(test) {
      await send(test)
      getInternals(test.portico).emitter.emit('transaction', { status: 'failed', networkId, hash, details })
    },
  },
  filled: {
    params,
    async arrange(test) {
      await send(test)
      getInternals(test.portico).emitter.emit('transaction', { status: 'confirmed', networkId, hash, details })
    },
  },
}
