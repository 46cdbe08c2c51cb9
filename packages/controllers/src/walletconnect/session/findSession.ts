import { type AdapterContext, type ChainNamespace, connectionsKey } from '@portico/core'
import type { SessionRecord, SignClientPort } from '../client/SignClientPort.js'
import { activeChainsKey } from '../provider/activeChainsKey.js'
import { checkSession } from './checkSession.js'

export type FindSessionParameters = {
  readonly client: SignClientPort
  readonly context: AdapterContext
  readonly namespaces: readonly ChainNamespace[]
}

/**
 * Finds the stored session to resume: unexpired and of one of the namespaces. Of several the one used last, else one
 * with the account that was connected, else the newest.
 */
export function findSession({ client, context, namespaces }: FindSessionParameters): SessionRecord | undefined {
  const { clock, logger, store } = context
  const stored = store.get(connectionsKey)
  const addresses = namespaces.flatMap((name) => stored?.[name]?.[0]?.accounts.map(({ address }) => address) ?? [])
  const last = store.get(activeChainsKey)?.topic
  const rank = ({ topic, namespaces: granted }: SessionRecord) => {
    if (topic === last) return 2
    const accounts = Object.values(granted).flatMap((part) => part.accounts)
    return accounts.some((account) => addresses.includes(account.slice(account.lastIndexOf(':') + 1))) ? 1 : 0
  }
  const usable = client.session.getAll().flatMap((record): readonly SessionRecord[] => {
    try {
      const { session } = checkSession({ session: record })
      const serves = Object.keys(session.namespaces).some((key) => namespaces.includes(key.split(':', 1)[0] ?? ''))
      return serves && session.expiry * 1000 > clock.now() ? [session] : []
    } catch (error) {
      logger.warn('a stored session is unusable', error)
      return []
    }
  })
  return usable.sort((a, b) => rank(b) - rank(a) || b.expiry - a.expiry)[0]
}
