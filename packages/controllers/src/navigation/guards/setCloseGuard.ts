import { getPart } from '../../instance/getPart.js'
import type { Portico } from '../../instance/Portico.js'
import type { ViewName } from '../../instance/state/RouteParams.js'
import { type CloseGuard, closeGuardsPart } from './closeGuardsPart.js'

/**
 * Sets when the modal may close while a view is in its history. While the guard says no, the view cannot be left by
 * Back, Close, Escape or the backdrop either; a forced close always works.
 *
 * @param portico The instance.
 * @param view The view to guard.
 * @param guard Says whether the modal may close now.
 * @returns Removes the guard.
 */
export function setCloseGuard(portico: Portico, view: ViewName, guard: CloseGuard): () => void {
  const guards = getPart(portico, closeGuardsPart)
  guards.set(view, guard)
  return () => {
    if (guards.get(view) === guard) guards.delete(view)
  }
}
