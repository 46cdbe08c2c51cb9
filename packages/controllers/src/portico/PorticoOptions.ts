import type {
  AccountType,
  Adapter,
  AppMetadata,
  CaipNetworkId,
  ChainNamespace,
  Clock,
  ConnectorFactory,
  Logger,
  LogLevel,
  NetworkInput,
  StoragePort,
} from '@portico/core'
import type { ThemeMode, ThemeVariables } from '../theme/themeState.js'
import type { InitialState } from './InitialState.js'

export type SocialProvider = 'google' | 'x' | 'discord' | 'farcaster' | 'github' | 'apple' | 'facebook'
export type ConnectMethod = 'email' | 'social' | 'wallet'
export type ConnectorGroup =
  | 'walletConnect'
  | 'recent'
  | 'injected'
  | 'featured'
  | 'custom'
  | 'external'
  | 'recommended'
export type WalletFeature = 'onramp' | 'swaps' | 'receive' | 'send'

/** Switches of what the modal offers. Defaults follow the specification, section 1. */
export type Features = {
  readonly swaps: boolean
  readonly onramp: boolean
  readonly receive: boolean
  readonly send: boolean
  readonly email: boolean
  readonly emailShowWallets: boolean
  readonly socials: readonly SocialProvider[] | false
  readonly history: boolean
  readonly analytics: boolean
  readonly allWallets: boolean
  readonly legalCheckbox: boolean
  readonly smartSessions: boolean
  readonly collapseWallets: boolean
  readonly pay: boolean
  /** Default `email, social, wallet`. */
  readonly connectMethodsOrder: readonly ConnectMethod[]
  /** Default `walletConnect, recent, injected, featured, custom, external, recommended`; missing groups follow in that order. */
  readonly connectorTypeOrder: readonly ConnectorGroup[]
  /** Default `onramp, swaps, receive, send`. */
  readonly walletFeaturesOrder: readonly WalletFeature[]
}

/** Base URLs of the services an instance may talk to. Each can be your own host; no trailing slash. */
export type Services = {
  readonly blockchainApi: string
  readonly catalogue: string
  readonly pulse: string
  readonly frame: string
  readonly relay: string
  readonly auth: string
}

export type TokenInput = {
  readonly address: string
  readonly symbol?: string | undefined
  readonly name?: string | undefined
  readonly decimals?: number | undefined
  readonly image?: string | undefined
}

/** A wallet the app adds to the list; field names are the catalogue's. */
export type CustomWallet = {
  readonly id: string
  readonly name: string
  readonly homepage?: string | undefined
  readonly image_url?: string | undefined
  readonly mobile_link?: string | undefined
  readonly desktop_link?: string | undefined
  readonly webapp_link?: string | undefined
  readonly app_store?: string | undefined
  readonly play_store?: string | undefined
  readonly chrome_store?: string | undefined
  readonly rdns?: string | undefined
}

/** Options of `createPortico`. Everything but `networks` has a default. */
export type PorticoOptions = {
  /** Part of every storage key and channel of this instance. Default `''`. */
  readonly id?: string | undefined
  /** Id of the app at the hosted services; not needed with services of your own. */
  readonly projectId?: string | undefined
  /** Networks the app offers; viem chains fit. The first is the default. */
  readonly networks: readonly [NetworkInput, ...NetworkInput[]]
  readonly defaultNetwork?: CaipNetworkId | undefined
  readonly metadata?: Partial<AppMetadata> | undefined
  readonly adapters?: readonly Adapter[] | undefined
  readonly connectors?: readonly ConnectorFactory[] | undefined
  readonly features?: Partial<Features> | undefined
  readonly services?: Partial<Services> | undefined
  /** Who services are told to be called by (`st` and `sv`). Default: what the hosted services know; Portico at your own. */
  readonly identity?: { readonly type: string; readonly version: string } | undefined
  /** Tokens whose balances are shown and that can be sent, by network. */
  readonly tokens?: Readonly<Record<CaipNetworkId, readonly TokenInput[]>> | undefined
  /** RPC URLs tried before any other, by network. */
  readonly customRpcUrls?: Readonly<Record<CaipNetworkId, readonly string[]>> | undefined
  readonly defaultAccountTypes?: Readonly<Partial<Record<ChainNamespace, AccountType>>> | undefined
  readonly themeMode?: ThemeMode | undefined
  readonly themeVariables?: ThemeVariables | undefined
  /** BCP 47 tag; `en`, `ar` and `en-XA` (pseudo) ship. Default: the document's language when it ships, else `en`. */
  readonly locale?: string | undefined
  readonly termsConditionsUrl?: string | undefined
  readonly privacyPolicyUrl?: string | undefined
  /** Default `true`: a stored connection is resumed on start, never with a prompt. */
  readonly enableReconnect?: boolean | undefined
  readonly enableWallets?: boolean | undefined
  /** Catalogue ids of the wallets shown first, in this order. */
  readonly featuredWalletIds?: readonly string[] | undefined
  /** When given, only these wallets of the catalogue are offered. */
  readonly includeWalletIds?: readonly string[] | undefined
  /** Wallets of the catalogue that are not offered; their installed forms are hidden too. */
  readonly excludeWalletIds?: readonly string[] | undefined
  /** Wallets that are not in the catalogue. Links that may not be opened are dropped. */
  readonly customWallets?: readonly CustomWallet[] | undefined
  /** Where the row that leads to all wallets is shown. Default `SHOW`; see also the feature `allWallets`. */
  readonly allWallets?: 'SHOW' | 'HIDE' | 'ONLY_MOBILE' | undefined
  /** Default `false`: when `true`, a wallet's universal link is preferred to its own scheme. */
  readonly preferUniversalLinks?: boolean | undefined
  /** Default `true`: "What is a wallet?" leads on to wallets one can get. */
  readonly enableWalletGuide?: boolean | undefined
  /**
   * A page about wallets, https or http: "Get a wallet" leads to it where the catalogue's wallets cannot be connected,
   * and under the catalogue's suggestions it stands as "Explore all wallets".
   */
  readonly walletGuideUrl?: string | undefined
  readonly enableNetworkSwitch?: boolean | undefined
  /** Default `false`: on a network the app does not offer, the UnsupportedChain view opens. */
  readonly allowUnsupportedChain?: boolean | undefined
  /** Default `false`: when `true`, nothing is offered in the time zones of specification section 6. */
  readonly restrictTimeZones?: boolean | undefined
  readonly storage?: StoragePort | undefined
  readonly clock?: Clock | undefined
  readonly logger?: Logger | undefined
  /** Default `error`. */
  readonly logLevel?: LogLevel | undefined
  /** What a server knows of the visitor (see `readInitialState`), so that it renders the connected button. */
  readonly initialState?: InitialState | undefined
}
