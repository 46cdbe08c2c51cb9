import { approveSwap, confirmSwap, reviewSwap, setUnlimitedApproval } from '@portico/controllers'
import type { TestPortico } from '@portico/controllers/testing'
import { type Actions, type PreparedCalls, walletErrors } from '@portico/core'
import { arrangeAccount } from '../../arrangeAccount.stories.js'
import { type ArrangeSwapOptions, arrangeSwap } from '../../arrangeSwap.stories.js'
import type { ViewStories } from '../../ViewStories.js'

const approval = { fromToken: 'USDC', amount: '100' } as const
const native = 5n * 10n ** 17n
const fee = 10n ** 14n
const hash = `0x${'ab'.repeat(32)}`

/** A wallet that answers like this, and executes several calls as one or not. */
const answer = (send: PreparedCalls['send'], atomic = false): Partial<Actions> => ({
  prepareCalls: async () => ({ fee, maxFee: 2n * fee, atomic, send }),
})

const simulate = (received: bigint): Partial<Actions> => ({
  simulateCalls: async () => ({ status: 'success', changes: [-native, received, 0n, 0n], allowance: 0n }),
})

/** A swap that gives so many dollars for what 1,000 are worth. */
const give = (dollars: bigint, source: ArrangeSwapOptions['source'] = {}): ArrangeSwapOptions => ({
  source: { quote: async () => ({ toAmount: dollars }), ...source },
  actions: simulate(dollars),
})

/** A swap whose wallet has been asked. */
async function arrangeAsked(test: TestPortico, options: ArrangeSwapOptions): Promise<void> {
  await arrangeSwap(test, options)
  await reviewSwap(test.portico)
  const ask = options.fromToken === undefined ? confirmSwap : approveSwap
  ask(test.portico).catch(() => {})
  await test.clock.flush()
}

export const stories: ViewStories<'SwapPreview', string> = {
  // The swap is never built.
  loading: {
    params: {},
    arrange: (test) => arrangeSwap(test, { source: { buildSwap: () => new Promise(() => {}) } }),
  },
  // The view was opened without a form to review.
  empty: { params: {}, arrange: (test) => arrangeAccount(test) },
  // What the provider built takes more than was agreed.
  error: {
    params: {},
    arrange: (test) =>
      arrangeSwap(test, {
        actions: { simulateCalls: async () => ({ status: 'success', changes: [-(10n ** 18n), 1n], allowance: 0n }) },
      }),
  },
  // A token needs an approval first.
  filled: { params: {}, arrange: (test) => arrangeSwap(test, approval) },
  'no approval': { params: {}, arrange: (test) => arrangeSwap(test) },
  'unlimited approval': {
    params: {},
    async arrange(test) {
      await arrangeSwap(test, approval)
      setUnlimitedApproval(test.portico, { unlimited: true })
    },
  },
  batch: {
    params: {},
    arrange: (test) => arrangeSwap(test, { ...approval, actions: answer(async () => hash, true) }),
  },
  'warned impact': { params: {}, arrange: (test) => arrangeSwap(test, give(912_345_678n)) },
  'costly impact': { params: {}, arrange: (test) => arrangeSwap(test, give(612_345_678n)) },
  'unknown impact': {
    params: {},
    arrange: (test) => arrangeSwap(test, give(1_000_000_000n, { getPrices: async () => [] })),
  },
  'price moved': { params: {}, arrange: (test) => arrangeSwap(test, { actions: simulate(900_000_000n) }) },
  'would fail': {
    params: {},
    arrange: (test) =>
      arrangeSwap(test, {
        actions: {
          simulateCalls: async () => ({
            status: 'reverted',
            index: 0,
            reason: 'UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT',
          }),
        },
      }),
  },
  // The wallet is asked for the approval, and its block is waited for.
  'asking to approve': {
    params: {},
    arrange: (test) => arrangeAsked(test, { ...approval, actions: answer(() => new Promise(() => {})) }),
  },
  approving: {
    params: {},
    arrange: (test) =>
      arrangeAsked(test, {
        ...approval,
        actions: { ...answer(async () => hash), waitFor: () => new Promise(() => {}) },
      }),
  },
  'asking to swap': {
    params: {},
    arrange: (test) => arrangeAsked(test, { actions: answer(() => new Promise(() => {})) }),
  },
  declined: {
    params: {},
    arrange: (test) => arrangeAsked(test, { actions: answer(() => Promise.reject(walletErrors('wallet/rejected'))) }),
  },
}
