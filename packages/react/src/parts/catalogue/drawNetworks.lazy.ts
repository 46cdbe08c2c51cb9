import type { Portico } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'
import { showNetworkDrawings } from '@portico/controllers/ui'

/** Shows the bundled pictures of networks. Imported on demand, so that the pictures stay out of other chunks. */
export function drawNetworks(portico: Portico): void {
  if (!getInternals(portico).lifetime.aborted) showNetworkDrawings(portico)
}
