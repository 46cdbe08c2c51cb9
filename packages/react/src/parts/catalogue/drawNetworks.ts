import type { Portico } from '@portico/controllers'
import { getInternals, showNetworkDrawings } from '@portico/controllers/internal'

/** Shows the bundled pictures of networks. Imported on demand, so that the pictures stay out of other chunks. */
export function drawNetworks(portico: Portico): void {
  if (!getInternals(portico).lifetime.aborted) showNetworkDrawings(portico)
}
