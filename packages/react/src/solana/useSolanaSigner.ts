import type { SolanaSigner } from '@portico/adapter-solana'
import { useMemo } from 'react'
import { usePorticoInstance } from '../bindings/usePorticoInstance.js'
import { useAccount } from '../hooks/useAccount.js'
import { createLazySigner } from './createLazySigner.js'

/**
 * Returns the signing functions of the selected Solana account; `undefined` while none is connected. They are the same
 * for a wallet of this browser, over WalletConnect and for the embedded wallet, and loaded by the first call.
 *
 * @example
 * const signer = useSolanaSigner()
 * const signature = await signer?.signMessage('Hello')
 */
export function useSolanaSigner(): SolanaSigner | undefined {
  const portico = usePorticoInstance()
  const { address, isConnected, networkId } = useAccount({ namespace: 'solana' })
  return useMemo(
    () => (isConnected && address !== undefined ? createLazySigner(portico, { address, networkId }) : undefined),
    [portico, address, isConnected, networkId],
  )
}
