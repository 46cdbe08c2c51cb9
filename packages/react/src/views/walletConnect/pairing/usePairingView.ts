import {
  cancelPairing,
  type PairingState,
  type PairingStatus,
  retryPairing,
  type StartPairingParameters,
  startPairing,
} from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import { pairingPart } from '@portico/controllers/ui'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { snapshot, subscribe } from 'valtio/vanilla'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'

/** A pairing as its views see it. */
export type PairingView = Readonly<Omit<PairingState, 'status'>> & {
  readonly status: Exclude<PairingStatus, 'idle'>
  readonly retry: () => void
}

/**
 * Pairs while the view is mounted, once even under StrictMode, and releases the pairing on unmount.
 *
 * @param parameters The wallet; `isWanted` says whether a pairing is needed yet. Once begun it is kept.
 */
export function usePairingView({
  walletId,
  namespace,
  isWanted = true,
}: StartPairingParameters & { readonly isWanted?: boolean | undefined } = {}): PairingView {
  const portico = usePorticoInstance()
  const { state } = getPart(portico, pairingPart)
  const listen = useCallback((notify: () => void) => subscribe(state, notify, true), [state])
  const read = () => snapshot(state)
  const { status, ...pairing } = useSyncExternalStore(listen, read, read)
  const [begun, setBegun] = useState(false)
  const isNeeded = isWanted || begun

  // Only an instance that has been destroyed refuses, and then the view goes too.
  const start = useCallback(
    () => startPairing(portico, { walletId, namespace }).catch(() => {}),
    [portico, walletId, namespace],
  )
  useEffect(() => {
    if (!isNeeded) return
    start()
    setBegun(true)
    return () => cancelPairing(portico)
  }, [portico, start, isNeeded])

  return {
    ...pairing,
    // Another connect has ended the pairing, so offer to start again.
    status: status !== 'idle' ? status : begun ? 'failed' : 'starting',
    retry: () => (status === 'trying' ? retryPairing(portico).catch(() => {}) : start()),
  }
}
