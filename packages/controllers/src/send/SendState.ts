import type { CaipNetworkId, ChainNamespace, Token, TokenBalance, TransferDetails } from '@portico/core'

/** The recipient that the typed text resolves to. */
export type SendRecipient = {
  /** `unconfirmed`: the name has no address of its own on the network, and the person has not agreed to take its other. */
  readonly status: 'empty' | 'resolving' | 'valid' | 'unconfirmed' | 'invalid' | 'not-found' | 'failed'
  /** The recipient's address in its canonical spelling; set if the status is `valid` or `unconfirmed`. */
  readonly address?: string | undefined
  /** The name it was found by. */
  readonly name?: string | undefined
  /** URL of the recipient's avatar, safe to use in an `<img>`. */
  readonly image?: string | undefined
}

/** The price of the transfer, fees in base units of the native currency. */
export type SendQuote = {
  readonly status: 'idle' | 'loading' | 'ready' | 'error'
  /** What the network will likely take. */
  readonly fee?: bigint | undefined
  /** The most it may take. */
  readonly maxFee?: bigint | undefined
  /** What the transfer costs or does besides, where there is something. */
  readonly details?: TransferDetails | undefined
  readonly error?: unknown
}

/**
 * `draft` until the person confirms, `signing` while the wallet asks, `pending` until a block holds the transaction.
 * `failed` without `hash`: nothing was sent. `unknown`: the wallet went away before it answered, so it may have been; the
 * form stays locked until that is known, or `resetSend` begins another. `replaced`: another transaction of the account took its place.
 */
export type SendPhase = 'draft' | 'signing' | 'pending' | 'confirmed' | 'failed' | 'replaced' | 'unknown'

/** The store of the transfer that is being written or sent. */
export type SendState = {
  /** Whose draft this is and where; `undefined` before `startSend`. */
  namespace: ChainNamespace | undefined
  network: CaipNetworkId | undefined
  from: string | undefined
  /** The native currency first. */
  tokens: readonly TokenBalance[]
  tokensStatus: 'idle' | 'loading' | 'ready' | 'error'
  token: Token | undefined
  /** What the person typed; `amount` is its value in base units when it is one. */
  amountText: string
  amount: bigint | undefined
  recipientText: string
  recipient: SendRecipient
  quote: SendQuote
  phase: SendPhase
  /** Whether the person declined when the wallet asked last, for this very form. */
  declined: boolean
  hash: string | undefined
  error: unknown
}
