import { type Clock, isChainNamespace, isRecord, recentWalletsKey, type Store } from '@portico/core'
import type { PendingPairing } from './PendingPairing.js'
import { pendingPairingsKey } from './pendingPairingsKey.js'
import { proposalLifetime } from './proposalLifetime.js'

/** Lists the proposals that a wallet may still answer, newest first. What is malformed or too old is left out. */
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
    // A time that is too far ahead was written by another clock, or by nobody of ours.
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
