import { getInternals } from '@portico/controllers/internal'
import type { ChainNamespace } from '@portico/core'
import { useEffect, useState } from 'react'
import { reactErrors } from '../provider/reactErrors.js'
import { usePorticoInstance } from './usePorticoInstance.js'
import { usePorticoState } from './usePorticoState.js'
import type { HeldTokens } from './watchTokens.js'

/** What `useTokenBalances` returns; `idle` while no account is connected. Amounts are in base units. */
export type UseTokenBalancesReturnType = Omit<HeldTokens, 'status'> & {
  readonly status: 'idle' | HeldTokens['status']
}

const idle: UseTokenBalancesReturnType = { status: 'idle', balances: [] }

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
  const portico = usePorticoInstance()
  const [tokens, setTokens] = useState(idle)
  const hasAccount = usePorticoState((state) => Boolean(state.namespaces[namespace ?? state.activeNamespace]?.address))
  useEffect(() => {
    if (!hasAccount) return setTokens(idle)
    let stop: (() => void) | undefined
    let isCurrent = true
    import('./watchTokens.js').then(
      ({ watchTokens }) => {
        if (isCurrent) stop = watchTokens(portico, namespace, (next) => setTokens(next ?? idle))
      },
      (cause: unknown) => {
        const error = reactErrors('react/chunk-failed', { name: 'balance' }, { cause })
        getInternals(portico).emitter.emit('error', error)
        if (isCurrent) setTokens({ ...idle, status: 'error', error })
      },
    )
    return () => {
      isCurrent = false
      stop?.()
    }
  }, [portico, namespace, hasAccount])
  return tokens
}
