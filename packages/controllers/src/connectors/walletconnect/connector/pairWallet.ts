import type { Connection, ConnectParameters } from '@portico/core'
import { settle } from '@portico/core/internal'
import { lendBuffer } from '../client/lendBuffer.js'
import { createAuthentication } from '../pairing/createAuthentication.js'
import { createPairing } from '../pairing/createPairing.js'
import { trackPairing } from '../pairing/trackPairing.js'
import { buildNamespaces } from '../session/buildNamespaces.js'
import type { ConnectorParts } from './ConnectorParts.js'

/**
 * Shows pairing codes through `onUri` until a wallet approves one, and opens its session. Rejects with
 * `connection/aborted`, `wallet/rejected` and what the client fails with.
 *
 * @param parts What the connector's commands share.
 * @param parameters The networks to ask for, and who is told of codes.
 */
export async function pairWallet(
  { context, override, source, opener, own, pairings, endUnused }: ConnectorParts,
  { namespaces, chains, signal, onUri, onTransport, signIn }: ConnectParameters,
): Promise<Connection> {
  const { clock, logger } = context
  const client = await settle(source.get, { signal }).finally(source.listen)
  endUnused(client)
  const proposed = buildNamespaces({ chains, override })
  const authentication = signIn && createAuthentication({ client, logger, chains, namespaces: proposed, signIn })
  const takeBack = authentication && lendBuffer()
  const track = trackPairing(context, { namespaces, own })
  pairings.count++
  const pairing = createPairing({
    client,
    clock,
    logger,
    namespaces: proposed,
    authenticate: authentication?.open,
    signal,
    onUri(uri, details) {
      track.add(uri, details)
      onUri?.(uri, details)
    },
    onTransport,
  })
  let answered: string | undefined
  try {
    const record = await pairing
    answered = record.pairingTopic
    const connection = await opener.adopt(client, { record, proposed, signal })
    // Before the app learns of the account, which would otherwise be asked to sign again.
    await signIn?.keep(authentication?.read(record.topic) ?? [])
    return connection
  } finally {
    pairings.count--
    takeBack?.()
    // Not before the session is open: if the page goes away meanwhile, the next one resumes the pairing.
    track.end(answered)
  }
}
