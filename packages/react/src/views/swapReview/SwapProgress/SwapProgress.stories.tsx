import { confirmSwap, reviewSwap, type SwapState } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import type { TestPortico } from '@portico/controllers/testing'
import { swapPart } from '@portico/controllers/ui'
import { PorticoError, transferErrors } from '@portico/core'
import { arrangeAccount } from '../../arrangeAccount.stories.js'
import { type ArrangeSwapOptions, arrangeSwap } from '../../arrangeSwap.stories.js'
import { reachState } from '../../reachState.stories.js'
import type { ViewStories } from '../../ViewStories.js'

const fee = 10n ** 14n

async function arrangeSent(
  test: TestPortico,
  phase: SwapState['phase'],
  options: ArrangeSwapOptions = {},
): Promise<void> {
  await arrangeSwap(test, options)
  await reviewSwap(test.portico)
  confirmSwap(test.portico).catch(() => {})
  await reachState(test, () => getPart(test.portico, swapPart).phase === phase)
}

const wait = () => new Promise<never>(() => {})

export const stories: ViewStories<'SwapProgress', string> = {
  // No block takes the transaction.
  loading: { params: {}, arrange: (test) => arrangeSent(test, 'pending', { actions: { waitFor: wait } }) },
  // Nothing was sent.
  empty: { params: {}, arrange: (test) => arrangeAccount(test) },
  error: {
    params: {},
    arrange: (test) =>
      arrangeSent(test, 'failed', { actions: { waitFor: async ({ hash }) => ({ hash, status: 'reverted' }) } }),
  },
  filled: { params: {}, arrange: (test) => arrangeSent(test, 'confirmed') },
  // The wallet has taken a batch, and names no transaction yet.
  'pending batch': {
    params: {},
    arrange: (test) =>
      arrangeSent(test, 'pending', {
        fromToken: 'USDC',
        amount: '100',
        actions: {
          prepareCalls: async () => ({
            fee,
            maxFee: fee,
            atomic: true,
            send({ onAccepted } = {}) {
              onAccepted?.('0xba7c')
              return wait()
            },
          }),
        },
      }),
  },
  // What the contract says about it is told, too.
  'failed with a reason': {
    params: {},
    arrange(test) {
      const chain = { hasReverted: false }
      return arrangeSent(test, 'failed', {
        actions: {
          simulateCalls: async () =>
            chain.hasReverted
              ? { status: 'reverted', index: 0, reason: 'UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT' }
              : { status: 'success', changes: [-(5n * 10n ** 17n), 1_000_000_000n, 0n, 0n], allowance: 0n },
          async waitFor({ hash }) {
            chain.hasReverted = true
            return { hash, status: 'reverted' }
          },
        },
      })
    },
  },
  replaced: {
    params: {},
    arrange: (test) =>
      arrangeSent(test, 'replaced', {
        actions: { waitFor: () => Promise.reject(transferErrors('transfer/replaced')) },
      }),
  },
  // Nobody knows whether the wallet has sent it.
  unknown: {
    params: {},
    arrange: (test) =>
      arrangeSent(test, 'unknown', {
        actions: {
          prepareCalls: async () => ({
            fee,
            maxFee: fee,
            atomic: false,
            send: () => Promise.reject(new PorticoError('evm/outcome-unknown', undefined, { shortMessage: 'gone' })),
          }),
        },
      }),
  },
  // The chain does not tell what the swap took and gave.
  'amounts unknown': {
    params: {},
    arrange: (test) => arrangeSent(test, 'confirmed', { actions: { getBalanceChanges: async () => [] } }),
  },
}
