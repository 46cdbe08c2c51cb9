import type { ChainNamespace } from '@portico/core'
import { useWatched } from '../bindings/useWatched.js'
import type { HeldTokens } from './watchTokens.js'

/** What `useTokenBalances` returns; `idle` while no account is connected. Amounts are in base units. */
export type UseTokenBalancesReturnType = Omit<HeldTokens, 'status'> & {
  readonly status: 'idle' | HeldTokens['status']
}

const idle: UseTokenBalancesReturnType = { status: 'idle', balances: [] }
const load = () => import('./watchTokens.js').then(({ watchTokens }) => watchTokens)

/**
 * Returns the selected account's balances of the tokens in the option `tokens`, on the active network.
 *
 * @param parameters The namespace; the active one by default.
 * @example
 * const { balances } = useTokenBalances()
 * return balances.map(({ token, formatted }) => <li key={token.address}>{formatted} {token.symbol}</li>)
 */
export function useTokenBalances({
  namespace,
}: {
  readonly namespace?: ChainNamespace | undefined
} = {}): UseTokenBalancesReturnType {
  return useWatched(namespace, load, idle)
}
