import { closeModal, goBackTo, type Portico } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import { routerPart, routes } from '@portico/controllers/ui'

/**
 * Leaves the views of buying: returns to the view they were opened from, or closes the modal if it was opened to buy.
 *
 * @param portico The instance.
 */
export function leaveBuy(portico: Portico): void {
  const { history } = getPart(portico, routerPart)
  const index = history.findLastIndex(({ name }) => routes[name].group !== 'onramp')
  if (index < 0) closeModal(portico, { reason: 'done' })
  else goBackTo(portico, { index })
}

/**
 * Goes back to the form after a choice. A modal that was opened for this choice alone, as by the widget, is closed.
 *
 * @param portico The instance.
 */
export function leaveChoice(portico: Portico): void {
  const { history } = getPart(portico, routerPart)
  const index = history.findLastIndex(({ name }) => name === 'OnRampProviders')
  if (index < 0) leaveBuy(portico)
  else goBackTo(portico, { index })
}
