import { isCaipNetworkId, isChainNamespace } from '../../caip/networkId.js'
import type { CaipNetworkId } from '../../caip/types.js'
import { isRecord, readRecord } from '../../validate/records.js'
import { stripControls } from '../../validate/safeText.js'
import { jsonKey } from '../storageKey.js'

/** A transaction that was sent from this page or an earlier one. */
export type StoredTransaction = {
  readonly networkId: CaipNetworkId
  /** Equals `callsId` until the wallet reports the hash of a batch. */
  readonly hash: string
  /** `replaced`: another transaction of the account took its place. */
  readonly status: 'pending' | 'confirmed' | 'failed' | 'replaced'
  /** When it was sent, in milliseconds since the Unix epoch. */
  readonly sentAt: number
  readonly from?: string
  readonly to?: string
  /** Plain decimal number in whole units. */
  readonly amount?: string
  readonly symbol?: string
  /** Contract or mint address of the token. */
  readonly token?: string | undefined
  /** Contract or mint address of the token that comes for it. */
  readonly received?: string | undefined
  /** Identifies a batch in the wallet that accepted it (`wallet_sendCalls`, EIP-5792). */
  readonly callsId?: string
}

/** Maximum number of transactions kept per account, and of accounts. */
export const sentTransactionLimits = { transactions: 50, accounts: 20 } as const

/** Sent transactions by account, such as `eip155:0xab`; the account used last and the newest transactions first. */
export const sentTransactionsKey = jsonKey<Readonly<Record<string, readonly StoredTransaction[]>>>(
  '@portico/sent_transactions',
  (json) => {
    const accounts = readRecord(json, (list, account) => {
      const [namespace, address = '', ...rest] = account.split(':')
      if (!isChainNamespace(namespace) || !isAddress(address) || rest.length > 0 || !Array.isArray(list))
        return undefined
      const found = list.flatMap((entry) => readTransaction(entry, namespace) ?? [])
      return found.length > 0 ? found.slice(0, sentTransactionLimits.transactions) : undefined
    })
    return accounts && Object.fromEntries(Object.entries(accounts).slice(0, sentTransactionLimits.accounts))
  },
)

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^[-.%a-zA-Z0-9]{1,128}$/.test(value)
/** EIP-5792 allows ids of up to 4,096 bytes. Longer ones than these are not stored, because the storage is shared with the page. */
const isCallsId = (value: unknown): value is string => typeof value === 'string' && /^[!-~]{1,512}$/.test(value)
const statuses: readonly unknown[] = ['pending', 'confirmed', 'failed', 'replaced']
/** The latest time that a `Date` can hold, in milliseconds since the Unix epoch. */
const maxTime = 8_640_000_000_000_000

const readers = {
  networkId: (value: unknown) => (isCaipNetworkId(value) ? value : undefined),
  hash: (value: unknown) => (typeof value === 'string' && /^\w{1,128}$/.test(value) ? value : undefined),
  status: (value: unknown) => (statuses.includes(value) ? value : undefined),
  sentAt: (value: unknown) => (Number.isSafeInteger(value) && Math.abs(Number(value)) <= maxTime ? value : undefined),
  from: (value: unknown) => (isAddress(value) ? value : undefined),
  to: (value: unknown) => (isAddress(value) ? value : undefined),
  amount: (value: unknown) => (typeof value === 'string' && /^\d{1,80}(\.\d{1,255})?$/.test(value) ? value : undefined),
  symbol: (value: unknown) =>
    typeof value === 'string'
      ? Array.from(stripControls(value.slice(0, 128)))
          .slice(0, 32)
          .join('')
          .trim() || undefined
      : undefined,
  token: (value: unknown) => (isAddress(value) ? value : undefined),
  received: (value: unknown) => (isAddress(value) ? value : undefined),
  callsId: (value: unknown) => (isCallsId(value) ? value : undefined),
}
const required = ['networkId', 'hash', 'status', 'sentAt']

function readTransaction(entry: unknown, namespace: string): StoredTransaction | undefined {
  if (!isRecord(entry)) return undefined
  const isPendingBatch = isCallsId(entry.callsId) && entry.hash === entry.callsId
  const fields = Object.fromEntries(
    Object.entries(readers).flatMap(([field, read]) => {
      const value = field === 'hash' && isPendingBatch ? entry.callsId : read(entry[field])
      return value === undefined ? [] : [[field, value]]
    }),
  )
  if (!required.every((field) => field in fields)) return undefined
  // Every field was read by its own reader above, and those that are needed are there.
  const transaction = fields as StoredTransaction
  return transaction.networkId.startsWith(`${namespace}:`) ? transaction : undefined
}
