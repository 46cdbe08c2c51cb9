import {
  cancelPairing,
  type PairingState,
  retryPairing,
  type StartPairingParameters,
  startPairing,
  watchPairing,
} from '@portico/controllers'
import { createPairingState } from '@portico/controllers/ui'
import { useCallback, useEffect, useState } from 'react'
import { usePorticoInstance } from '../bindings/usePorticoInstance.js'

/** What `usePairing` returns. */
export type UsePairingReturnType = Readonly<PairingState> & {
  /** Asks for a code. Never rejects: `status` and `error` tell how it goes. */
  readonly start: (parameters?: StartPairingParameters) => Promise<void>
  /** Asks for another code after a failure. Never rejects. */
  readonly retry: () => Promise<void>
  readonly cancel: () => void
}

/**
 * Pairs with a wallet over WalletConnect without the modal. Show `uri` as a QR code, or pass it to a wallet.
 *
 * @example
 * const { start, uri, status } = usePairing()
 */
export function usePairing(): UsePairingReturnType {
  const portico = usePorticoInstance()
  const [state, setState] = useState<Readonly<PairingState>>(createPairingState)
  useEffect(() => watchPairing(portico, setState), [portico])
  const start = useCallback(
    (parameters: StartPairingParameters = {}) => startPairing(portico, parameters).catch(() => {}),
    [portico],
  )
  const retry = useCallback(() => retryPairing(portico).catch(() => {}), [portico])
  const cancel = useCallback(() => cancelPairing(portico), [portico])
  return { ...state, start, retry, cancel }
}
