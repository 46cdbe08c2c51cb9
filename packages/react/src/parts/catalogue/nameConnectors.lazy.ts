import type { Portico } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'
import { nameConnectorPictures } from '@portico/controllers/ui'

/**
 * Gives connectors without a picture the catalogue's. In a module of its own so that the code that finds them is lazy.
 */
export function nameConnectors(portico: Portico): void {
  if (!getInternals(portico).lifetime.aborted) nameConnectorPictures(portico)
}
