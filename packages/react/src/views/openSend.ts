import { type AddSendTokenParameters, type Portico, pushView } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import { routerPart } from '@portico/controllers/ui'

/**
 * Opens the form to send a token or an item, once the network has told what the form needs of it.
 *
 * @param portico The instance.
 * @param token Contract or mint; none for the native currency. Which of its items, and what that is called.
 * @throws What `startSend` and `addSendToken` throw.
 */
export async function openSend(portico: Portico, token: AddSendTokenParameters): Promise<void> {
  const { history } = getPart(portico, routerPart)
  const from = history.at(-1)?.key
  const { commands } = await import('./send/group.js')
  const [startSend, addSendToken] = commands
  await startSend(portico)
  await addSendToken(portico, token)
  // Not over a view that was opened meanwhile.
  if (history.at(-1)?.key === from) pushView(portico, { view: 'WalletSend' })
}
