import type { Portico } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'
import { nameConnectorPictures } from '@portico/controllers/ui'

/** Has connectors without a picture shown by the catalogue's, from a module of its own that brings what finds these. */
export function nameConnectors(portico: Portico): void {
  if (!getInternals(portico).lifetime.aborted) nameConnectorPictures(portico)
}
