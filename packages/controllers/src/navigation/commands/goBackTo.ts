import { getPart } from '../../instance/getPart.js'
import { internals, type Portico } from '../../instance/Portico.js'
import { isHeld } from '../guards/mayClose.js'
import { refuseClose } from '../guards/refuseClose.js'
import { routerPart } from '../routes/routerPart.js'
import { setHistory } from '../routes/setHistory.js'

/** What `goBackTo` takes. */
export type GoBackToParameters = {
  /** Place of the view in the history, from 0. */
  readonly index: number
}

/**
 * Goes back to an earlier view. Refused, with a shake, while one of the views to leave may not be left. Does nothing
 * for an index outside the history, or that of the view on top.
 *
 * @param portico The instance.
 * @param parameters Index of the view in the history, from 0.
 */
export function goBackTo(portico: Portico, { index }: GoBackToParameters): void {
  if (!portico[internals].stores.modal.open) return
  const { history } = getPart(portico, routerPart)
  if (!Number.isInteger(index) || index < 0 || index >= history.length - 1) return
  if (history.slice(index + 1).some((route) => isHeld(portico, route))) refuseClose(portico)
  else setHistory(portico, history.slice(0, index + 1), 'backward')
}
