import { internals, type Portico } from '../../instance/Portico.js'
import { defaultServices } from '../../instance/PorticoOptions.js'

/**
 * Returns whether the app uses the catalogue, with a project id or a catalogue of its own. Without either, no pictures
 * are requested from the hosted catalogue.
 *
 * @param portico The instance.
 */
export function usesCatalogue(portico: Portico): boolean {
  const { projectId, services } = portico[internals].options
  return projectId !== undefined || services.catalogue !== defaultServices.catalogue
}
