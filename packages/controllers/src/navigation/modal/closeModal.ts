import { internals, type Portico } from '../../instance/Portico.js'
import type { CloseReason } from '../../instance/state/modalState.js'
import { hasAccount } from './hasAccount.js'

/** What `closeModal` takes. */
export type CloseModalParameters = {
  /** Default `api`. */
  readonly reason?: CloseReason | undefined
  /** Also closes a view that may not be left. Default `false`. */
  readonly force?: boolean | undefined
}

/** What `closeModal` returns: whether the modal is closed now. */
export type CloseModalReturnType = boolean

/**
 * Closes the modal and cancels what it waits for, such as a pending connect.
 *
 * @param portico The instance.
 * @param parameters The reason, and whether to force it.
 * @returns Whether the modal is closed now: `false` if the view on top may not be left.
 */
export function closeModal(
  portico: Portico,
  { reason = 'api', force = false }: CloseModalParameters = {},
): CloseModalReturnType {
  const { emitter, requestClose, stores } = portico[internals]
  const { modal } = stores
  if (!modal.open) return true
  if (!force && requestClose?.(reason) === false) return false
  modal.open = false
  modal.request = undefined
  modal.view = undefined
  emitter.emit('modalClose', { reason, connected: hasAccount(portico) })
  return true
}
