import { getFeature } from '../../instance/getFeature.js'
import type { Portico } from '../../instance/Portico.js'
import { close } from '../modal/close.js'
import { routerFeature } from '../routes/routerFeature.js'
import { backTo } from './backTo.js'

/**
 * Goes back to the view before; from the first view the modal closes (specification, section 2). Refused, with a shake,
 * while the view on top may not be left.
 *
 * @param portico The instance.
 */
export function back(portico: Portico): void {
  const { history } = getFeature(portico, routerFeature)
  if (history.length > 1) backTo(portico, { index: history.length - 2 })
  else close(portico, { reason: 'back' })
}
