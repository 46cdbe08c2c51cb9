import { showToast } from '@portico/controllers'
import { useEffect, useRef } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useBalance } from '../../../hooks/useBalance.js'
import { useActiveAccount } from '../../../parts/accounts/useActiveAccount.js'

/**
 * Shows a toast if balances are unavailable: on a network that the app does not offer or the data service does not
 * support, or because reading one failed.
 *
 * @param isTokensLost Whether the tokens could not be read, or not all of them are known.
 */
export function useBalanceToast(isTokensLost: boolean): void {
  const portico = usePorticoInstance()
  const { definition } = useActiveAccount()
  const isNativeLost = useBalance().status === 'error'
  const isUnavailable = isTokensLost || isNativeLost || definition === undefined
  // StrictMode mounts twice; a second toast would replace the first.
  const told = useRef(false)
  useEffect(() => {
    if (isUnavailable && !told.current) showToast(portico, { variant: 'error', code: 'token-balance-unavailable' })
    told.current = isUnavailable
  }, [isUnavailable, portico])
}
