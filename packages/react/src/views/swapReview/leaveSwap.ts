import { closeModal, goBackTo, type Portico } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import { routerPart, routes } from '@portico/controllers/ui'

/**
 * Leaves the swap views: returns to the view they were opened from, or closes the modal if it was opened to swap.
 *
 * @param portico The instance.
 */
export function leaveSwap(portico: Portico): void {
  const { history } = getPart(portico, routerPart)
  const index = history.findLastIndex(({ name }) => !routes[name].group.startsWith('swap'))
  if (index < 0) closeModal(portico, { reason: 'done' })
  else goBackTo(portico, { index })
}
