import { showToast } from '@portico/controllers'
import { useEffect, useRef } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useBalance } from '../../../hooks/useBalance.js'
import { useActiveAccount } from '../../../parts/accounts/useActiveAccount.js'

/**
 * Shows the toast of the specification, section 8: balances are unavailable on a network the app does not offer, and
 * where one could not be read.
 *
 * @param failed Whether the tokens could not be read.
 */
export function useBalanceToast(failed: boolean): void {
  const portico = usePorticoInstance()
  const { definition } = useActiveAccount()
  const isNativeLost = useBalance().status === 'error'
  const isUnavailable = failed || isNativeLost || definition === undefined
  // StrictMode mounts twice; a second toast would only take the first one away.
  const told = useRef(false)
  useEffect(() => {
    if (isUnavailable && !told.current) showToast(portico, { variant: 'error', code: 'token-balance-unavailable' })
    told.current = isUnavailable
  }, [isUnavailable, portico])
}
