import { useMessages } from '../../i18n/useMessages.js'
import type { GroupViews } from '../ViewDefinition.js'
import { NftDetails } from './NftDetails/NftDetails.js'
import { TokenDetails } from './TokenDetails/TokenDetails.js'
import { TransactionDetails } from './TransactionDetails/TransactionDetails.js'

export const views = {
  NftDetails: { Component: NftDetails, useTitle: () => useMessages('details').nftTitle },
  TokenDetails: { Component: TokenDetails, useTitle: () => useMessages('details').tokenTitle },
  TransactionDetails: { Component: TransactionDetails, useTitle: () => useMessages('details').transactionTitle },
} satisfies GroupViews<'details'>
