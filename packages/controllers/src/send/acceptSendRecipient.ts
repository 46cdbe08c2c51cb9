import type { Portico } from '../instance/Portico.js'
import { editSend } from './editSend.js'

/**
 * Takes the address that a name has on Ethereum, where the form asks whether it counts on its network too
 * (`recipient.status` is `unconfirmed`).
 *
 * @param portico The instance.
 * @throws `send/in-progress`.
 */
export function acceptSendRecipient(portico: Portico): void {
  const state = editSend(portico)
  if (state.recipient.status === 'unconfirmed') state.recipient = { ...state.recipient, status: 'valid' }
}
