import { getInternals } from '../instance/getInternals.js'
import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { routes } from '../instance/state/routes.js'
import { goBackTo } from '../navigation/commands/goBackTo.js'
import { pushView } from '../navigation/commands/pushView.js'
import { closeModal } from '../navigation/modal/closeModal.js'
import { openModal } from '../navigation/modal/openModal.js'
import { routerPart } from '../navigation/routes/routerPart.js'

/** Place of the view of sign-in in the history of the open modal, or -1. */
function findSignInView(portico: Portico): number {
  if (!getInternals(portico).stores.modal.open) return -1
  return getPart(portico, routerPart).history.findIndex(({ name }) => routes[name].group === 'signIn')
}

/** Returns whether the view of sign-in is on top. */
export function isSignInShown(portico: Portico): boolean {
  const { modal } = getInternals(portico).stores
  const view = modal.view ?? modal.request?.view
  return modal.open && view !== undefined && routes[view].group === 'signIn'
}

/**
 * Shows the view of sign-in.
 *
 * @param isLate Whether the modal may be in use for something else, which is then returned to.
 */
export function showSignIn(portico: Portico, isLate: boolean): void {
  if (isSignInShown(portico)) return
  const { modal } = getInternals(portico).stores
  const index = findSignInView(portico)
  const isInUse = isLate && modal.open && modal.view !== undefined
  if (index >= 0) goBackTo(portico, { index })
  else if (isInUse) pushView(portico, { view: 'SIWXSignMessage' })
  else openModal(portico, { view: 'SIWXSignMessage' })
}

/** Leaves the view of sign-in, if it is there: to what was shown before, or by closing the modal. */
export function leaveSignIn(portico: Portico): void {
  const index = findSignInView(portico)
  if (index > 0) goBackTo(portico, { index: index - 1 })
  else if (index === 0 || isSignInShown(portico)) closeModal(portico, { reason: 'done', force: true })
}
