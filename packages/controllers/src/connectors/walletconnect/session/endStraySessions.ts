import type { AdapterContext, ChainNamespace } from '@portico/core'
import { connectionsKey } from '@portico/core/internal'
import { createSessionLock } from '../locks/createSessionLock.js'
import type { SessionNamespace, SessionRecord, SignClientPort } from '../port/SignClientPort.js'
import { listOwnPairings } from '../storage/ownPairings.js'
import { listPendingPairings } from '../storage/pendingPairings.js'
import { endUnusedSession } from './endUnusedSession.js'
import { readNamespaces } from './readNamespaces.js'

export type EndStraySessionsParameters = {
  readonly client: SignClientPort
  readonly context: AdapterContext
  /** Topics of the sessions that this page has opened. */
  readonly opened: ReadonlySet<string>
}

/**
 * Ends sessions that are left over when a page is closed between the wallet's answer and the connection: the wallet
 * shows them as active, the app does not. Keeps sessions that are open here or in another tab, that an earlier pairing
 * waits for, or that a stored connection may use. Also keeps sessions that were not started with this storage: the
 * client's storage belongs to the whole origin, and a tab with a storage of its own may return to its session after the
 * browser released its lock. These expire within a week if unused.
 */
export async function endStraySessions({ client, context, opened }: EndStraySessionsParameters): Promise<void> {
  const { instanceId, logger, store } = context
  const sessions = client.session.getAll()
  const stored = store.get(connectionsKey) ?? {}
  const own = listOwnPairings(context).map(({ topic }) => topic)
  const pending = listPendingPairings(context).map(({ topic }) => topic)
  const served = sessions.filter(({ topic }) => opened.has(topic)).flatMap((session) => readGranted(session).names)
  const mayBeStored = (name: ChainNamespace, accounts: readonly string[]) => {
    const entry = stored[name]?.[0]
    if (entry?.connectorId !== 'walletConnect') return false
    // Until the stored connection is restored, its session may have another account, if the wallet has switched since.
    return !served.includes(name) || entry.accounts.some(({ address }) => accounts.includes(address))
  }
  const strays = sessions.filter((session) => {
    const { topic, pairingTopic } = session
    if (pairingTopic === undefined || !own.includes(pairingTopic)) return false
    if (opened.has(topic) || pending.includes(pairingTopic)) return false
    const { names, accounts } = readGranted(session)
    return !names.some((name) => mayBeStored(name, accounts))
  })
  await Promise.all(
    strays.map(({ topic }) =>
      createSessionLock({ instanceId, topic }).ifUnused(() => endUnusedSession({ client, logger, topic })),
    ),
  )
}

/** Returns the namespaces and addresses of a session; empty if it could not be restored. */
function readGranted({ namespaces }: SessionRecord) {
  const granted = readOrNothing(namespaces)
  return {
    names: Object.keys(granted),
    accounts: Object.values(granted).flatMap(({ accounts }) =>
      accounts.map((account) => account.slice(account.lastIndexOf(':') + 1)),
    ),
  }
}

function readOrNothing(namespaces: unknown): Readonly<Record<string, SessionNamespace>> {
  try {
    return readNamespaces(namespaces)
  } catch {
    return {}
  }
}
