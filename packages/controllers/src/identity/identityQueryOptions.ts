import type { ChainNamespace } from '@portico/core'
import type { Query } from '@tanstack/query-core'
import { blockAfterFailure } from '../assets/balances/balanceReads.js'
import { type BalanceParameters, balanceTarget } from '../assets/balances/balanceTarget.js'
import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import { usesBlockchainApi } from '../services/blockchainApi/usesBlockchainApi.js'
import { type IdentityData, identityMs, readIdentityCache, toIdentityKey, writeIdentityCache } from './identityCache.js'
import { isPlainName } from './isSafeName.js'
import { profilesPart } from './showProfiles.js'

type IdentityKey = readonly ['identity', ChainNamespace, string | undefined, boolean]

/**
 * Returns the query of an account's name and picture: fresh for 5 minutes, stored across reloads, and retried 30 s after
 * a failure at the earliest. Accounts have none on test networks, and elsewhere than on EVM networks only those that the
 * data service knows.
 *
 * @param portico The instance.
 * @param parameters Whose, and on which network; default: the active account on its network.
 */
export function identityQueryOptions(portico: Portico, parameters: BalanceParameters = {}) {
  const { namespace, address, networkId, definition } = balanceTarget(portico, parameters)
  const isSource = namespace === 'eip155' || usesBlockchainApi(portico)
  const enabled = address !== undefined && definition !== undefined && !definition.testnet && isSource
  // Part of the key, so that a test network does not show what another one told.
  const queryKey: IdentityKey = ['identity', namespace, address && toIdentityKey(address, namespace), enabled]
  return {
    queryKey,
    enabled,
    initialData(): IdentityData | undefined {
      const stored = enabled ? readIdentityCache(portico, { address, namespace }) : undefined
      // Other names need a check that is not loaded yet.
      return stored?.name === undefined || isPlainName(stored.name) ? stored : undefined
    },
    staleTime: (query: Query<IdentityData, Error, IdentityData, IdentityKey>) =>
      query.state.data && portico[internals].clock.now() - query.state.data.updatedAt <= identityMs
        ? Number.POSITIVE_INFINITY
        : 0,
    queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<IdentityData> =>
      blockAfterFailure(portico, {
        key: queryKey,
        signal,
        async read() {
          if (!address || !networkId) return { name: undefined, avatar: undefined, updatedAt: 0 }
          const { readIdentity } = await import('./readIdentity.lazy.js')
          const found = await readIdentity(portico, { address, networkId, signal })
          const data = { ...found, updatedAt: portico[internals].clock.now() }
          writeIdentityCache(portico, { address, namespace, ...data })
          getPart(portico, profilesPart).show()
          return data
        },
      }),
  }
}
