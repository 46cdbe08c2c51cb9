import type { CaipNetworkId, ChainNamespace } from '@portico/core'

type None = Readonly<Record<never, never>>

/** Every view of the modal with its parameters, which are small serialisable values. */
export type RouteParams = {
  /** `walletsOnly` leaves out e-mail and social logins. */
  Connect: { readonly namespace?: ChainNamespace; readonly walletsOnly?: true }
  /** `connectorId` is the id of one of `getConnectorList`; `namespace` narrows a merged connector. */
  ConnectingExternal: { readonly connectorId: string; readonly namespace?: ChainNamespace }
  ConnectingMultiChain: { readonly connectorId: string }
  /** `walletId` is a catalogue id. Without it the code is for any wallet. */
  ConnectingWalletConnect: { readonly walletId?: string; readonly namespace?: ChainNamespace }
  ConnectingWalletConnectBasic: None
  GetWallet: None
  Downloads: { readonly walletId: string }
  AllWallets: { readonly namespace?: ChainNamespace }
  WhatIsAWallet: None
  Account: None
  /** One token of the account. Without `address` it is the native currency. */
  TokenDetails: { readonly networkId: CaipNetworkId; readonly address?: string }
  /** One transaction of the account. `id` is that of its entry in the activity, `hash` finds it under another id. */
  TransactionDetails: { readonly networkId: CaipNetworkId; readonly id: string; readonly hash?: string }
  /** One item of the account. `id` is that of its entry among the items. */
  NftDetails: { readonly networkId: CaipNetworkId; readonly id: string }
  Networks: None
  SwitchNetwork: { readonly networkId: CaipNetworkId }
  /** Offers to connect the namespace of a network that was chosen while another namespace is connected. */
  SwitchActiveChain: { readonly networkId: CaipNetworkId }
  UnsupportedChain: None
  WalletSend: None
  WalletSendSelectToken: None
  WalletSendPreview: None
  WalletSendProgress: None
  WalletReceive: None
  /** Tokens by symbol or address, the amount as plain decimal text. */
  Swap: { readonly fromToken?: string; readonly toToken?: string; readonly amount?: string }
  SwapSelectToken: { readonly side: 'from' | 'to' }
  SwapPreview: None
  SwapProgress: None
  /** What to buy with how much, and who sells it. */
  OnRampProviders: None
  OnRampTokenSelect: None
  OnRampFiatSelect: None
  BuyInProgress: None
  /** Purchases as their providers know them. */
  OnRampActivity: None
  WhatIsABuy: None
  /**
   * Pays from an exchange: an asset by its CAIP-19 id, the amount in whole units as plain decimal text, to a CAIP-10
   * account. Without them the person chooses, and the connected account is paid.
   */
  Pay: { readonly asset?: string; readonly amount?: string; readonly recipient?: string }
  /** The payment that is under way, or the latest one. */
  PayLoading: None
  EmailLogin: None
  EmailVerifyOtp: None
  EmailVerifyDevice: None
  /** Shows the embedded wallet's frame while it asks the user. Opens and closes automatically. */
  ApproveTransaction: None
  AccountSettings: None
  UpdateEmail: None
  /** Shows the message that signs the account in, and asks the wallet to sign it. */
  SIWXSignMessage: None
  /** An earlier name of the same view. */
  ConnectingSiwe: None
  ChooseAccountName: None
  RegisterAccountName: None
  RegisterAccountNameSuccess: None
}

/** Names of the views of the modal. */
export type ViewName = keyof RouteParams

/** What the modal knows of a view before its code has loaded. */
export type RouteDefinition = {
  /** The download that contains the view, with its texts. */
  readonly group:
    | 'connect'
    | 'connecting'
    | 'walletConnect'
    | 'wallets'
    | 'help'
    | 'account'
    | 'details'
    | 'networks'
    | 'send'
    | 'sendReview'
    | 'receive'
    | 'swap'
    | 'swapTokens'
    | 'swapReview'
    | 'onramp'
    | 'pay'
    | 'payment'
    | 'embeddedWallet'
    | 'signIn'
    | 'names'
  /**
   * Views of an account are removed from the history when there is no account any more. Opening one with `required`
   * shows Connect if there is no account, and UnsupportedChain if the wallet must switch its network.
   */
  readonly account?: 'required' | 'optional'
  /** Part of a task of several views. Leaving all of them cancels the task. */
  readonly task?: 'login' | 'network'
  /** Analytics event of opening the view; `describeRoute` adds its properties. */
  readonly event?:
    | 'CLICK_ALL_WALLETS'
    | 'CLICK_GET_WALLET'
    | 'CLICK_NETWORKS'
    | 'CLICK_SELECT_TOKEN_TO_SWAP'
    | 'CLICK_WALLET_HELP'
    | 'OPEN_ENS_FLOW'
    | 'OPEN_SEND'
    | 'OPEN_SWAP'
    | 'SELECT_BUY_CRYPTO'
    | 'SELECT_WALLET'
    | 'SELECT_WHAT_IS_A_BUY'
  /** Cannot be left, nor the modal closed, while the wallet is on a network that the app does not offer. */
  readonly heldOnUnsupportedNetwork?: true
  /** Cannot be left, nor the modal closed, while the account must sign in. */
  readonly heldUntilSignedIn?: true
  /** Not restored after a reload, because what it shows ended with the page. */
  readonly endsWithPage?: true
}

const table = {
  Connect: { group: 'connect' },
  ConnectingExternal: { group: 'connecting', event: 'SELECT_WALLET' },
  ConnectingMultiChain: { group: 'connecting', event: 'SELECT_WALLET' },
  ConnectingWalletConnect: { group: 'walletConnect', event: 'SELECT_WALLET' },
  ConnectingWalletConnectBasic: { group: 'walletConnect' },
  GetWallet: { group: 'walletConnect', event: 'CLICK_GET_WALLET' },
  Downloads: { group: 'walletConnect' },
  AllWallets: { group: 'wallets', event: 'CLICK_ALL_WALLETS' },
  WhatIsAWallet: { group: 'help', event: 'CLICK_WALLET_HELP' },
  Account: { group: 'account', account: 'required' },
  TokenDetails: { group: 'details', account: 'required' },
  TransactionDetails: { group: 'details', account: 'required' },
  NftDetails: { group: 'details', account: 'required' },
  Networks: { group: 'networks', task: 'network', event: 'CLICK_NETWORKS' },
  SwitchNetwork: { group: 'networks', task: 'network' },
  SwitchActiveChain: { group: 'networks', task: 'network' },
  UnsupportedChain: { group: 'networks', account: 'required', heldOnUnsupportedNetwork: true, endsWithPage: true },
  WalletSend: { group: 'send', account: 'required', event: 'OPEN_SEND' },
  WalletSendSelectToken: { group: 'send', account: 'required' },
  WalletSendPreview: { group: 'sendReview', account: 'required', endsWithPage: true },
  WalletSendProgress: { group: 'sendReview', account: 'required', endsWithPage: true },
  WalletReceive: { group: 'receive', account: 'required' },
  Swap: { group: 'swap', account: 'required', event: 'OPEN_SWAP' },
  SwapSelectToken: { group: 'swapTokens', account: 'required', event: 'CLICK_SELECT_TOKEN_TO_SWAP' },
  SwapPreview: { group: 'swapReview', account: 'required', endsWithPage: true },
  SwapProgress: { group: 'swapReview', account: 'required', endsWithPage: true },
  OnRampProviders: { group: 'onramp', account: 'required', event: 'SELECT_BUY_CRYPTO' },
  OnRampTokenSelect: { group: 'onramp', account: 'required' },
  OnRampFiatSelect: { group: 'onramp', account: 'required' },
  BuyInProgress: { group: 'onramp', account: 'required' },
  OnRampActivity: { group: 'onramp', account: 'required' },
  WhatIsABuy: { group: 'onramp', event: 'SELECT_WHAT_IS_A_BUY' },
  Pay: { group: 'pay' },
  PayLoading: { group: 'payment' },
  EmailLogin: { group: 'embeddedWallet' },
  EmailVerifyOtp: { group: 'embeddedWallet', task: 'login', endsWithPage: true },
  EmailVerifyDevice: { group: 'embeddedWallet', task: 'login', endsWithPage: true },
  ApproveTransaction: { group: 'embeddedWallet', account: 'optional', endsWithPage: true },
  AccountSettings: { group: 'embeddedWallet', account: 'optional' },
  UpdateEmail: { group: 'embeddedWallet', account: 'optional' },
  SIWXSignMessage: { group: 'signIn', account: 'required', heldUntilSignedIn: true, endsWithPage: true },
  ConnectingSiwe: { group: 'signIn', account: 'required', heldUntilSignedIn: true, endsWithPage: true },
  ChooseAccountName: { group: 'names', account: 'required' },
  RegisterAccountName: { group: 'names', account: 'required', event: 'OPEN_ENS_FLOW' },
  RegisterAccountNameSuccess: { group: 'names', account: 'required', endsWithPage: true },
} as const satisfies { readonly [name in ViewName]: RouteDefinition }

/** Properties of each view; see "A new view" in `CONTRIBUTING.md`. */
export const routes: { readonly [name in ViewName]: RouteDefinition } = table

/** Names of the views in a group. */
export type ViewsOf<group extends RouteDefinition['group']> = {
  [name in ViewName]: (typeof table)[name]['group'] extends group ? name : never
}[ViewName]

/** Views whose parameters are all optional; only these can be opened by name alone. */
export type OpenableView = {
  [name in ViewName]: None extends RouteParams[name] ? name : never
}[ViewName]

/** One entry of the history. `key` is unique within the instance. */
export type Route = {
  [name in ViewName]: { readonly name: name; readonly params: RouteParams[name]; readonly key: number }
}[ViewName]
