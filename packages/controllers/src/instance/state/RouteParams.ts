import type { CaipNetworkId, ChainNamespace } from '@portico/core'

type None = Readonly<Record<never, never>>

/** Every view of the modal with its parameters: small serialisable values only. */
export type RouteParams = {
  /** `walletsOnly` leaves out e-mail and social logins. */
  Connect: { readonly namespace?: ChainNamespace; readonly walletsOnly?: true }
  /** `connectorId` is the id of one of `getConnectorList`; `namespace` narrows a merged connector. */
  ConnectingExternal: { readonly connectorId: string; readonly namespace?: ChainNamespace }
  ConnectingMultiChain: { readonly connectorId: string }
  /** `walletId` is a catalogue id; without it the code is for any wallet. */
  ConnectingWalletConnect: { readonly walletId?: string; readonly namespace?: ChainNamespace }
  ConnectingWalletConnectBasic: None
  GetWallet: None
  Downloads: { readonly walletId: string }
  AllWallets: { readonly namespace?: ChainNamespace }
  WhatIsAWallet: None
  Account: None
  Networks: None
  SwitchNetwork: { readonly network: CaipNetworkId }
  /** Offers to connect the namespace of a network that was chosen while another namespace is connected. */
  SwitchActiveChain: { readonly network: CaipNetworkId }
  UnsupportedChain: None
  WalletSend: None
  WalletSendSelectToken: None
  WalletSendPreview: None
  WalletSendProgress: None
  WalletReceive: None
  EmailLogin: None
  EmailVerifyOtp: None
  EmailVerifyDevice: None
  /** Shows the embedded wallet's frame while it asks the person. Opens and closes by itself. */
  ApproveTransaction: None
  AccountSettings: None
  UpdateEmail: None
}

/** Names of the views of the modal. */
export type ViewName = keyof RouteParams

/** Views whose parameters may all be left out; only these can be opened by name alone. */
export type OpenableView = {
  [name in ViewName]: None extends RouteParams[name] ? name : never
}[ViewName]

/** One entry of the history. `key` is unique within the instance. */
export type Route = {
  [name in ViewName]: { readonly name: name; readonly params: RouteParams[name]; readonly key: number }
}[ViewName]
