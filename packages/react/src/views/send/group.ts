import { addSendToken, setSendAmount, setSendRecipient, startSend } from '@portico/controllers'
import { useMessages } from '../../i18n/useMessages.js'
import type { GroupViews } from '../ViewDefinition.js'
import { WalletSend } from './WalletSend/WalletSend.js'
import { WalletSendPreview } from './WalletSendPreview/WalletSendPreview.js'
import { WalletSendProgress } from './WalletSendProgress/WalletSendProgress.js'
import { WalletSendSelectToken } from './WalletSendSelectToken/WalletSendSelectToken.js'

const useTitle = () => useMessages('send').title

export const views = {
  WalletSend: { Component: WalletSend, useTitle },
  WalletSendSelectToken: { Component: WalletSendSelectToken, useTitle: () => useMessages('send').tokenTitle },
  WalletSendPreview: { Component: WalletSendPreview, useTitle },
  WalletSendProgress: { Component: WalletSendProgress, useTitle },
} satisfies GroupViews<'send'>

/** Commands that fill in the form from outside its views. A list, because names would cost bytes. */
export const commands = [startSend, addSendToken, setSendAmount, setSendRecipient] as const
