import type { AdapterFeature, ChainNamespace } from '@portico/core'
import { internals, type Portico } from '../../instance/Portico.js'
import type { WalletFeature } from '../../instance/PorticoOptions.js'
import { resolveFeatures } from '../../instance/resolveFeatures.js'
import { supportsFeature } from '../../networks/supportsFeature.js'
import { usesBlockchainApi } from '../../services/blockchainApi/usesBlockchainApi.js'

const defaultOrder: readonly WalletFeature[] = ['onramp', 'swaps', 'receive', 'send']

/** What the adapter must support for a feature; receiving takes an address alone. */
const needed: Record<WalletFeature, AdapterFeature | undefined> = {
  onramp: 'onramp',
  swaps: 'swap',
  receive: undefined,
  send: 'send',
}

/** What `getWalletFeatures` takes. */
export type GetWalletFeaturesParameters = {
  /** Default: the active namespace. */
  readonly namespace?: ChainNamespace | undefined
}

/** What `getWalletFeatures` returns: the features, in the order they are shown. */
export type GetWalletFeaturesReturnType = readonly WalletFeature[]

/**
 * Returns the actions of the account view for a namespace, in the order of the option `walletFeaturesOrder` (default
 * onramp, swaps, receive, send). Buying is one where the app names providers that can be used on the namespace, swaps
 * where it names any; without the options, where it uses a data service.
 *
 * @param portico The instance.
 * @param options The namespace; default: the active one.
 */
export function getWalletFeatures(
  portico: Portico,
  { namespace }: GetWalletFeaturesParameters = {},
): GetWalletFeaturesReturnType {
  const features = resolveFeatures(portico)
  const target = namespace ?? portico.getState().activeNamespace
  return [...new Set([...features.walletFeaturesOrder, ...defaultOrder])].filter((feature) => {
    if (!features[feature]) return false
    if (feature === 'swaps' && !hasSwapProvider(portico)) return false
    if (feature === 'onramp' && !hasOnrampProvider(portico, target)) return false
    const need = needed[feature]
    return need === undefined || supportsFeature(portico, { namespace: target, feature: need })
  })
}

function hasSwapProvider(portico: Portico): boolean {
  const { swaps } = portico[internals].options
  return swaps ? swaps.providers.length > 0 : usesBlockchainApi(portico)
}

function hasOnrampProvider(portico: Portico, namespace: ChainNamespace): boolean {
  const { context, options } = portico[internals]
  // The default, Coinbase over the data service, sells on EVM networks.
  if (!options.onramp) return namespace === 'eip155' && usesBlockchainApi(portico)
  const host = { ...context, portico }
  return options.onramp.some((each) => each.namespaces.includes(namespace) && each.isOffered(host))
}
