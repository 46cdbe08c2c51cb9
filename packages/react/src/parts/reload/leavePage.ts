import type { Portico } from '@portico/controllers'
import { getInternals, keepPlace } from '@portico/controllers/internal'
import type { AllWalletsMemory } from '../catalogue/allWalletsFeature.js'

/** Reloads the page; the modal opens again where it is now, with what was typed. */
export function leavePage(portico: Portico): void {
  // Looked up without its module, which would fail with the chunk of its view. The key belongs to this type.
  const memory = getInternals(portico).features.get('allWallets')?.value as AllWalletsMemory | undefined
  keepPlace(portico, { search: memory?.query || undefined })
  window.location.reload()
}
