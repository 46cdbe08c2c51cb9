import { closeModal, goBackTo, type Portico } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import { routerPart, routes } from '@portico/controllers/ui'

/**
 * Leaves the network views after a switch: returns to the view they were opened from, or closes the modal if it was
 * opened for the switch.
 *
 * @param portico The instance.
 */
export function leaveAfterSwitch(portico: Portico): void {
  const { history } = getPart(portico, routerPart)
  const index = history.findLastIndex(({ name }) => routes[name].task !== 'network')
  if (index < 0) closeModal(portico, { reason: 'done' })
  else goBackTo(portico, { index })
}
