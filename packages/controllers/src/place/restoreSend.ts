import { internals, type Portico } from '../instance/Portico.js'
import type { addSendToken } from '../send/addSendToken.js'
import type { SendState } from '../send/SendState.js'
import type { setSendAmount } from '../send/setSendAmount.js'
import type { setSendRecipient } from '../send/setSendRecipient.js'
import type { startSend } from '../send/startSend.js'
import type { KeptSend } from './Place.js'

/** Passed in by the caller, because their code is in the chunk of the send views. */
export type SendCommands = {
  readonly startSend: typeof startSend
  readonly addSendToken: typeof addSendToken
  readonly setSendAmount: typeof setSendAmount
  readonly setSendRecipient: typeof setSendRecipient
}

/**
 * Fills in a transfer that was being prepared. One for another account or network is dropped, and an amount is only
 * restored with its token.
 *
 * @param portico The instance.
 * @param kept The transfer from `returnToPlace`.
 * @param commands The commands of the send form.
 * @returns Resolves when the token is chosen, which needs the account's balances.
 * @throws What `startSend` and `addSendToken` throw.
 */
export async function restoreSend(portico: Portico, kept: KeptSend, commands: SendCommands): Promise<void> {
  const started = commands.startSend(portico)
  // Created by `startSend`; the key belongs to this type.
  const form = portico[internals].parts.get('send')?.value as SendState | undefined
  const isSame = () =>
    form?.namespace === kept.namespace && form.networkId === kept.networkId && form.from === kept.from
  const isOurs = () => isSame() && !form?.amountText
  if (isOurs()) {
    if (kept.recipientText) commands.setSendRecipient(portico, { text: kept.recipientText })
    if (!kept.token) commands.setSendAmount(portico, { text: kept.amountText })
  }
  await started
  const { token, item } = kept
  if (!token || !isOurs()) return
  await commands.addSendToken(portico, { address: token, item, name: item?.name })
  // An item begins with one of it.
  if (item ? isSame() : isOurs()) commands.setSendAmount(portico, { text: kept.amountText })
}
