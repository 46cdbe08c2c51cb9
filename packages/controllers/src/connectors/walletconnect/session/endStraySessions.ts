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
 * Ends what a page left behind that was killed between the wallet's answer and the connection: no connection shows such a
 * session, but the wallet does. Kept are sessions that are open, here or in another tab, that an earlier pairing waits
 * for, and that may be the one of a stored connection. So are those that were not begun with this storage: the client's
 * is that of the whole origin, and a tab with a storage of its own may come back to its session, whose lock a reload or
 * a browser short of memory has released. One that nobody comes back to expires within a week.
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
    // Until the stored connection is resumed its session may have another account, if the wallet has moved since.
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

/** Returns namespaces and addresses of a session, or none if it could not be restored. */
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
