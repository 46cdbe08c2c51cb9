import { formatAmount } from '@portico/core'
import type { AnalyticsEvents } from '../analytics/AnalyticsEvents.js'
import { track } from '../analytics/track.js'
import { internals, type Portico } from '../instance/Portico.js'
import type { SwapState } from './SwapState.js'

/** Records the outcome of one swap, or of its approval. */
export type SwapTracker = {
  readonly succeed: () => void
  readonly fail: (error: unknown) => void
}

/**
 * Records that the wallet is asked for a swap or its approval, and returns the functions that record the outcome.
 *
 * @param portico The instance.
 * @param state The form as it is now. Later changes belong to another swap.
 * @param kind What the wallet is asked for. Only a swap counts as one that was begun.
 */
export function trackSwap(portico: Portico, state: SwapState, kind: 'swap' | 'approval' = 'swap'): SwapTracker {
  const properties = describeSwap(portico, state)
  if (properties && kind === 'swap') track(portico, { event: 'INITIATE_SWAP', properties })
  const event = kind === 'swap' ? 'SWAP_ERROR' : 'SWAP_APPROVAL_ERROR'
  return {
    succeed: () => properties && track(portico, { event: 'SWAP_SUCCESS', properties }),
    fail(error) {
      const message = error instanceof Error ? error.message : String(error)
      if (properties) track(portico, { event, properties: { ...properties, message } })
    },
  }
}

function describeSwap(
  portico: Portico,
  { amount, from, fromToken, namespace, networkId, review, toToken }: SwapState,
): AnalyticsEvents['INITIATE_SWAP'] | undefined {
  if (!amount || !namespace || !networkId || !fromToken || !toToken) return undefined
  const { accounts = [] } = portico[internals].stores.connection.namespaces[namespace] ?? {}
  return {
    isSmartAccount: accounts.find(({ address }) => address === from)?.type === 'smartAccount',
    network: networkId,
    swapFromToken: fromToken.symbol,
    swapToToken: toToken.symbol,
    swapFromAmount: formatAmount(amount, fromToken.decimals),
    swapToAmount: formatAmount(review.toAmount ?? 0n, toToken.decimals),
  }
}
