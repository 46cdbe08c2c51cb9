import { cancelPurchase, type OnrampPurchase } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import type { TestPortico } from '@portico/controllers/testing'
import { onrampPart } from '@portico/controllers/ui'
import type { OnrampRecord } from '@portico/core'
import { arrangeOnramp, makeRecord } from '../../arrangeOnramp.stories.js'
import { reachState } from '../../reachState.stories.js'
import type { ViewStories } from '../../ViewStories.js'

const hash = `0x${'ab'.repeat(32)}`

export const stories: ViewStories<'BuyInProgress', string> = {
  // The provider's page is open.
  loading: { params: {}, arrange: (test) => arrangeOnramp(test, { buyAt: 'first' }) },
  // No purchase is under way.
  empty: { params: {}, arrange: (test) => arrangeOnramp(test) },
  // It was declined.
  error: {
    params: {},
    arrange: (test) => arrangeRecord(test, { status: 'failed' }),
  },
  // Less has arrived than was offered.
  filled: {
    params: {},
    async arrange(test) {
      test.adapter.setActions({ getBalanceChanges: async () => [47_120_001n] })
      await arrangeRecord(test, { hash })
    },
  },
  // It is paid, and the provider sends.
  processing: { params: {}, arrange: (test) => arrangeRecord(test, { status: 'pending' }) },
  slow: {
    params: {},
    async arrange(test) {
      await arrangeRecord(test, { status: 'pending' })
      await test.clock.advance(184_000)
    },
  },
  late: { params: {}, arrange: (test) => arrangeQuiet(test, 'late') },
  unseen: { params: {}, arrange: (test) => arrangeQuiet(test, 'unseen') },
  'all of it': {
    params: {},
    async arrange(test) {
      test.adapter.setActions({ getBalanceChanges: async () => [48_750_000n] })
      await arrangeRecord(test, { hash })
    },
  },
  canceled: {
    params: {},
    async arrange(test) {
      await arrangeOnramp(test, { buyAt: 'first' })
      cancelPurchase(test.portico)
    },
  },
  // Neither the provider nor the chain answers.
  unreachable: {
    params: {},
    async arrange(test) {
      await arrangeOnramp(test, {
        source: { listRecords: () => Promise.reject(new Error('down')) },
        buyAt: 'first',
      })
      test.adapter.setActions({ getTokenBalances: () => Promise.reject(new Error('down')) })
      await reachState(test, () => getPart(test.portico, onrampPart).purchase?.isUnreachable === true, 4_000)
    },
  },
}

/** A purchase of which nothing is heard. */
async function arrangeQuiet(test: TestPortico, phase: 'late' | 'unseen'): Promise<void> {
  await arrangeOnramp(test, { buyAt: 'first' })
  await reachPhase(test, phase, 60_000)
}

const reachPhase = (test: TestPortico, phase: OnrampPurchase['phase'], stepMs: number) =>
  reachState(test, () => getPart(test.portico, onrampPart).purchase?.phase === phase, stepMs)

/** A purchase of which the provider tells once its page is open. */
async function arrangeRecord(test: TestPortico, changes: Partial<OnrampRecord>): Promise<void> {
  const records: OnrampRecord[] = []
  await arrangeOnramp(test, { source: { listRecords: async () => records }, buyAt: 'first' })
  records.push(makeRecord({ at: test.clock.now(), ...changes }))
  await reachPhase(test, phases[changes.status ?? 'confirmed'], 4_000)
}

const phases = { pending: 'processing', failed: 'failed', confirmed: 'arrived' } as const
