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
import type { ThemeMode, ThemeVariables } from './state/themeState.js'

/** Social logins by the name of who provides them. Accepted in options; none is shown yet. */
export type SocialProvider = 'google' | 'x' | 'discord' | 'farcaster' | 'github' | 'apple' | 'facebook'
/** Ways to connect, for the order in which Connect shows them. */
export type ConnectMethod = 'email' | 'social' | 'wallet'
/** Groups of wallets, for the order in which Connect lists them. */
export type ConnectorGroup =
  | 'walletConnect'
  | 'recent'
  | 'injected'
  | 'featured'
  | 'custom'
  | 'external'
  | 'recommended'
/** What Account offers to do with money. `onramp` and `swaps` are not shown yet. */
export type WalletFeature = 'onramp' | 'swaps' | 'receive' | 'send'

/** Switches of what the modal offers. */
export type Features = {
  /** Default `true`. Shows nothing yet. */
  readonly swaps: boolean
  /** Default `true`. Shows nothing yet. */
  readonly onramp: boolean
  /** Default `true`: Account leads to the address and its code. */
  readonly receive: boolean
  /** Default `true`: Account leads to sending, where the namespace's adapter can send. */
  readonly send: boolean
  /** Default `true`: with the connector `embeddedWallet()`, Connect has a field for an e-mail address. */
  readonly email: boolean
  /** Default `true`: wallets stand beside the e-mail field; `false` puts them behind "Continue with a wallet". */
  readonly emailShowWallets: boolean
  /** Default all. Shows nothing yet. */
  readonly socials: readonly SocialProvider[] | false
  /** Default `true`. Shows nothing yet. */
  readonly history: boolean
  /** Default `true`: events are sent to `services.pulse`, when the service wants those of this project. */
  readonly analytics: boolean
  /** Default `true`: Connect leads to all wallets of the catalogue, with a connector that reaches them. */
  readonly allWallets: boolean
  /** Default `false`: before connecting, people accept `termsConditionsUrl` and `privacyPolicyUrl`. */
  readonly legalCheckbox: boolean
  /** Default `false`. Shows nothing yet. */
  readonly smartSessions: boolean
  /** Default `false`: beside the e-mail field, wallets stand behind "Continue with a wallet". */
  readonly collapseWallets: boolean
  /** Default `false`. Shows nothing yet. */
  readonly pay: boolean
  /** Default `email, social, wallet`. */
  readonly connectMethodsOrder: readonly ConnectMethod[]
  /** Default `walletConnect, recent, injected, featured, custom, external, recommended`; missing groups follow in that order. */
  readonly connectorTypeOrder: readonly ConnectorGroup[]
  /** Default `onramp, swaps, receive, send`. */
  readonly walletFeaturesOrder: readonly WalletFeature[]
}

/**
 * Base URLs of the services an instance may talk to. Each can be your own host; no trailing slash. What each has to answer
 * is told by `docs/self-hosting.md` of the repository.
 */
export type Services = {
  /** JSON-RPC of the networks, `POST /v1/?chainId=…`. The hosted one is asked only with a project id. */
  readonly blockchainApi: string
  /** Wallets and their pictures, the project's allowed origins, and whether its analytics are wanted. */
  readonly catalogue: string
  /** Receives analytics. */
  readonly pulse: string
  /** Origin of the wallet site that `embeddedWallet()` shows in its frame, never that of the app. */
  readonly frame: string
  /** WebSocket URL of the relay that `walletConnect()` pairs over. */
  readonly relay: string
  /** Kept for sign-in sessions; nothing asks it yet. */
  readonly auth: string
}

/** A token the app names; what is left out is read from the chain. */
export type TokenInput = {
  /** Contract or mint address. */
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
  /** One of `networks`, used until the person chooses. Default: the first. */
  readonly defaultNetwork?: CaipNetworkId | undefined
  /** What wallets show of the app. Default: title, description, origin and icon of the page. */
  readonly metadata?: Partial<AppMetadata> | undefined
  /** One for each namespace that is to be connected or read, such as `evmAdapter()`. */
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
  /** Tokens whose balances are shown and that can be sent, by network. */
  readonly tokens?: Readonly<Record<CaipNetworkId, readonly TokenInput[]>> | undefined
  /** RPC URLs tried before any other, by network. */
  readonly customRpcUrls?: Readonly<Record<CaipNetworkId, readonly string[]>> | undefined
  /**
   * Whether networks without an RPC URL are read through the hosted JSON-RPC service, which needs a project id.
   * Default `false`: they are not read.
   */
  readonly hostedReads?: boolean | undefined
  /** Kind of account the embedded wallet is asked for on a namespace, until the person chooses. */
  readonly defaultAccountTypes?: Readonly<Partial<Record<ChainNamespace, AccountType>>> | undefined
  /** Default `system`. */
  readonly themeMode?: ThemeMode | undefined
  /** Colours, font and measures; each has a default. */
  readonly themeVariables?: ThemeVariables | undefined
  /** BCP 47 tag; `en`, `ar` and `en-XA` (pseudo) ship. Default: the document's language when it ships, else `en`. */
  readonly locale?: string | undefined
  /** Linked under Connect, and what `legalCheckbox` asks people to accept. */
  readonly termsConditionsUrl?: string | undefined
  /** As `termsConditionsUrl`. */
  readonly privacyPolicyUrl?: string | undefined
  /** Default `true`: a stored connection is resumed on start, never with a prompt. */
  readonly enableReconnect?: boolean | undefined
  /** Default `true`; `false` leaves the e-mail login as the only way in. */
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
  /** Default `true`; `false`: networks are shown and cannot be changed. */
  readonly enableNetworkSwitch?: boolean | undefined
  /** Default `false`: a wallet on a network the app does not offer is led to UnsupportedChain; `true` lets it stay. */
  readonly allowUnsupportedChain?: boolean | undefined
  /** Default `false`: when `true`, no wallet is offered in the time zones of mainland China, Hong Kong and Macau. */
  readonly restrictTimeZones?: boolean | undefined
  /** Default `webStorage()`; `cookieStorage()` lets a server know the visitor. */
  readonly storage?: StoragePort | undefined
  /** Replaces time and timers, for tests. */
  readonly clock?: Clock | undefined
  /** Default: the console from `logLevel` up. */
  readonly logger?: Logger | undefined
  /** The lowest level that is written to the console. Default `error`. */
  readonly logLevel?: LogLevel | undefined
  /** What a server knows of the visitor (see `readInitialState`), so that it renders the connected button. */
  readonly initialState?: InitialState | undefined
}

/** The serialisable part of an earlier visit, read from cookies on a server. Proves nothing; only shapes the first paint. */
export type InitialState = {
  readonly activeNamespace?: ChainNamespace | undefined
  readonly activeNetwork?: CaipNetworkId | undefined
  readonly accounts: Readonly<
    Partial<Record<ChainNamespace, { readonly connectorId: string; readonly address: string }>>
  >
}

/** The hosted services. */
export const defaultServices: Services = {
  blockchainApi: 'https://rpc.walletconnect.org',
  catalogue: 'https://api.web3modal.org',
  pulse: 'https://pulse.walletconnect.org',
  frame: 'https://secure.walletconnect.org',
  relay: 'wss://relay.walletconnect.org',
  auth: 'https://api.web3modal.org',
}
