import { useMessages } from '../../i18n/useMessages.js'
import type { GroupViews } from '../ViewDefinition.js'
import { Account } from './Account/Account.js'
import { offersGroup } from './offersGroup.js'

export const views = {
  Account: { Component: Account, useTitle: () => useMessages('account').title },
} satisfies GroupViews<'account'>

export const leadsTo = offersGroup
