import { type Portico, pushView } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import { routerPart } from '@portico/controllers/ui'

/**
 * Opens the form to send a token, once the network has told what the form needs of it.
 *
 * @param portico The instance.
 * @param address Contract or mint; `undefined` for the native currency.
 * @throws What `startSend` and `addSendToken` throw.
 */
export async function openSend(portico: Portico, address: string | undefined): Promise<void> {
  const { history } = getPart(portico, routerPart)
  const from = history.at(-1)?.key
  const { commands } = await import('./send/group.js')
  const [startSend, addSendToken] = commands
  await startSend(portico)
  await addSendToken(portico, { address })
  // Not over a view that was opened meanwhile.
  if (history.at(-1)?.key === from) pushView(portico, { view: 'WalletSend' })
}
