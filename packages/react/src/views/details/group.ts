import { useMessages } from '../../i18n/useMessages.js'
import type { GroupViews } from '../ViewDefinition.js'
import { TokenDetails } from './TokenDetails/TokenDetails.js'
import { TransactionDetails } from './TransactionDetails/TransactionDetails.js'

export const views = {
  TokenDetails: { Component: TokenDetails, useTitle: () => useMessages('details').tokenTitle },
  TransactionDetails: { Component: TransactionDetails, useTitle: () => useMessages('details').transactionTitle },
} satisfies GroupViews<'details'>
