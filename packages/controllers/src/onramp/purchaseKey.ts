import { isCaipNetworkId, isChainNamespace, jsonKey } from '@portico/core'
import { isRecord } from '@portico/core/internal'
import type { OnrampPurchase, OnrampToken } from './OnrampState.js'

/** A purchase as it is stored: amounts are decimal text. */
type StoredPurchase = Omit<OnrampPurchase, 'phase' | 'expected' | 'before' | 'received' | 'isUnreachable'> & {
  readonly expected?: string | undefined
  readonly before?: string | undefined
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 0 && value.length <= 256
const isUnits = (value: unknown): value is string => typeof value === 'string' && /^\d{1,78}$/.test(value)

function readToken(json: unknown): OnrampToken | undefined {
  if (!isRecord(json) || !isText(json.symbol) || !isText(json.name)) return undefined
  const { address, decimals } = json
  if (address !== undefined && !isText(address)) return undefined
  const isCount = typeof decimals === 'number' && Number.isInteger(decimals) && decimals >= 0 && decimals <= 255
  return { symbol: json.symbol, name: json.name, address, decimals: isCount ? decimals : undefined }
}

/** The purchase that is under way, so that a page that is loaded anew follows it. Holds no page and no key of a provider. */
export const purchaseKey = jsonKey<StoredPurchase>('@portico/purchase', (json) => {
  if (!isRecord(json) || !isChainNamespace(json.namespace) || !isCaipNetworkId(json.networkId)) return undefined
  const { account, earlier, providerId, providerName, startedAt } = json
  const token = readToken(json.token)
  const isWhole = isText(account) && isText(providerId) && isText(providerName) && typeof startedAt === 'number'
  if (!token || !isWhole) return undefined
  return {
    namespace: json.namespace,
    networkId: json.networkId,
    account,
    token,
    providerId,
    providerName,
    startedAt,
    offered: isText(json.offered) && /^\d+(\.\d+)?$/.test(json.offered) ? json.offered : undefined,
    expected: isUnits(json.expected) ? json.expected : undefined,
    before: isUnits(json.before) ? json.before : undefined,
    hash: isText(json.hash) ? json.hash : undefined,
    earlier: Array.isArray(earlier) ? earlier.filter(isText).slice(0, 100) : undefined,
  }
})
