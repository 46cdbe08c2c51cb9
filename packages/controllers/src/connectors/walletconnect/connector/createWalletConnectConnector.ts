import type { AdapterContext, Connector } from '@portico/core'
import { createClientSource } from '../client/createClientSource.js'
import type { WalletConnectOptions } from '../port/WalletConnectOptions.js'
import { endStraySessions } from '../session/endStraySessions.js'
import type { ConnectorParts } from './ConnectorParts.js'
import { createSessionOpener } from './createSessionOpener.js'
import { overrideContext } from './overrideContext.js'
import { pairWallet } from './pairWallet.js'
import { resumePairing } from './resumePairing.js'
import { resumeSession } from './resumeSession.js'

/**
 * Creates the commands of the connector `walletConnect()`, which loads this module on first use.
 *
 * @param given The instance's parts.
 * @param options Options of `walletConnect()`.
 * @param makeSource Creates the source of the client. Tests replace it.
 */
export function createWalletConnectConnector(
  given: AdapterContext,
  options: WalletConnectOptions,
  makeSource: typeof createClientSource = createClientSource,
): Pick<Connector, 'connect' | 'restore'> {
  const override = options.universalProviderConfigOverride
  const context = overrideContext(given, override)
  const opener = createSessionOpener(context, options)
  const pairings = { count: 0 }
  const parts: ConnectorParts = {
    context,
    override,
    source: makeSource(context, options),
    opener,
    own: new Set(),
    pairings,
    endUnused(client) {
      // Sessions of a client that was passed in may belong to the integrator.
      if (options.client || pairings.count > 0) return
      endStraySessions({ client, context, opened: opener.opened }).catch((error: unknown) =>
        context.logger.debug('Sessions that nobody uses could not be ended', error),
      )
    },
  }
  return {
    connect: (parameters) => pairWallet(parts, parameters),
    async restore(parameters) {
      if (parameters.pairing) return resumePairing(parts, parameters)
      // Messages that arrived while the page loaded are for the restored session, which must be listening first.
      return await resumeSession(parts, parameters).finally(parts.source.listen)
    },
  }
}
