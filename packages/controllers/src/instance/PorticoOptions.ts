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
  OnrampProvider,
  Siwx,
  StoragePort,
  SwapProvider,
} from '@portico/core'
import type { ThemeMode, ThemeVariables } from './state/themeState.js'

/** Social logins by the name of their provider. Accepted as options, but not shown yet. */
export type SocialProvider = 'google' | 'x' | 'discord' | 'farcaster' | 'github' | 'apple' | 'facebook'
/** Ways to connect, in the order of Connect. */
export type ConnectMethod = 'email' | 'social' | 'wallet'
/** Groups of wallets, in the order of Connect. */
export type ConnectorGroup =
  | 'walletConnect'
  | 'recent'
  | 'injected'
  | 'featured'
  | 'custom'
  | 'external'
  | 'recommended'
/** Actions of the Account view. `onramp` has no button there yet. */
export type WalletFeature = 'onramp' | 'swaps' | 'receive' | 'send'

/** Features of the modal. */
export type Features = {
  /**
   * Whether Account offers swaps, if the namespace's adapter supports them and there is somebody who swaps (option
   * `swaps`). Default `true`.
   */
  readonly swaps: boolean
  /**
   * Whether `getWalletFeatures` lists `onramp`, if the namespace's adapter supports it and there is somebody who sells
   * (option `onramp`). Account has no button for it yet. Default `true`.
   */
  readonly onramp: boolean
  /** Whether Account shows the address and its QR code. Default `true`. */
  readonly receive: boolean
  /** Whether Account offers sending, if the namespace's adapter supports it. Default `true`. */
  readonly send: boolean
  /** Whether Connect has an e-mail field, with the connector `embeddedWallet()`. Default `true`. */
  readonly email: boolean
  /**
   * Whether wallets are listed below the e-mail field; `false` puts them behind "Continue with a wallet". Default
   * `true`.
   */
  readonly emailShowWallets: boolean
  /** Default: all. Has no effect yet. */
  readonly socials: readonly SocialProvider[] | false
  /** Whether Account has the tab Activity, if the namespace's adapter supports it. Default `true`. */
  readonly history: boolean
  /** Whether events are sent to `services.pulse`, if the service accepts those of this project. Default `true`. */
  readonly analytics: boolean
  /** Whether Connect leads to all wallets of the catalogue, with a connector that reaches them. Default `true`. */
  readonly allWallets: boolean
  /** Whether users must accept `termsConditionsUrl` and `privacyPolicyUrl` before they connect. Default `false`. */
  readonly legalCheckbox: boolean
  /** Default `false`. Has no effect yet. */
  readonly smartSessions: boolean
  /** Whether wallets are behind "Continue with a wallet", next to the e-mail field. Default `false`. */
  readonly collapseWallets: boolean
  /**
   * Whether Account offers to deposit from an exchange, and the views Pay and PayLoading can be opened. The exchanges are
   * those that `services.blockchainApi` names. Default `false`.
   */
  readonly pay: boolean
  /** Default `email, social, wallet`. */
  readonly connectMethodsOrder: readonly ConnectMethod[]
  /** Default `walletConnect, recent, injected, featured, custom, external, recommended`; missing groups follow in that order. */
  readonly connectorTypeOrder: readonly ConnectorGroup[]
  /** Default `onramp, swaps, receive, send`. */
  readonly walletFeaturesOrder: readonly WalletFeature[]
}

/**
 * Base URLs of the services an instance may contact. Each can be your own host, without a trailing slash.
 * `docs/self-hosting.md` of the repository describes what each must answer.
 */
export type Services = {
  /**
   * Data of accounts: balances, prices, history, items, names. The hosted one is only used with a project id; without
   * either, only chains are read.
   */
  readonly blockchainApi: string
  /**
   * Names that `blockchainApi` registers. `zone` is the domain they are below, in lower case, such as `people.example`.
   * Default `reown.id`.
   */
  readonly names?: { readonly zone: string }
  /** JSON-RPC of the networks, `POST /v1/?chainId=…`. The hosted one is only used with a project id. */
  readonly rpc: string
  /** Wallets and their pictures, the project's allowed origins, and whether to send analytics. */
  readonly catalogue: string
  /** Gateway of pictures at `ipfs:` links, asked for `/ipfs/{cid}`. Default: none, such pictures are not shown. */
  readonly ipfsGateway?: string
  /** Receives analytics. */
  readonly pulse: string
  /** Origin of the wallet site that `embeddedWallet()` shows in its frame, never that of the app. */
  readonly frame: string
  /** WebSocket URL of the relay that `walletConnect()` pairs over. */
  readonly relay: string
  /** Keeps sign-in sessions for `cloudSiwx()`. */
  readonly auth: string
}

/** A token that the app names. Missing fields are read from the chain. */
export type TokenInput = {
  /** Contract or mint address. */
  readonly address: string
  readonly symbol?: string | undefined
  readonly name?: string | undefined
  readonly decimals?: number | undefined
  readonly image?: string | undefined
}

/** A wallet that the app adds to the list, with the field names of the catalogue. */
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
  /** Project id of the app at the hosted services. Not needed with services of your own. */
  readonly projectId?: string | undefined
  /** Networks of the app; viem chains can be used. The first is the default. */
  readonly networks: readonly [NetworkInput, ...NetworkInput[]]
  /** One of `networks`, used until the user chooses one. Default: the first. */
  readonly defaultNetwork?: CaipNetworkId | undefined
  /** Description of the app that wallets show. Default: title, description, origin and icon of the page. */
  readonly metadata?: Partial<AppMetadata> | undefined
  /** One adapter for each namespace to connect or read, such as `evmAdapter()`. */
  readonly adapters?: readonly Adapter[] | undefined
  /** Further ways to connect, such as `walletConnect()` and `embeddedWallet()`. */
  readonly connectors?: readonly ConnectorFactory[] | undefined
  readonly features?: Partial<Features> | undefined
  readonly services?: Partial<Services> | undefined
  /**
   * Name and version sent to services (`st` and `sv`). Default: what the hosted services expect, and Portico's own for
   * other hosts.
   */
  readonly identity?: { readonly type: string; readonly version: string } | undefined
  /** Tokens to show balances of and to send, by network. */
  readonly tokens?: Readonly<Record<CaipNetworkId, readonly TokenInput[]>> | undefined
  /**
   * Providers of swaps, best first: a network's swaps are those of the first that supports it. Default: the data service
   * where one is used.
   */
  readonly swaps?: { readonly providers: readonly SwapProvider[] } | undefined
  /**
   * Who sells crypto for money, in the order they are offered, such as `[coinbase(), meld({ publicKey })]`. One without
   * its key is not offered. Default: Coinbase over the data service, where one is used.
   */
  readonly onramp?: readonly OnrampProvider[] | undefined
  /**
   * How accounts sign in, such as `defaultSiwx()` of `@portico/siwx`. After a wallet was connected the modal asks it to
   * sign a message. Default: accounts do not sign in.
   */
  readonly siwx?: Siwx | undefined
  /** Currency of prices and values, as a lower-case ISO 4217 code. Default `usd`. */
  readonly currency?: string | undefined
  /**
   * Hosts besides those of `services` that may be asked for pictures of tokens, items and people, such as
   * `*.cdn.example`; `*` stands for any. They learn who looks at them, and which items an account holds. Default: none.
   */
  readonly pictureHosts?: readonly string[] | undefined
  /** RPC URLs to try before any other, by network. */
  readonly customRpcUrls?: Readonly<Record<CaipNetworkId, readonly string[]>> | undefined
  /**
   * Whether networks without an RPC URL are read through the hosted JSON-RPC service, which needs a project id.
   * Default `false`: they are not read.
   */
  readonly hostedReads?: boolean | undefined
  /** Kind of account to request from the embedded wallet on a namespace, until the user chooses one. */
  readonly defaultAccountTypes?: Readonly<Partial<Record<ChainNamespace, AccountType>>> | undefined
  /** Default `system`. */
  readonly themeMode?: ThemeMode | undefined
  /** Colours, font and sizes; each has a default. */
  readonly themeVariables?: ThemeVariables | undefined
  /**
   * BCP 47 tag; `en`, `ar` and `en-XA` (pseudo) are included. Default: the document's language if it is included, else
   * `en`.
   */
  readonly locale?: string | undefined
  /** Linked below Connect, and accepted by users with `legalCheckbox`. */
  readonly termsConditionsUrl?: string | undefined
  /** Like `termsConditionsUrl`. */
  readonly privacyPolicyUrl?: string | undefined
  /** Whether a stored connection is restored on start, never with a prompt. Default `true`. */
  readonly enableReconnect?: boolean | undefined
  /** Whether wallets are offered; `false` leaves the e-mail login as the only way to connect. Default `true`. */
  readonly enableWallets?: boolean | undefined
  /** Catalogue ids of the wallets to show first, in this order. */
  readonly featuredWalletIds?: readonly string[] | undefined
  /** If set, only these wallets of the catalogue are offered. */
  readonly includeWalletIds?: readonly string[] | undefined
  /** Wallets of the catalogue that are not offered, even if they are installed. */
  readonly excludeWalletIds?: readonly string[] | undefined
  /** Wallets that are not in the catalogue. Links that are not safe to open are dropped. */
  readonly customWallets?: readonly CustomWallet[] | undefined
  /** Where to show the row that leads to all wallets. Default `SHOW`; see also the feature `allWallets`. */
  readonly allWallets?: 'SHOW' | 'HIDE' | 'ONLY_MOBILE' | undefined
  /** Whether to prefer a wallet's universal link to its own scheme. Default `false`. */
  readonly preferUniversalLinks?: boolean | undefined
  /** Whether "What is a wallet?" leads to wallets to get. Default `true`. */
  readonly enableWalletGuide?: boolean | undefined
  /**
   * A page about wallets, https or http. "Get a wallet" links to it if the catalogue's wallets cannot be connected, and
   * it is shown as "Explore all wallets" below the catalogue's suggestions.
   */
  readonly walletGuideUrl?: string | undefined
  /** Whether users can switch networks. Default `true`. */
  readonly enableNetworkSwitch?: boolean | undefined
  /**
   * Whether a wallet may stay on a network that the app does not offer. Otherwise UnsupportedChain is shown. Default
   * `false`.
   */
  readonly allowUnsupportedChain?: boolean | undefined
  /** Whether to offer no wallets in the time zones of mainland China, Hong Kong and Macau. Default `false`. */
  readonly restrictTimeZones?: boolean | undefined
  /** Default `webStorage()`. With `cookieStorage()` a server can read it too. */
  readonly storage?: StoragePort | undefined
  /** Replaces time and timers, for tests. */
  readonly clock?: Clock | undefined
  /** Default: the console from `logLevel` up. */
  readonly logger?: Logger | undefined
  /** Minimum level logged to the console. Default `error`. */
  readonly logLevel?: LogLevel | undefined
  /** State that a server read (see `readInitialState`), so that it renders the connected button. */
  readonly initialState?: InitialState | undefined
}

/**
 * The serialisable part of an earlier visit, read from cookies on a server. Proves nothing; only used for the first
 * paint.
 */
export type InitialState = {
  readonly activeNamespace?: ChainNamespace | undefined
  readonly activeNetwork?: CaipNetworkId | undefined
  readonly accounts: Readonly<
    Partial<Record<ChainNamespace, { readonly connectorId: string; readonly address: string }>>
  >
}

/** The hosted services. */
export const defaultServices: Omit<Services, 'names'> = {
  blockchainApi: 'https://rpc.walletconnect.org',
  rpc: 'https://rpc.walletconnect.org',
  catalogue: 'https://api.web3modal.org',
  pulse: 'https://pulse.walletconnect.org',
  frame: 'https://secure.walletconnect.org',
  relay: 'wss://relay.walletconnect.org',
  auth: 'https://api.web3modal.org',
}
