import type { Connector } from '@portico/core'
import { settle } from '@portico/core/internal'
import { awaitEarlierProposals } from '../pairing/awaitEarlierProposals.js'
import { buildNamespaces } from '../session/buildNamespaces.js'
import { forgetPendingPairings, listPendingPairings } from '../storage/pendingPairings.js'
import type { ConnectorParts } from './ConnectorParts.js'

/**
 * Waits for the answer to a pairing that an earlier page began, and opens its session. Rejects with `connection/aborted`.
 *
 * @param parts What the connector's commands share.
 * @param parameters The networks to ask for, and the signal that ends the wait.
 * @returns `undefined` when no pairing is left, none was answered, or another tab has the session.
 */
export async function resumePairing(
  { context, override, source, opener, own, pairings }: ConnectorParts,
  { chains = [], signal }: Parameters<Connector['restore']>[0],
): ReturnType<Connector['restore']> {
  const pending = listPendingPairings(context).filter(({ topic }) => !own.has(topic))
  if (pending.length === 0) return undefined
  // If the client cannot be loaded nothing is decided, and the next visit may try again.
  const client = await settle(source.get, { signal }).finally(source.listen)
  pairings.count++
  try {
    const record = await awaitEarlierProposals({ client, clock: context.clock, pending, signal })
    // Another tab may have taken the session, or cancelled the pairing and ended it.
    const isWanted = listPendingPairings(context).some(({ topic }) => topic === record?.pairingTopic)
    // If the session is open already, replacing its connection by a second one would end it.
    if (!record || !isWanted || opener.opened.has(record.topic)) return undefined
    return await opener.adopt(client, { record, proposed: buildNamespaces({ chains, override }), signal })
  } finally {
    pairings.count--
    if (!signal.aborted)
      forgetPendingPairings(
        context,
        pending.map(({ topic }) => topic),
      )
  }
}
