import { getProvider } from '@portico/controllers'
import type { ChainNamespace, ProviderOf } from '@portico/core'
import { usePorticoInstance } from '../bindings/usePorticoInstance.js'

/**
 * Returns the provider of a namespace: one object for the life of the instance, which survives reconnects. Give it to
 * viem's `custom()` or ethers' `BrowserProvider`.
 *
 * @param namespace Such as `eip155`.
 * @example
 * const client = createWalletClient({ chain: mainnet, transport: custom(useProvider('eip155')) })
 */
export function useProvider<namespace extends ChainNamespace>(namespace: namespace): ProviderOf<namespace> {
  return getProvider(usePorticoInstance(), { namespace })
}
