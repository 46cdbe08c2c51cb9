import { type ChainNamespace, type Clock, isChainNamespace, type Store } from '@portico/core'
import { isRecord, recentWalletsKey, type StoredWallet } from '@portico/core/internal'
import { pendingPairingsKey } from './pendingPairingsKey.js'

/** A proposal that a wallet may still answer, even if its page is closed. */
export type PendingPairing = {
  /** Pairing topic of the proposal. */
  readonly topic: string
  /** When the proposal expires, in milliseconds since the Unix epoch. */
  readonly until: number
  /** Requested namespaces. */
  readonly namespaces: readonly ChainNamespace[]
  /** The wallet that the user chose. */
  readonly wallet: StoredWallet | undefined
  /** The app link that the user opened with the code. Untrusted: `rememberDeepLink` checks it. */
  readonly link: { readonly href: string; readonly name: string } | undefined
}

/** How long a wallet may answer a proposal, in milliseconds: the client's own limit. */
export const proposalLifetime = 300_000

/** Lists the proposals that a wallet may still answer, newest first. Malformed and expired ones are left out. */
export function listPendingPairings(context: {
  readonly clock: Clock
  readonly store: Store
}): readonly PendingPairing[] {
  const now = context.clock.now()
  const stored = context.store.get(pendingPairingsKey)
  const entries = Object.entries(isRecord(stored) ? stored : {})
  const pairings = entries.flatMap(([topic, entry]): readonly PendingPairing[] => {
    if (!/^[0-9a-f]{64}$/.test(topic) || !isRecord(entry)) return []
    const { until, namespaces, wallet, link } = entry
    // A time too far in the future was written with a different clock, or by other code.
    if (typeof until !== 'number' || !(until > now && until <= now + proposalLifetime)) return []
    if (!Array.isArray(namespaces) || !namespaces.every(isChainNamespace)) return []
    return [{ topic, until, namespaces, wallet: readWallet(wallet), link: readLink(link) }]
  })
  return pairings.sort((a, b) => b.until - a.until)
}

function readWallet(wallet: unknown): PendingPairing['wallet'] {
  return recentWalletsKey.parse(JSON.stringify([wallet]))?.[0]
}

function readLink(link: unknown): PendingPairing['link'] {
  if (!isRecord(link) || typeof link.href !== 'string' || typeof link.name !== 'string') return undefined
  return { href: link.href, name: link.name }
}

/** Stores or updates a proposal, in case the page is closed before a wallet has answered. */
export function rememberPendingPairing(
  context: { readonly clock: Clock; readonly store: Store },
  pairing: PendingPairing,
): void {
  const others = listPendingPairings(context).filter(({ topic }) => topic !== pairing.topic)
  const entries = [...others, pairing].map(({ topic, ...entry }) => [topic, entry] as const)
  context.store.set(pendingPairingsKey, Object.fromEntries(entries))
}

/** Deletes some proposals, and those that have expired. */
export function forgetPendingPairings(
  context: { readonly clock: Clock; readonly store: Store },
  topics: readonly string[],
): void {
  const { store } = context
  const left = listPendingPairings(context).filter(({ topic }) => !topics.includes(topic))
  if (left.length > 0)
    store.set(pendingPairingsKey, Object.fromEntries(left.map(({ topic, ...entry }) => [topic, entry])))
  else store.remove(pendingPairingsKey)
}

/** Reads the pairing topic of a `wc:` URI. */
export function readPairingTopic(uri: string): string {
  return /^wc:([0-9a-f]+)@/.exec(uri)?.[1] ?? ''
}
