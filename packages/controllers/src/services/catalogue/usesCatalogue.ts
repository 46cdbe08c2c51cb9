import { defaultServices } from '../../instance/defaultServices.js'
import { internals, type Portico } from '../../instance/Portico.js'

/**
 * Says whether the app has chosen to use the catalogue, by a project id or a catalogue of its own. Pictures alone are no
 * reason to ask a host that the app does not know of.
 *
 * @param portico The instance.
 */
export function usesCatalogue(portico: Portico): boolean {
  const { projectId, services } = portico[internals].options
  return projectId !== undefined || services.catalogue !== defaultServices.catalogue
}
