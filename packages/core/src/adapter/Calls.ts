import type { CaipNetworkId } from '../caip/types.js'
import type { Connection } from './Connection.js'

/** A call of a contract, or a payment. */
export type Call = {
  readonly to: string
  readonly data: `0x${string}`
  /** Amount of the native currency, in base units. */
  readonly value: bigint
}

/** Calls of one account, in order. */
export type PrepareCallsParameters = {
  readonly connection: Connection
  readonly networkId: CaipNetworkId
  readonly from: string
  readonly calls: readonly Call[]
  readonly signal?: AbortSignal | undefined
}

/** Priced calls, ready to be signed. */
export type PreparedCalls = {
  /** Estimated network fee of all of them in base units of the native currency. `maxFee` is the maximum. */
  readonly fee: bigint
  readonly maxFee: bigint
  /** Whether the wallet executes all of them or none. Where it does not, `send` takes one call only. */
  readonly atomic: boolean
  /**
   * Asks the wallet to sign and send. Resolves with the transaction hash: of a single call once the wallet has sent it,
   * of several once a block holds them. `onAccepted` is called once the user has approved several, with the id
   * that `awaitCalls` takes.
   */
  send(options?: {
    readonly signal?: AbortSignal | undefined
    readonly onAccepted?: ((callsId: string) => void) | undefined
  }): Promise<string>
}

/** Calls to simulate, and what to compare. */
export type SimulateCallsParameters = Omit<PrepareCallsParameters, 'connection'> & {
  /** Tokens whose balances are compared, `undefined` for the native currency. */
  readonly tokens: readonly (string | undefined)[]
  /** An allowance of the account that is read after the calls. */
  readonly allowance?: { readonly token: string; readonly spender: string } | undefined
}

/** What calls would do, on the latest block. Network fees are left out. */
export type CallsSimulation =
  | {
      readonly status: 'success'
      /** By how much each balance would change, in the order of `tokens`. */
      readonly changes: readonly bigint[]
      readonly allowance?: bigint | undefined
    }
  /** `index` is that of the call that failed; -1 if the balances cannot be read. */
  | { readonly status: 'reverted'; readonly index: number; readonly reason?: string | undefined }
  /** The node cannot simulate. */
  | { readonly status: 'unsupported' }
