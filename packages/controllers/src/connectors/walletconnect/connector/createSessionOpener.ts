import { type AdapterContext, type Connection, connectionErrors } from '@portico/core'
import type { SessionRecord, SignClientPort } from '../port/SignClientPort.js'
import type { WalletConnectOptions } from '../port/WalletConnectOptions.js'
import { openSession } from '../provider/openSession.js'
import type { buildNamespaces } from '../session/buildNamespaces.js'
import { checkSession } from '../session/checkSession.js'
import { endUnusedSession } from '../session/endUnusedSession.js'

type OpenParameters = {
  readonly session: SessionRecord
  readonly missing?: Connection['missing']
  readonly signal: AbortSignal
}

type AdoptParameters = {
  /** The session as the client stored it, unchecked. */
  readonly record: SessionRecord
  readonly proposed: ReturnType<typeof buildNamespaces>
  readonly signal: AbortSignal
}

/** Opens connections for sessions of an instance. */
export type SessionOpener = {
  /** Topics of the sessions this page has opened. */
  readonly opened: ReadonlySet<string>
  /** Opens the connection of a checked session. */
  open(client: SignClientPort, parameters: OpenParameters): Promise<Connection>
  /** Checks a new session and opens its connection. Ends the session if it cannot be used. */
  adopt(client: SignClientPort, parameters: AdoptParameters): Promise<Connection>
}

/** Creates the opener of an instance, which records the sessions that this page has opened. */
export function createSessionOpener(context: AdapterContext, options: WalletConnectOptions): SessionOpener {
  const { logger } = context
  const opened = new Set<string>()

  const open = async (client: SignClientPort, { session, missing, signal }: OpenParameters) => {
    const relayClientId = await client.core.crypto.getClientId().catch(() => undefined)
    if (signal.aborted) throw connectionErrors('connection/aborted')
    opened.add(session.topic)
    return openSession({
      client,
      session,
      context,
      connectorId: 'walletConnect',
      namespaces: Object.keys(session.namespaces),
      defaultChain: options.universalProviderConfigOverride?.defaultChain,
      relayClientId,
      missing,
      bundlerHosts: options.bundlerHosts,
      ping: options.ping,
    })
  }

  const adopt = async (client: SignClientPort, { record, proposed, signal }: AdoptParameters) => {
    try {
      const { session, missing } = checkSession({ session: record, proposed })
      logger.debug('the wallet left out', missing)
      return await open(client, { session, missing, signal })
    } catch (error) {
      endUnusedSession({ client, logger, topic: record.topic })
      throw error
    }
  }

  return { opened, open, adopt }
}
