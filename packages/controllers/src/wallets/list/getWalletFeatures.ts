import type { ChainNamespace } from '@portico/core'
import type { Portico } from '../../instance/Portico.js'
import type { WalletFeature } from '../../instance/PorticoOptions.js'
import { resolveFeatures } from '../../instance/resolveFeatures.js'
import { supportsFeature } from '../../networks/supportsFeature.js'

const defaultOrder: readonly WalletFeature[] = ['onramp', 'swaps', 'receive', 'send']

/** Features that have a view. */
const shown: readonly WalletFeature[] = ['receive', 'send']

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
  const features = resolveFeatures(portico)
  const target = namespace ?? portico.getState().activeNamespace
  return [...new Set([...features.walletFeaturesOrder, ...defaultOrder])].filter((feature) => {
    if (!features[feature] || !shown.includes(feature)) return false
    return feature === 'receive' || (feature === 'send' && supportsFeature(portico, { namespace: target, feature }))
  })
}
