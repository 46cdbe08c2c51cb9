import type { CaipNetworkId } from '@portico/core'
import type { Portico } from '../../instance/Portico.js'

/**
 * Returns the address of the account that asks, for calls that name it; `undefined` without one.
 *
 * @param portico The instance.
 */
export function getSender(portico: Portico): string | undefined {
  const { activeNamespace, namespaces } = portico.getState()
  return namespaces[activeNamespace]?.address
}

/**
 * Returns the active network, which calls without one concern; `undefined` if the active namespace has none.
 *
 * @param portico The instance.
 */
export function getActiveNetworkId(portico: Portico): CaipNetworkId | undefined {
  const { activeNamespace, namespaces } = portico.getState()
  return namespaces[activeNamespace]?.networkId
}
