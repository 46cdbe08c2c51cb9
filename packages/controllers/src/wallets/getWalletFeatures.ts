import type { ChainNamespace } from '@portico/core'
import { internals, type Portico } from '../portico/Portico.js'
import type { WalletFeature } from '../portico/PorticoOptions.js'
import { resolveFeatures } from '../portico/resolveFeatures.js'

const defaultOrder: readonly WalletFeature[] = ['onramp', 'swaps', 'receive', 'send']

/** Namespaces of each feature that has a view (specification, section 1). */
const available: Partial<Record<WalletFeature, readonly ChainNamespace[] | 'all'>> = {
  receive: 'all',
  send: ['eip155', 'solana'],
}

/**
 * Returns what the account view offers for a namespace, in the order of the option `walletFeaturesOrder` (default
 * onramp, swaps, receive, send).
 *
 * @param portico The instance.
 * @param options The namespace; default: the active one.
 */
export function getWalletFeatures(
  portico: Portico,
  { namespace }: { readonly namespace?: ChainNamespace | undefined } = {},
): readonly WalletFeature[] {
  const { adapters } = portico[internals]
  const features = resolveFeatures(portico)
  const target = namespace ?? portico.getState().activeNamespace
  return [...new Set([...features.walletFeaturesOrder, ...defaultOrder])].filter((feature) => {
    const namespaces = available[feature]
    if (!features[feature] || !namespaces) return false
    return namespaces === 'all' || (namespaces.includes(target) && adapters.has(target))
  })
}
