import type { Token, TokenBalance } from '@portico/core'
import { chainErrors } from '@portico/core/internal'
import type { Query } from '@tanstack/query-core'
import { internals, type Portico } from '../../instance/Portico.js'
import { supportsFeature } from '../../networks/supportsFeature.js'
import { blockAfterFailure, isFresh } from './balanceReads.js'
import { type BalanceParameters, balanceTarget } from './balanceTarget.js'

/** Balances of tokens, and the time they were read, in milliseconds since the Unix epoch. */
export type TokenBalancesData = { readonly balances: readonly TokenBalance[]; readonly updatedAt: number }

/** What `tokenBalancesQueryOptions` takes. */
export type TokenBalancesParameters = BalanceParameters & {
  /** Contract or mint addresses of more tokens than the option `tokens` names. */
  readonly more?: readonly string[] | undefined
}

type TokenBalancesKey = readonly ['balances', 'tokens', string | undefined, string | undefined, ...string[]]

/**
 * Returns the query of the balances of the tokens in the option `tokens`: fresh for 30 s, retried 30 s after a failure
 * at the earliest. Tokens without decimals are left out. Empty if the adapter does not support `tokens`.
 *
 * @param portico The instance.
 * @param parameters Whose balances, where, and of which tokens besides; default: the active account on its network.
 */
export function tokenBalancesQueryOptions(portico: Portico, parameters: TokenBalancesParameters = {}) {
  const { namespace, address, networkId, definition } = balanceTarget(portico, parameters)
  const { more = [] } = parameters
  const queryKey: TokenBalancesKey = ['balances', 'tokens', networkId, address, ...more]
  return {
    queryKey,
    enabled: address !== undefined && networkId !== undefined,
    staleTime: (query: Query<TokenBalancesData, Error, TokenBalancesData, TokenBalancesKey>) =>
      query.state.data && isFresh(portico, query.state.data.updatedAt) ? Number.POSITIVE_INFINITY : 0,
    queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<TokenBalancesData> =>
      blockAfterFailure(portico, {
        key: queryKey,
        signal,
        async read() {
          const { clock, loadActions, options } = portico[internals]
          if (!definition || !networkId || !address) throw chainErrors('chain/network-not-found')
          // An `undefined` property counts as missing.
          const named = (options.tokens[networkId] ?? []) as readonly (Partial<Token> & { readonly address: string })[]
          const tokens = [...named, ...more.map((address) => ({ address }))]
          const isRead = tokens.length > 0 && supportsFeature(portico, { namespace, feature: 'tokens' })
          const actions = isRead ? await loadActions(namespace) : undefined
          const found = (await actions?.getTokenBalances?.({ networkId, address, tokens, signal })) ?? []
          return { balances: found.filter(({ token }) => token.decimals > 0), updatedAt: clock.now() }
        },
      }),
  }
}
