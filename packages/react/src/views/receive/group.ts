import { useMessages } from '../../i18n/useMessages.js'
import type { GroupViews } from '../ViewDefinition.js'
import { WalletReceive } from './WalletReceive/WalletReceive.js'

export const views = {
  WalletReceive: { Component: WalletReceive, useTitle: () => useMessages('receive').title },
} satisfies GroupViews<'receive'>
