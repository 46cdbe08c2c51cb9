import { closeModal, goBackTo, type Portico } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import { routerPart, routes } from '@portico/controllers/ui'

/**
 * Leaves the send views: returns to the view they were opened from, or closes the modal if it was opened to send. An
 * item's own view is left with them, because the item may be gone.
 *
 * @param portico The instance.
 */
export function leaveSend(portico: Portico): void {
  const { history } = getPart(portico, routerPart)
  const index = history.findLastIndex(({ name }) => !routes[name].group.startsWith('send') && name !== 'NftDetails')
  if (index < 0) closeModal(portico, { reason: 'done' })
  else goBackTo(portico, { index })
}
