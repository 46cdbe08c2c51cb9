import type { ChainNamespace } from '@portico/core'
import { internals, type Portico } from '../../instance/Portico.js'
import { isOffered } from '../../instance/state/networksState.js'

/**
 * Returns whether a namespace is connected on a network that the app does not offer and must switch: network switches
 * are enabled, and unsupported networks are not allowed.
 *
 * @param portico The instance.
 * @param namespace Default: the active one.
 */
export function mustSwitchNetwork(portico: Portico, namespace?: ChainNamespace): boolean {
  const { options, stores } = portico[internals]
  const { activeNamespace, namespaces } = stores.connection
  const state = namespaces[namespace ?? activeNamespace]
  return (
    options.enableNetworkSwitch &&
    !options.allowUnsupportedChain &&
    state?.status === 'connected' &&
    !!state.networkId &&
    !isOffered(stores.networks, state.networkId)
  )
}
