import type { AccountType, CaipNetworkId, ChainNamespace } from '@portico/core'
import type { WalletPlatform } from '../deepLinks/getWalletPlatforms.js'
import type { SocialProvider } from '../instance/PorticoOptions.js'

type Nothing = undefined
type OnAccount = { readonly isSmartAccount: boolean }
type OnNetwork = OnAccount & { readonly network: CaipNetworkId }
type Failure = { readonly message: string }

type History = {
  readonly address: string | undefined
  readonly projectId: string | undefined
  readonly cursor: string | undefined
  readonly isSmartAccount: boolean
}
type Swap = OnNetwork & {
  readonly swapFromToken: string
  readonly swapToToken: string
  readonly swapFromAmount: string
  readonly swapToAmount: string
}
type Send = OnNetwork & { readonly token: string; readonly amount: number }
type Social = { readonly provider: SocialProvider }
type Name = OnAccount & { readonly ensName: string }
type PayConfiguration = {
  readonly network: string
  readonly asset: string
  readonly amount: number
  readonly recipient: string
}
type CurrentPayment = {
  readonly type: 'exchange' | 'wallet'
  readonly exchangeId?: string | undefined
  readonly sessionId?: string | undefined
  readonly status?: string | undefined
  readonly result?: string | undefined
}
type Pay = {
  readonly paymentId: string
  readonly configuration: PayConfiguration
  readonly currentPayment: CurrentPayment
}

/** How an instance is set up: networks and switches, never addresses, keys or URLs. */
export type InitializeProperties = {
  readonly networks: readonly CaipNetworkId[]
  readonly features: Readonly<Record<string, boolean | readonly string[]>>
  readonly [option: string]: unknown
}

/** Every analytics event with its properties; names and properties are those of the hosted service. */
export type AnalyticsEvents = {
  MODAL_CREATED: Nothing
  MODAL_OPEN: { readonly connected: boolean }
  MODAL_CLOSE: { readonly connected: boolean }
  INITIALIZE: InitializeProperties
  CLICK_ALL_WALLETS: Nothing
  CLICK_WALLET_HELP: Nothing
  CLICK_NETWORK_HELP: Nothing
  CLICK_GET_WALLET: Nothing
  CLICK_NETWORKS: Nothing
  CLICK_CONVERT: Nothing
  CLICK_SELECT_TOKEN_TO_SWAP: Nothing
  CLICK_SELECT_NETWORK_TO_SWAP: Nothing
  SELECT_WALLET: { readonly name: string; readonly platform: WalletPlatform }
  SEARCH_WALLET: { readonly badge: string; readonly search: string }
  CONNECT_SUCCESS: { readonly method: 'qrcode' | 'mobile' | 'browser' | 'email'; readonly name: string }
  CONNECT_ERROR: Failure
  /** `uri` is cut off after `wc:`, because anyone who reads the whole link can take the wallet's place. */
  CONNECT_PROXY_ERROR: Failure & { readonly uri: string; readonly mobile_link: string; readonly name: string }
  DISCONNECT_SUCCESS: { readonly namespace: ChainNamespace | 'all' }
  DISCONNECT_ERROR: Failure
  INTERNAL_SDK_ERROR: {
    readonly errorType: string
    readonly errorMessage: string
    readonly stackTrace?: string | undefined
    readonly uncaught?: boolean | undefined
  }
  SWITCH_NETWORK: { readonly network: CaipNetworkId }
  SET_PREFERRED_ACCOUNT_TYPE: { readonly accountType: AccountType; readonly network: CaipNetworkId }
  CLICK_TRANSACTIONS: OnAccount
  ERROR_FETCH_TRANSACTIONS: History
  LOAD_MORE_TRANSACTIONS: History
  SELECT_BUY_CRYPTO: OnAccount
  SELECT_WHAT_IS_A_BUY: OnAccount
  SELECT_BUY_PROVIDER: OnAccount & { readonly provider: string }
  OPEN_ENS_FLOW: OnAccount
  REGISTER_NAME_INITIATED: Name
  REGISTER_NAME_SUCCESS: Name
  REGISTER_NAME_ERROR: Name & { readonly error: string }
  CLICK_SIGN_SIWX_MESSAGE: OnNetwork
  CLICK_CANCEL_SIWX: OnNetwork
  SIWX_AUTH_SUCCESS: OnNetwork
  SIWX_AUTH_ERROR: OnNetwork & Partial<Failure>
  EMAIL_LOGIN_SELECTED: Nothing
  EMAIL_SUBMITTED: Nothing
  DEVICE_REGISTERED_FOR_EMAIL: Nothing
  EMAIL_VERIFICATION_CODE_SENT: Nothing
  EMAIL_VERIFICATION_CODE_PASS: Nothing
  EMAIL_VERIFICATION_CODE_FAIL: Failure
  EMAIL_EDIT: Nothing
  EMAIL_UPGRADE_FROM_MODAL: Nothing
  SOCIAL_LOGIN_STARTED: Social
  SOCIAL_LOGIN_SUCCESS: Social
  SOCIAL_LOGIN_ERROR: Social & Partial<Failure>
  SOCIAL_LOGIN_REQUEST_USER_DATA: Social
  SOCIAL_LOGIN_CANCELED: Social
  OPEN_SWAP: OnNetwork
  INITIATE_SWAP: Swap
  SWAP_SUCCESS: Swap
  SWAP_ERROR: Swap & Failure
  SWAP_APPROVAL_ERROR: Swap & Failure
  OPEN_SEND: OnNetwork
  SEND_INITIATED: Send
  SEND_SUCCESS: Send & { readonly hash?: string | undefined }
  SEND_ERROR: Send & Failure
  PAY_INITIATED: Pay
  PAY_SUCCESS: Pay
  PAY_ERROR: Pay & Partial<Failure>
  PAY_MODAL_OPEN: {
    readonly exchanges: readonly { readonly id: string }[]
    readonly configuration: PayConfiguration
  }
  PAY_EXCHANGE_SELECTED: {
    readonly exchange: { readonly id: string }
    readonly configuration: PayConfiguration
    readonly currentPayment: CurrentPayment
    readonly headless: boolean
  }
}

/** One analytics event, for `track`. */
export type AnalyticsEvent = {
  [name in keyof AnalyticsEvents]: AnalyticsEvents[name] extends Nothing
    ? { readonly event: name; readonly properties?: undefined }
    : { readonly event: name; readonly properties: AnalyticsEvents[name] }
}[keyof AnalyticsEvents]

/** An event with the time and the account of the moment it happened. */
export type AnalyticsDraft = AnalyticsEvent & {
  /** Milliseconds since the Unix epoch. */
  readonly timestamp: number
  /** The active account. */
  readonly address: string | undefined
}
