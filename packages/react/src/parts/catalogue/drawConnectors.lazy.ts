import type { Portico } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'
import { showConnectorPictures } from '@portico/controllers/ui'

/** Shows connectors with the catalogue's pictures. In a module of its own so that the code that loads them is lazy. */
export function drawConnectors(portico: Portico): void {
  if (!getInternals(portico).lifetime.aborted) showConnectorPictures(portico)
}
