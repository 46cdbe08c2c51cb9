import { useMessages } from '../../i18n/useMessages.js'
import { withConsent } from '../../parts/legal/withConsent.js'
import type { GroupViews } from '../ViewDefinition.js'
import { AllWallets } from './AllWallets/AllWallets.js'

export const views = {
  AllWallets: { Component: withConsent(AllWallets), useTitle: () => useMessages('wallets').title },
} satisfies GroupViews<'wallets'>
