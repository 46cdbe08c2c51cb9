import { getPart } from '../../instance/getPart.js'
import type { Portico } from '../../instance/Portico.js'
import { closeModal } from '../modal/closeModal.js'
import { routerPart } from '../routes/routerPart.js'
import { goBackTo } from './goBackTo.js'

/**
 * Goes back to the previous view, or closes the modal from the first one. Refused, with a shake, while the view on top
 * may not be left.
 *
 * @param portico The instance.
 */
export function goBack(portico: Portico): void {
  const { history } = getPart(portico, routerPart)
  if (history.length > 1) goBackTo(portico, { index: history.length - 2 })
  else closeModal(portico, { reason: 'back' })
}
