export { blockchainApiErrors } from '../services/blockchainApi/callBlockchainApi.js'
export type { RequestAllowanceParameters } from '../services/blockchainApi/convert/requestAllowance.js'
export { requestAllowance } from '../services/blockchainApi/convert/requestAllowance.js'
export { requestApproval } from '../services/blockchainApi/convert/requestApproval.js'
export type { GasPrices } from '../services/blockchainApi/convert/requestGasPrice.js'
export { requestGasPrice } from '../services/blockchainApi/convert/requestGasPrice.js'
export type { RequestSwapQuoteParameters, SwapQuote } from '../services/blockchainApi/convert/requestSwapQuote.js'
export { requestSwapQuote } from '../services/blockchainApi/convert/requestSwapQuote.js'
export type { SwapToken } from '../services/blockchainApi/convert/requestSwapTokens.js'
export { requestSwapTokens } from '../services/blockchainApi/convert/requestSwapTokens.js'
export type {
  RequestSwapTransactionParameters,
  SwapTransaction,
} from '../services/blockchainApi/convert/requestSwapTransaction.js'
export { requestSwapTransaction } from '../services/blockchainApi/convert/requestSwapTransaction.js'
export type { ServiceTransactionRequest, SwapPair } from '../services/blockchainApi/convert/SwapParameters.js'
export type { IsNetworkServedParameters } from '../services/blockchainApi/isNetworkServed.js'
export { isNetworkServed } from '../services/blockchainApi/isNetworkServed.js'
export { defaultOnrampOptions } from '../services/blockchainApi/onramp/defaultOnrampOptions.js'
export type {
  OnrampOptions,
  PaymentCurrency,
  PurchaseCurrency,
} from '../services/blockchainApi/onramp/OnrampOptions.js'
export { requestOnrampOptions } from '../services/blockchainApi/onramp/requestOnrampOptions.js'
export type { OnrampQuote, RequestOnrampQuoteParameters } from '../services/blockchainApi/onramp/requestOnrampQuote.js'
export { requestOnrampQuote } from '../services/blockchainApi/onramp/requestOnrampQuote.js'
export type { RequestOnrampUrlParameters } from '../services/blockchainApi/onramp/requestOnrampUrl.js'
export { requestOnrampUrl } from '../services/blockchainApi/onramp/requestOnrampUrl.js'
export type {
  ExchangesPage,
  PayExchange,
  RequestExchangesParameters,
} from '../services/blockchainApi/pay/requestExchanges.js'
export { requestExchanges } from '../services/blockchainApi/pay/requestExchanges.js'
export type { PayStatus, RequestPayStatusParameters } from '../services/blockchainApi/pay/requestPayStatus.js'
export { requestPayStatus } from '../services/blockchainApi/pay/requestPayStatus.js'
export type { PayUrl, RequestPayUrlParameters } from '../services/blockchainApi/pay/requestPayUrl.js'
export { requestPayUrl } from '../services/blockchainApi/pay/requestPayUrl.js'
export type { RegisterNameParameters } from '../services/blockchainApi/profile/registerName.js'
export { registerName } from '../services/blockchainApi/profile/registerName.js'
export type { RequestNameParameters } from '../services/blockchainApi/profile/requestName.js'
export { requestName } from '../services/blockchainApi/profile/requestName.js'
export type {
  NameSuggestion,
  RequestNameSuggestionsParameters,
} from '../services/blockchainApi/profile/requestNameSuggestions.js'
export { requestNameSuggestions } from '../services/blockchainApi/profile/requestNameSuggestions.js'
export type { RequestNamesOfParameters } from '../services/blockchainApi/profile/requestNamesOf.js'
export { requestNamesOf } from '../services/blockchainApi/profile/requestNamesOf.js'
export type { ServiceName } from '../services/blockchainApi/profile/ServiceName.js'
export type { RequestBalancesParameters, ServiceBalance } from '../services/blockchainApi/requestBalances.js'
export { requestBalances } from '../services/blockchainApi/requestBalances.js'
export type { HistoryPage, RequestHistoryParameters } from '../services/blockchainApi/requestHistory.js'
export { requestHistory } from '../services/blockchainApi/requestHistory.js'
export type { ServiceIdentity } from '../services/blockchainApi/requestIdentity.js'
export { requestIdentity } from '../services/blockchainApi/requestIdentity.js'
export type { NftPage, RequestNftsParameters, ServiceNft } from '../services/blockchainApi/requestNfts.js'
export { requestNfts } from '../services/blockchainApi/requestNfts.js'
export type { RequestPricesParameters, ServicePrice } from '../services/blockchainApi/requestPrices.js'
export { requestPrices } from '../services/blockchainApi/requestPrices.js'
export type { ServiceTransaction, ServiceTransfer } from '../services/blockchainApi/ServiceTransaction.js'
export type { SmartSession } from '../services/blockchainApi/smartSessions/requestSmartSessions.js'
export { requestSmartSessions } from '../services/blockchainApi/smartSessions/requestSmartSessions.js'
export type { RevokeSmartSessionParameters } from '../services/blockchainApi/smartSessions/revokeSmartSession.js'
export { revokeSmartSession } from '../services/blockchainApi/smartSessions/revokeSmartSession.js'
export { usesBlockchainApi } from '../services/blockchainApi/usesBlockchainApi.js'
