import { getPart } from '../../instance/getPart.js'
import { internals, type Portico } from '../../instance/Portico.js'
import { hasAccount } from '../modal/hasAccount.js'
import { routerPart } from '../routes/routerPart.js'

/**
 * Puts Connect into the history of a closed modal while nothing is connected, so that it can be rendered in advance;
 * `openModal` then shows that same route. Does nothing while the modal is open.
 *
 * @param portico The instance.
 */
export function standBy(portico: Portico): void {
  const router = getPart(portico, routerPart)
  const { history } = router
  if (portico[internals].stores.modal.open || hasAccount(portico)) return
  if (history.length === 1 && history[0]?.name === 'Connect' && !history[0].params.namespace) return
  router.history = [{ name: 'Connect', params: {}, key: ++router.serial }]
  router.direction = 'none'
}
