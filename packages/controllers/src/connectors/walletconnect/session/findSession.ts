import type { AdapterContext, ChainNamespace } from '@portico/core'
import { connectionsKey } from '@portico/core/internal'
import type { SessionRecord, SignClientPort } from '../port/SignClientPort.js'
import { activeChainsKey } from '../storage/activeChainsKey.js'
import { listOwnPairings } from '../storage/ownPairings.js'
import { checkSession } from './checkSession.js'

export type FindSessionParameters = {
  readonly client: SignClientPort
  readonly context: AdapterContext
  readonly namespaces: readonly ChainNamespace[]
}

/**
 * Finds the stored session to restore: unexpired, with one of the namespaces, and started with this storage, because
 * the client's storage belongs to the whole origin. If there are several, the last used one wins, then one with the
 * connected account, then the newest. A storage without any session of its own was written by another library; then the
 * account decides.
 */
export function findSession({ client, context, namespaces }: FindSessionParameters): SessionRecord | undefined {
  const { clock, logger, store } = context
  const stored = store.get(connectionsKey)
  const addresses = namespaces.flatMap((name) => stored?.[name]?.[0]?.accounts.map(({ address }) => address) ?? [])
  const last = store.get(activeChainsKey)?.topic
  const own = listOwnPairings(context).map(({ topic }) => topic)
  const hasAccount = ({ namespaces: granted }: SessionRecord) =>
    Object.values(granted).some(({ accounts }) =>
      accounts.some((account) => addresses.includes(account.slice(account.lastIndexOf(':') + 1))),
    )
  const isOwn = (session: SessionRecord) =>
    session.topic === last || (own.length > 0 ? own.includes(session.pairingTopic ?? '') : hasAccount(session))
  const rank = (session: SessionRecord) => (session.topic === last ? 2 : hasAccount(session) ? 1 : 0)
  const usable = client.session.getAll().flatMap((record): readonly SessionRecord[] => {
    try {
      const { session } = checkSession({ session: record })
      const serves = namespaces.some((name) => Object.hasOwn(session.namespaces, name))
      return serves && session.expiry * 1000 > clock.now() && isOwn(session) ? [session] : []
    } catch (error) {
      logger.warn('a stored session is unusable', error)
      return []
    }
  })
  return usable.sort((a, b) => rank(b) - rank(a) || b.expiry - a.expiry)[0]
}
