import type { AdapterContext, Connector } from '@portico/core'
import { settle } from '@portico/core/internal'
import { createClientSource } from '../client/createClientSource.js'
import { awaitEarlierProposals } from '../pairing/awaitEarlierProposals.js'
import { createPairing } from '../pairing/createPairing.js'
import { trackPairing } from '../pairing/trackPairing.js'
import type { SignClientPort } from '../port/SignClientPort.js'
import type { WalletConnectOptions } from '../port/WalletConnectOptions.js'
import { buildNamespaces } from '../session/buildNamespaces.js'
import { endStraySessions } from '../session/endStraySessions.js'
import { findSession } from '../session/findSession.js'
import { forgetPendingPairings, listPendingPairings } from '../storage/pendingPairings.js'
import { createSessionOpener } from './createSessionOpener.js'
import { overrideContext } from './overrideContext.js'

/**
 * Does what the connector `walletConnect()` promises, once its code is loaded.
 *
 * @param makeSource Makes what brings the client.
 */
export function createWalletConnectConnector(
  given: AdapterContext,
  options: WalletConnectOptions,
  makeSource: typeof createClientSource = createClientSource,
): Pick<Connector, 'connect' | 'restore'> {
  const override = options.universalProviderConfigOverride
  const context = overrideContext(given, override)
  const { clock, logger } = context
  const source = makeSource(context, options)
  const own = new Set<string>()
  const { opened, open, adopt } = createSessionOpener(context, options)
  let pairings = 0

  // Sessions of a client that was passed in may be the integrator's own.
  const tidy = (client: SignClientPort) => {
    if (options.client || pairings > 0) return
    endStraySessions({ client, context, opened }).catch((error: unknown) =>
      logger.debug('Sessions that nobody uses could not be ended', error),
    )
  }

  const resumePairing: Connector['restore'] = async ({ chains = [], signal }) => {
    const pending = listPendingPairings(context).filter(({ topic }) => !own.has(topic))
    if (pending.length === 0) return undefined
    // Without a client nothing is decided: the next visit may try again.
    const client = await settle(source.get, { signal }).finally(source.listen)
    pairings++
    try {
      const record = await awaitEarlierProposals({ client, clock, pending, signal })
      // Another tab may have taken the session, or given the pairing up and ended it.
      const isWanted = listPendingPairings(context).some(({ topic }) => topic === record?.pairingTopic)
      // A second connection of a session would end it as soon as it takes the place of the first.
      if (!record || !isWanted || opened.has(record.topic)) return undefined
      return await adopt(client, { record, proposed: buildNamespaces({ chains, override }), signal })
    } finally {
      pairings--
      if (!signal.aborted)
        forgetPendingPairings(
          context,
          pending.map(({ topic }) => topic),
        )
    }
  }

  const resume: Connector['restore'] = async ({ namespaces, signal }) => {
    const client = await settle(source.get, { signal })
    let session = findSession({ client, context, namespaces })
    if (!session) {
      // Another tab may have paired since the client read its storage.
      await settle(source.catchUp, { signal })
      session = findSession({ client, context, namespaces })
    }
    const connection = session && (await open(client, { session, signal }))
    tidy(client)
    return connection
  }

  return {
    async connect({ namespaces, chains, signal, onUri, onTransport }) {
      const client = await settle(source.get, { signal }).finally(source.listen)
      tidy(client)
      const proposed = buildNamespaces({ chains, override })
      const track = trackPairing(context, { namespaces, own })
      pairings++
      const pairing = createPairing({
        client,
        clock,
        logger,
        namespaces: proposed,
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
        return await adopt(client, { record, proposed, signal })
      } finally {
        pairings--
        // Not before the session is open: a page that goes away meanwhile takes it up on return.
        track.end(answered)
      }
    },
    async restore(parameters) {
      if (parameters.pairing) return resumePairing(parameters)
      // What the wallet says while the page loads is for the session that is being restored: that listens first.
      return await resume(parameters).finally(source.listen)
    },
  }
}
