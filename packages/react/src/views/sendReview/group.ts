import { useMessages } from '../../i18n/useMessages.js'
import type { GroupViews } from '../ViewDefinition.js'
import { WalletSendPreview } from './WalletSendPreview/WalletSendPreview.js'
import { WalletSendProgress } from './WalletSendProgress/WalletSendProgress.js'

const useTitle = () => useMessages('transfer').title

export const views = {
  WalletSendPreview: { Component: WalletSendPreview, useTitle },
  WalletSendProgress: { Component: WalletSendProgress, useTitle },
} satisfies GroupViews<'sendReview'>
