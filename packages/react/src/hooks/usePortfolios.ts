import type { ChainNamespace } from '@portico/core'
import { useWatched } from '../bindings/useWatched.js'
import type { AllHoldings } from './watchAllHoldings.js'

/** What `usePortfolios` returns; `idle` while no account is connected. Amounts are in base units. */
export type UsePortfoliosReturnType = Omit<AllHoldings, 'status' | 'currency'> &
  Partial<Pick<AllHoldings, 'currency'>> & { readonly status: 'idle' | AllHoldings['status'] }

const idle: UsePortfoliosReturnType = { status: 'idle', holdings: [], total: { value: 0, unpriced: 0 } }
const load = () => import('./watchAllHoldings.js').then(({ watchAllHoldings }) => watchAllHoldings)

/**
 * Returns what the selected account holds on every network of its namespace that the app offers, as one list, most
 * valuable first. Each entry names its network (`networkId`). It is read when an account is there, after transactions
 * that ended, and when the page regains focus. Where some networks failed, `error` says why and the others are listed.
 *
 * @param parameters The namespace; the active one by default.
 * @example
 * const { holdings, total } = usePortfolios()
 * return holdings.map(({ token, networkId, formatted }) => (
 *   <li key={`${networkId} ${token.address}`}>{formatted} {token.symbol}</li>
 * ))
 */
export function usePortfolios({
  namespace,
}: {
  readonly namespace?: ChainNamespace | undefined
} = {}): UsePortfoliosReturnType {
  return useWatched(namespace, load, idle)
}
