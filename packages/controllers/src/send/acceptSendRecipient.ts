import type { Portico } from '../instance/Portico.js'
import { editSend } from './editSend.js'

/**
 * Accepts a name's Ethereum address as the recipient on the form's network (`recipient.status` is `unconfirmed`).
 *
 * @param portico The instance.
 * @throws `send/in-progress`.
 */
export function acceptSendRecipient(portico: Portico): void {
  const state = editSend(portico)
  if (state.recipient.status === 'unconfirmed') state.recipient = { ...state.recipient, status: 'valid' }
}
