import { closeModal, goBackTo, type Portico, type ViewName } from '@portico/controllers'
import { getPart, routerPart } from '@portico/controllers/internal'

/** Views of the choice itself. */
const choices: readonly ViewName[] = ['Networks', 'SwitchNetwork', 'SwitchActiveChain']

/**
 * Leaves the choice of network once it is made: back to the view it was opened from, or the modal closes when the
 * choice was all it was opened for.
 *
 * @param portico The instance.
 */
export function leaveAfterSwitch(portico: Portico): void {
  const { history } = getPart(portico, routerPart)
  const index = history.findLastIndex(({ name }) => !choices.includes(name))
  if (index < 0) closeModal(portico, { reason: 'done' })
  else goBackTo(portico, { index })
}
