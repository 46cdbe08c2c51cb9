import type { ChainNamespace } from '@portico/core'
import { useWatched } from '../bindings/useWatched.js'
import type { Balance } from './watchBalance.js'

/** What `useBalance` returns; `value` is in base units. */
export type UseBalanceReturnType = Omit<Balance, 'status' | 'symbol' | 'decimals' | 'stale'> &
  Partial<Pick<Balance, 'symbol' | 'decimals' | 'stale'>> & {
    /** `idle` while no account is connected. */
    readonly status: 'idle' | Balance['status']
  }

const idle: UseBalanceReturnType = { status: 'idle' }
const load = () => import('./watchBalance.js').then(({ watchBalance }) => watchBalance)

/**
 * Returns the native balance of the selected account and keeps it fresh. Its code and the first request come when an
 * account is there.
 *
 * @param parameters The namespace; the active one by default.
 * @example
 * const { formatted, symbol } = useBalance()
 */
export function useBalance({
  namespace,
}: {
  readonly namespace?: ChainNamespace | undefined
} = {}): UseBalanceReturnType {
  return useWatched(namespace, load, idle)
}
