import { getPart } from '../../instance/getPart.js'
import { internals, type Portico } from '../../instance/Portico.js'
import type { Route } from '../../instance/state/routes.js'
import { type RouterState, routerPart } from './routerPart.js'

/** Sets the history, updates the view in the modal's state and emits the event. */
export function setHistory(portico: Portico, history: readonly Route[], direction: RouterState['direction']): void {
  const { emitter, stores } = portico[internals]
  const router = getPart(portico, routerPart)
  const previous = stores.modal.view
  const changed = router.history.at(-1)?.key !== history.at(-1)?.key || previous === undefined
  router.history = history
  router.direction = direction
  const view = history.at(-1)?.name
  stores.modal.view = view
  if (changed && view) emitter.emit('view', { view, previous })
}
