import type { Portico } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'
import { showConnectorPictures } from '@portico/controllers/ui'

/** Has connectors shown by the catalogue's pictures, from a module of its own that brings what loads these. */
export function drawConnectors(portico: Portico): void {
  if (!getInternals(portico).lifetime.aborted) showConnectorPictures(portico)
}
