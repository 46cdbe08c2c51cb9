import type { StoredTransaction } from '@portico/core/internal'
import type { ServiceTransaction } from '../services/blockchainApi/ServiceTransaction.js'

/** An entry of the activity: a transaction that the data service lists, or one that was sent through Portico. */
export type ActivityItem = Omit<ServiceTransaction, 'status'> & {
  /** `replaced`: another transaction of the account took its place; only of one's own. */
  readonly status: ServiceTransaction['status'] | 'replaced'
  /** Whether only Portico knows it. Its `minedAt` is the time when it was sent. */
  readonly isOwn?: boolean | undefined
}

/** Returns a hash in the form in which it is compared: hex digits of EVM hashes come in either case. */
export function normalizeHash(hash: string): string {
  // A text that stays the same text is looked up faster, which counts for 100,000 of them.
  return hash.startsWith('0x') && /[A-Z]/.test(hash) ? hash.toLowerCase() : hash
}

/** Returns the entry of a transaction that was sent through Portico. What it moved may be unknown. */
export function toOwnItem(sent: StoredTransaction): ActivityItem {
  const { networkId, hash, status, sentAt, from, to, amount, symbol, callsId } = sent
  const direction = from !== undefined && from === to ? 'self' : 'out'
  const isTransfer = amount !== undefined && symbol !== undefined
  return {
    id: `own:${networkId}:${callsId ?? hash}`,
    hash: hash === callsId ? undefined : hash,
    networkId,
    operation: isTransfer ? 'send' : 'execute',
    minedAt: sentAt,
    from,
    to,
    status,
    nonce: undefined,
    transfers: isTransfer
      ? [{ kind: 'token', direction, amount, symbol, name: undefined, image: undefined, value: undefined }]
      : [],
    isOwn: true,
  }
}
