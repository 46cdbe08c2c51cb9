import { formatAmount } from '@portico/core'
import type { AnalyticsEvents } from '../analytics/AnalyticsEvents.js'
import { track } from '../analytics/track.js'
import { internals, type Portico } from '../instance/Portico.js'
import type { SendState } from './SendState.js'

/** Records the outcome of one transfer. */
export type SendTracker = {
  readonly succeed: (hash: string) => void
  readonly fail: (error: unknown) => void
}

/**
 * Records that a transfer is sent to the wallet, and returns the functions that record its outcome.
 *
 * @param portico The instance.
 * @param state The form as it is now. Later changes belong to another transfer.
 */
export function trackSend(portico: Portico, state: SendState): SendTracker {
  const properties = describeSend(portico, state)
  if (properties) track(portico, { event: 'SEND_INITIATED', properties })
  return {
    succeed: (hash) => properties && track(portico, { event: 'SEND_SUCCESS', properties: { ...properties, hash } }),
    fail(error) {
      const message = error instanceof Error ? error.message : String(error)
      if (properties) track(portico, { event: 'SEND_ERROR', properties: { ...properties, message } })
    },
  }
}

function describeSend(
  portico: Portico,
  { amount, from, namespace, networkId, token }: SendState,
): AnalyticsEvents['SEND_INITIATED'] | undefined {
  if (amount === undefined || namespace === undefined || networkId === undefined || !token) return undefined
  const { accounts = [] } = portico[internals].stores.connection.namespaces[namespace] ?? {}
  const isSmartAccount = accounts.find(({ address }) => address === from)?.type === 'smartAccount'
  return {
    isSmartAccount,
    network: networkId,
    // Strangers name items.
    token: token.item?.standard ?? token.symbol,
    amount: Number(formatAmount(amount, token.decimals)),
  }
}
