import { internals, type Portico } from '../../instance/Portico.js'
import { defaultServices } from '../../instance/PorticoOptions.js'

/**
 * Returns whether the app uses a data service: one of its own, or with a project id the hosted one.
 *
 * @param portico The instance.
 */
export function usesBlockchainApi(portico: Portico): boolean {
  return portico[internals].options.projectId !== undefined || usesOwnBlockchainApi(portico)
}

/** Returns whether the app uses a data service of its own. */
export function usesOwnBlockchainApi(portico: Portico): boolean {
  return portico[internals].options.services.blockchainApi !== defaultServices.blockchainApi
}
