import { closeModal, type Portico } from '@portico/controllers'
import { mustSwitchNetwork } from '@portico/controllers/ui'

/**
 * Closes the modal after a wallet was connected, unless the wallet is on a network the app does not offer: then
 * UnsupportedChain takes over by itself.
 *
 * @param portico The instance.
 */
export function leaveAfterConnect(portico: Portico): void {
  if (!mustSwitchNetwork(portico)) closeModal(portico, { reason: 'done' })
}
