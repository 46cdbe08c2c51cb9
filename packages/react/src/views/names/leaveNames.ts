import { closeModal, goBackTo, type Portico, resetAccountName } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import { routerPart, routes } from '@portico/controllers/ui'

/**
 * Leaves the views of names: returns to the view they were opened from, or closes the modal if it was opened for a name.
 *
 * @param portico The instance.
 */
export function leaveNames(portico: Portico): void {
  const { history } = getPart(portico, routerPart)
  const index = history.findLastIndex(({ name }) => routes[name].group !== 'names')
  resetAccountName(portico)
  if (index < 0) closeModal(portico, { reason: 'done' })
  else goBackTo(portico, { index })
}
