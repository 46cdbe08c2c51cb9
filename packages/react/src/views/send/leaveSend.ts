import { closeModal, goBackTo, type Portico } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import { routerPart, routes } from '@portico/controllers/ui'

/**
 * Leaves the send views: back to the view they were opened from, or the modal closes when sending was all it was opened
 * for.
 *
 * @param portico The instance.
 */
export function leaveSend(portico: Portico): void {
  const { history } = getPart(portico, routerPart)
  const index = history.findLastIndex(({ name }) => routes[name].group !== 'send')
  if (index < 0) closeModal(portico, { reason: 'done' })
  else goBackTo(portico, { index })
}
