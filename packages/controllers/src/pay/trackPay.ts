import { formatAmount } from '@portico/core'
import type { AnalyticsEvents } from '../analytics/AnalyticsEvents.js'
import { track } from '../analytics/track.js'
import { internals, type Portico } from '../instance/Portico.js'
import type { Payment, PayState } from './PayState.js'

type Configuration = AnalyticsEvents['PAY_MODAL_OPEN']['configuration']

function describe({ asset, amount, recipient }: Pick<Payment, 'asset' | 'amount' | 'recipient'>): Configuration {
  return {
    network: asset.networkId,
    asset: asset.address ?? 'native',
    amount: Number(formatAmount(amount, asset.decimals)),
    recipient,
  }
}

/** Records that the exchanges were shown. */
export function trackPayOpen(portico: Portico, { asset, amount, recipient, exchanges }: PayState): void {
  if (!asset || recipient === undefined) return
  const configuration = describe({ asset, amount: amount ?? 0n, recipient })
  const properties = { exchanges: exchanges.map(({ id }) => ({ id })), configuration }
  track(portico, { event: 'PAY_MODAL_OPEN', properties })
}

/** Names of the phases in analytics. */
const statuses: Partial<Record<Payment['phase'], string>> = {
  processing: 'IN_PROGRESS',
  confirming: 'SUCCESS',
  arrived: 'SUCCESS',
  failed: 'FAILED',
}

/** Records a step of a payment. Its page and session are left out: they are between the person and the exchange. */
export function trackPayment(
  portico: Portico,
  event: 'PAY_EXCHANGE_SELECTED' | 'PAY_INITIATED' | 'PAY_SUCCESS' | 'PAY_ERROR',
  payment: Payment,
): void {
  const { exchange, phase, hash: result, error } = payment
  const status = statuses[phase] ?? 'UNKNOWN'
  const currentPayment = { type: 'exchange', exchangeId: exchange.id, status, result } as const
  const configuration = describe(payment)
  if (event === 'PAY_EXCHANGE_SELECTED') {
    const headless = !portico[internals].stores.modal.open
    track(portico, { event, properties: { exchange: { id: exchange.id }, configuration, currentPayment, headless } })
    return
  }
  const properties = { paymentId: payment.id, configuration, currentPayment }
  if (event === 'PAY_ERROR' && error !== undefined) {
    const message = error instanceof Error ? error.message : String(error)
    track(portico, { event, properties: { ...properties, message } })
  } else track(portico, { event, properties })
}
