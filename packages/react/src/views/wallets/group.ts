import { useMessages } from '../../i18n/useMessages.js'
import type { GroupViews } from '../ViewDefinition.js'
import { AllWallets } from './AllWallets/AllWallets.js'

export const views = {
  AllWallets: { Component: AllWallets, useTitle: () => useMessages('wallets').title },
} satisfies GroupViews<'AllWallets'>
