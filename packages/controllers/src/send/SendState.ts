import type { CaipNetworkId, ChainNamespace, Token, TokenBalance } from '@portico/core'
import type { TransactionState } from '../transactions/TransactionState.js'

/** The recipient that the typed text resolves to. */
export type SendRecipient = {
  /**
   * `unconfirmed`: the name has no address on this network, and the user has not agreed to use its Ethereum address.
   */
  readonly status: 'empty' | 'resolving' | 'valid' | 'unconfirmed' | 'invalid' | 'not-found' | 'failed'
  /** The recipient's normalised address; set if the status is `valid` or `unconfirmed`. */
  readonly address?: string | undefined
  /** The name that was resolved. */
  readonly name?: string | undefined
  /** URL of the recipient's avatar, safe to use in an `<img>`. */
  readonly image?: string | undefined
}

/** Store of the transfer that is being prepared or sent. */
export type SendState = TransactionState & {
  /** Account and network of the draft; `undefined` before `startSend`. */
  namespace: ChainNamespace | undefined
  networkId: CaipNetworkId | undefined
  from: string | undefined
  /** The native currency first. */
  tokens: readonly TokenBalance[]
  tokensStatus: 'idle' | 'loading' | 'ready' | 'error'
  token: Token | undefined
  /** The typed text; `amount` is its value in base units if it is a valid amount. */
  amountText: string
  amount: bigint | undefined
  recipientText: string
  recipient: SendRecipient
}
