import type { CaipNetworkId, ChainNamespace, Token, TokenBalance } from '@portico/core'
import type { TransactionState } from '../transactions/TransactionState.js'

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

/** The store of the transfer that is being written or sent. */
export type SendState = TransactionState & {
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
}
