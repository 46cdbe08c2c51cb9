import type { Portico } from '@portico/controllers'
import { getInternals, showNetworkDrawings } from '@portico/controllers/internal'

/** Has networks shown by their pictures, from a module of its own that brings these. */
export function drawNetworks(portico: Portico): void {
  if (!getInternals(portico).lifetime.aborted) showNetworkDrawings(portico)
}
