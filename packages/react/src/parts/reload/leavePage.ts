import type { Portico } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'
import { keepPlace } from '@portico/controllers/ui'
import type { AllWalletsState } from '../catalogue/allWalletsPart.js'

/** Reloads the page. The modal then reopens at the current view, with the text that was typed. */
export function leavePage(portico: Portico): void {
  // Found by key, because importing its module would fail with the chunk of its view. The key has this type.
  const state = getInternals(portico).parts.get('allWallets')?.value as AllWalletsState | undefined
  keepPlace(portico, { search: state?.query || undefined })
  window.location.reload()
}
