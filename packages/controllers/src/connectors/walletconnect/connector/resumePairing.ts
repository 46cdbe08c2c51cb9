import type { Connector } from '@portico/core'
import { settle } from '@portico/core/internal'
import { lendBuffer } from '../client/lendBuffer.js'
import { awaitEarlierProposals } from '../pairing/awaitEarlierProposals.js'
import type { SignClientPort } from '../port/SignClientPort.js'
import { buildNamespaces } from '../session/buildNamespaces.js'
import { readAuths } from '../session/readAuths.js'
import { type EarlierAuthentication, settleAuthentication } from '../session/settleAuthentication.js'
import { forgetPendingPairings, listPendingPairings } from '../storage/pendingPairings.js'
import type { ConnectorParts } from './ConnectorParts.js'

/**
 * Waits for the answer to a pairing that an earlier page began, opens its session, and hands on what the wallet signed
 * while it connected. Rejects with `connection/aborted`.
 *
 * @param parts What the connector's commands share.
 * @param parameters The networks to ask for, and the signal that ends the wait.
 * @returns `undefined` when no pairing is left, none was answered, or another tab has the session.
 */
export async function resumePairing(
  { context, override, source, opener, own, pairings }: ConnectorParts,
  { chains = [], signal, signIn }: Parameters<Connector['restore']>[0],
): ReturnType<Connector['restore']> {
  const pending = listPendingPairings(context).filter(({ topic }) => !own.has(topic))
  if (pending.length === 0) return undefined
  // If the client cannot be loaded nothing is decided, and the next visit may try again.
  const client = await settle(source.get, { signal }).catch((error: unknown) => {
    source.listen()
    throw error
  })
  pairings.count++
  try {
    const { clock } = context
    const answering = awaitEarlierProposals({ client, clock, pending, signal })
    // Not before somebody listens: the client tells of an answer once.
    source.listen()
    const { session, authentication: answer } = await answering
    const answered = session?.pairingTopic ?? answer?.pairingTopic
    // Another tab may have taken the session, or cancelled the pairing and ended it.
    if (listPendingPairings(context).every(({ topic }) => topic !== answered)) return undefined
    const record = session ?? (answer && (await settleAuthentication(client, { clock, answer })))
    // If the session is open already, replacing its connection by a second one would end it.
    if (!record || opener.opened.has(record.topic)) return undefined
    const connection = await opener.adopt(client, { record, proposed: buildNamespaces({ chains, override }), signal })
    // Before the app learns of the account, which would otherwise be asked to sign again.
    if (answer && signIn) await signIn.keep(readSigned(client, answer))
    return connection
  } finally {
    pairings.count--
    if (!signal.aborted)
      forgetPendingPairings(
        context,
        pending.map(({ topic }) => topic),
      )
  }
}

function readSigned(client: SignClientPort, answer: EarlierAuthentication) {
  const takeBack = lendBuffer()
  try {
    return readAuths({ client, ...answer })
  } finally {
    takeBack()
  }
}
