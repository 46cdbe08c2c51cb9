/** One namespace of a session as the wallet approved it. */
export type SessionNamespace = {
  readonly chains?: readonly string[] | undefined
  readonly accounts: readonly string[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

/** A wallet's description of itself. Untrusted, so it is checked before it is shown or opened. */
export type PeerMetadata = {
  readonly name: string
  readonly description?: string | undefined
  readonly url: string
  readonly icons: readonly string[]
  readonly redirect?: { readonly native?: string | undefined; readonly universal?: string | undefined } | undefined
}

/** A settled session as the client stores it. */
export type SessionRecord = {
  readonly topic: string
  /** Topic of the pairing it came from. */
  readonly pairingTopic?: string | undefined
  /** Seconds since the Unix epoch. */
  readonly expiry: number
  readonly namespaces: Readonly<Record<string, SessionNamespace>>
  readonly sessionProperties?: Readonly<Record<string, string>> | undefined
  /** Properties of individual chains, by CAIP-2 id. */
  readonly scopedProperties?: Readonly<Record<string, unknown>> | undefined
  readonly peer: { readonly metadata: PeerMetadata }
}

/** Proposed contents of one namespace, as arrays because the client's own types have them. */
export type ProposedNamespace = {
  readonly chains: string[]
  readonly methods: string[]
  readonly events: string[]
}

/** What a wallet is asked to sign while it connects, in the words of the protocol (CAIP-74, CAIP-122). */
export type AuthRequest = {
  /** One message is signed for each, of one namespace. */
  readonly chains: string[]
  readonly domain: string
  readonly uri: string
  readonly nonce: string
  readonly statement?: string
  readonly exp?: string
  readonly nbf?: string
  readonly resources?: string[]
  /** Methods of the session that is opened. Without any there is none. */
  readonly methods: string[]
}

/** Names of the client's events in use. */
export type SignClientEvent =
  | 'session_connect'
  | 'session_event'
  | 'session_update'
  | 'session_extend'
  | 'session_ping'
  | 'session_delete'
  | 'session_expire'
  | 'proposal_expire'

/**
 * The part of `@walletconnect/sign-client` that Portico uses (2.17.0 to 2.21.8 fit). Answers and events are `unknown` or
 * structural because the other side may run any version; they are checked where they enter.
 */
export type SignClientPort = {
  connect(parameters: {
    readonly optionalNamespaces: Record<string, ProposedNamespace>
    readonly sessionProperties?: Record<string, string>
  }): Promise<{ readonly uri?: string | undefined; approval(): Promise<SessionRecord> }>
  /** Asks the wallet to sign a message and to connect. Clients without it only connect. */
  authenticate?(parameters: AuthRequest): Promise<{
    readonly uri?: string | undefined
    response(): Promise<{ readonly auths?: unknown; readonly session?: SessionRecord | undefined }>
  }>
  /** Writes the message of a signed payload as the wallet has signed it. */
  formatAuthMessage?(parameters: { readonly request: never; readonly iss: string }): string
  request(parameters: {
    readonly topic: string
    readonly chainId: string
    readonly request: { readonly method: string; readonly params: unknown }
    /** Seconds, 300 to 604,800. */
    readonly expiry?: number
  }): Promise<unknown>
  disconnect(parameters: {
    readonly topic: string
    readonly reason: { readonly code: number; readonly message: string }
  }): Promise<void>
  ping(parameters: { readonly topic: string }): Promise<void>
  extend(parameters: { readonly topic: string }): Promise<unknown>
  readonly session: {
    getAll(): readonly SessionRecord[]
    /** Removes a session from the client only, without notifying the wallet. */
    delete?(topic: string, reason: { readonly code: number; readonly message: string }): Promise<void>
    /** Keeps a session that was settled outside of the client. */
    set?(topic: string, record: object): Promise<void>
  }
  /** Unanswered proposals. */
  readonly proposal?: { getAll(): readonly { readonly pairingTopic: string }[] }
  on(event: SignClientEvent, listener: (event: unknown) => void): unknown
  off(event: SignClientEvent, listener: (event: unknown) => void): unknown
  readonly core: {
    readonly crypto: {
      getClientId(): Promise<string>
      /** Derives and keeps the key of a session. Returns its topic. */
      generateSharedKey?(ownPublicKey: string, otherPublicKey: string): Promise<string>
    }
    /** Requests of this client and their answers, also of earlier pages. */
    readonly history?: {
      readonly values: readonly unknown[]
      on(event: string, listener: (record: unknown) => void): unknown
      off(event: string, listener: (record: unknown) => void): unknown
    }
    readonly relayer: {
      readonly connected: boolean
      subscribe?(topic: string): Promise<unknown>
      on(event: string, listener: (event: unknown) => void): unknown
      off(event: string, listener: (event: unknown) => void): unknown
    }
  }
}
