import { closeModal, goBackTo, type Portico } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import { routerPart, routes } from '@portico/controllers/ui'

/**
 * Leaves the choice of network once it is made: back to the view it was opened from, or the modal closes when the
 * choice was all it was opened for.
 *
 * @param portico The instance.
 */
export function leaveAfterSwitch(portico: Portico): void {
  const { history } = getPart(portico, routerPart)
  const index = history.findLastIndex(({ name }) => routes[name].task !== 'network')
  if (index < 0) closeModal(portico, { reason: 'done' })
  else goBackTo(portico, { index })
}
