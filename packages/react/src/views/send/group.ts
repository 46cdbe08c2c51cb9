import { addSendToken, setSendAmount, setSendRecipient, startSend } from '@portico/controllers'
import { useMessages } from '../../i18n/useMessages.js'
import type { GroupViews } from '../ViewDefinition.js'
import { WalletSend } from './WalletSend/WalletSend.js'
import { WalletSendSelectToken } from './WalletSendSelectToken/WalletSendSelectToken.js'

export const views = {
  WalletSend: { Component: WalletSend, useTitle: () => useMessages('transfer').title },
  WalletSendSelectToken: { Component: WalletSendSelectToken, useTitle: () => useMessages('send').tokenTitle },
} satisfies GroupViews<'send'>

/** Commands that fill in the form from outside its views. A list, because names would cost bytes. */
export const commands = [startSend, addSendToken, setSendAmount, setSendRecipient] as const
