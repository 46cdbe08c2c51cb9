import { getNamespace } from '@portico/core'
import { type StoredTransaction, sentTransactionLimits, sentTransactionsKey } from '@portico/core/internal'
import { proxy, ref } from 'valtio/vanilla'
import { definePart } from '../instance/definePart.js'
import { internals, type Portico } from '../instance/Portico.js'
import type { EventMap } from '../instance/state/EventMap.js'
import { normalizeHash } from './ActivityItem.js'

type Sent = Readonly<Record<string, readonly StoredTransaction[]>>

/** The transactions sent through Portico, see `sentTransactionsPart`. */
export type SentTransactions = {
  /** By account. Replaced as a whole with each change. */
  accounts: Sent
}

type SentTransactionsPart = {
  readonly state: SentTransactions
  /** Records what became of a transaction, or a new one. */
  record(event: EventMap['transaction']): void
  /** Hashes and batch ids whose outcome something already waits for. */
  readonly followed: Set<string>
  stop(): void
}

/**
 * Transactions sent through Portico: those of earlier pages and other tabs from the storage, and those that the instance
 * tells of from now on. `state` is a valtio proxy.
 */
export const sentTransactionsPart = definePart<SentTransactionsPart>({
  key: 'sentTransactions',
  create(portico) {
    const { emitter, store } = portico[internals]
    const read = (): Sent => store.get(sentTransactionsKey) ?? {}
    const state = proxy<SentTransactions>({ accounts: ref(read()) })
    const followed = new Set<string>()
    const record = (event: EventMap['transaction'], callsId?: string) => {
      // Read anew: another tab may have written.
      const accounts = recordTransaction(portico, read(), event, callsId)
      if (!accounts) return
      store.set(sentTransactionsKey, accounts)
      // As it was read back, with texts cleaned.
      state.accounts = ref(read())
    }
    const stops = [
      emitter.on('transaction', (event) => record(event)),
      emitter.on('calls', ({ id, ...event }) => {
        // The sender of the batch waits for its outcome.
        followed.add(id)
        record({ ...event, status: 'sent', hash: id }, id)
      }),
      store.subscribe(sentTransactionsKey, (accounts = {}) => {
        state.accounts = ref(accounts)
      }),
    ]
    return {
      state,
      record,
      followed,
      stop() {
        for (const stop of stops) stop()
      },
    }
  },
  dispose: ({ stop }) => stop(),
})

/** Returns the name under which an account's transactions are stored. */
export function toSentAccount(namespace: string, address: string): string {
  return `${namespace}:${normalizeHash(address)}`
}

/** Returns the transactions after an event; `undefined` if nothing changes or nobody's account is known. */
function recordTransaction(
  portico: Portico,
  accounts: Sent,
  event: EventMap['transaction'],
  callsId?: string,
): Sent | undefined {
  const { networkId, hash, sentHash = hash, details } = event
  const namespace = getNamespace(networkId)
  const hashes = [normalizeHash(hash), normalizeHash(sentHash)]
  const isIt = (entry: StoredTransaction) => entry.networkId === networkId && hashes.includes(normalizeHash(entry.hash))
  // The account may no longer be selected when the outcome becomes known.
  const owner = Object.keys(accounts).find((account) => accounts[account]?.some(isIt))
  const address = details?.from ?? portico.getState().namespaces[namespace]?.address
  const account = owner ?? (address && toSentAccount(namespace, address))
  if (!account) return undefined
  const list = accounts[account] ?? []
  const known = list.find(isIt)
  const status = event.status === 'sent' ? 'pending' : event.replaced ? 'replaced' : event.status
  // The wallet's page may tell once more of a transaction whose outcome is known.
  if (known && event.status === 'sent' && known.status !== 'pending') return undefined
  const entry: StoredTransaction = {
    sentAt: portico[internals].clock.now(),
    ...(address && { from: address }),
    ...details,
    ...(callsId !== undefined && { callsId }),
    ...known,
    networkId,
    hash,
    status,
  }
  const others = list.filter((each) => !isIt(each))
  const newest = known ? list.flatMap((each) => (each === known ? entry : isIt(each) ? [] : each)) : [entry, ...others]
  const rest = Object.entries(accounts).filter(([each]) => each !== account)
  return Object.fromEntries([
    [account, newest.slice(0, sentTransactionLimits.transactions)],
    ...rest.slice(0, sentTransactionLimits.accounts - 1),
  ])
}
