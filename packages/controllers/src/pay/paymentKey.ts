import { isCaipNetworkId, jsonKey } from '@portico/core'
import { isRecord } from '@portico/core/internal'
import type { PayAsset, Payment } from './PayState.js'

/** A payment as it is stored, with amounts as decimal text. The page is left out, because it may act for the user. */
export type StoredPayment = Pick<
  Payment,
  'id' | 'recipient' | 'isOwn' | 'startedAt' | 'sessionId' | 'paidAt' | 'hash'
> & {
  readonly exchange: { readonly id: string; readonly name: string }
  readonly asset: PayAsset
  readonly amount: string
  readonly sessionId: string
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 0 && value.length <= 256
const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value)

function readAsset(json: unknown): PayAsset | undefined {
  if (!isRecord(json) || !isText(json.id) || !isCaipNetworkId(json.networkId)) return undefined
  const { id, networkId, address, symbol, name, decimals } = json
  const isCount = typeof decimals === 'number' && Number.isInteger(decimals) && decimals >= 0 && decimals <= 255
  if (!isText(symbol) || !isText(name) || !isCount || (address !== undefined && !isText(address))) return undefined
  return { id, networkId, symbol, name, decimals, ...(address !== undefined && { address }) }
}

/** The payment that is under way, so that a page that is loaded anew follows it. */
export const paymentKey = jsonKey<StoredPayment>('@portico/payment', (json) => {
  if (!isRecord(json) || !isRecord(json.exchange)) return undefined
  const { id, recipient, startedAt, sessionId, amount, paidAt, hash } = json
  const { id: exchangeId, name } = json.exchange
  const asset = readAsset(json.asset)
  const isAmount = typeof amount === 'string' && /^\d{1,78}$/.test(amount)
  if (!isText(id) || !isText(recipient) || !isText(sessionId) || !isText(exchangeId) || !isText(name)) return undefined
  if (!asset || !isAmount || !isTime(startedAt)) return undefined
  return {
    id,
    exchange: { id: exchangeId, name },
    asset,
    amount,
    recipient,
    isOwn: json.isOwn === true,
    startedAt,
    sessionId,
    paidAt: isTime(paidAt) ? paidAt : undefined,
    hash: isText(hash) ? hash : undefined,
  }
})
