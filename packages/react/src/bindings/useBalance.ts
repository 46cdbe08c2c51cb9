import { getInternals } from '@portico/controllers/internal'
import type { ChainNamespace } from '@portico/core'
import { useEffect, useState } from 'react'
import { reactErrors } from '../provider/reactErrors.js'
import { usePorticoInstance } from './usePorticoInstance.js'
import { usePorticoState } from './usePorticoState.js'
import type { Balance } from './watchBalance.js'

/** What `useBalance` returns; `value` is in base units. */
export type UseBalanceReturnType = Omit<Balance, 'status' | 'symbol' | 'decimals' | 'stale'> &
  Partial<Pick<Balance, 'symbol' | 'decimals' | 'stale'>> & {
    /** `idle` while no account is connected. */
    readonly status: 'idle' | Balance['status']
  }

const idle: UseBalanceReturnType = { status: 'idle' }

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
  const portico = usePorticoInstance()
  const [balance, setBalance] = useState(idle)
  const hasAccount = usePorticoState((state) => Boolean(state.namespaces[namespace ?? state.activeNamespace]?.address))
  useEffect(() => {
    if (!hasAccount) return setBalance(idle)
    let stop: (() => void) | undefined
    let current = true
    import('./watchBalance.js').then(
      ({ watchBalance }) => {
        if (current) stop = watchBalance(portico, namespace, (next) => setBalance(next ?? idle))
      },
      (cause: unknown) => {
        const error = reactErrors('react/chunk-failed', { name: 'balance' }, { cause })
        getInternals(portico).emitter.emit('error', error)
        if (current) setBalance({ status: 'error', error })
      },
    )
    return () => {
      current = false
      stop?.()
    }
  }, [portico, namespace, hasAccount])
  return balance
}
