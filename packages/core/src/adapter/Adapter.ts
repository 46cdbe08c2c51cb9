import type { CaipNetworkId, ChainNamespace } from '../caip/types.js'
import type { PorticoError } from '../errors/PorticoError.js'
import type { Network } from '../networks/types.js'
import type { AdapterContext } from './AdapterContext.js'
import type { CallsSimulation, PrepareCallsParameters, PreparedCalls, SimulateCallsParameters } from './Calls.js'
import type { Connection } from './Connection.js'
import type { Connector } from './Connector.js'

/** Which of a contract's items is meant (ERC-721, ERC-1155). Of `spl`, each mint is an item of its own. */
export type TokenItem = {
  readonly standard: 'erc721' | 'erc1155' | 'spl'
  /** Decimal id within the contract. */
  readonly id: string
  /** Where its source says a picture is. */
  readonly picture?: string | undefined
}

/** A token of a network. */
export type Token = {
  /** Contract or mint address; absent for the native currency. */
  readonly address?: string | undefined
  /** Set if it is an item, of which there are whole ones only. */
  readonly item?: TokenItem | undefined
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  readonly image?: string | undefined
}

/** Balance of a token, in base units. */
export type TokenBalance = {
  readonly token: Token
  readonly amount: bigint
  /** Amount that one transfer can move, if less than `amount`. */
  readonly sendable?: bigint | undefined
}

/** What a wallet says an account holds of a token. */
export type WalletAsset = TokenBalance & {
  /** Price of one whole token in US dollars, if the wallet knows it. */
  readonly price?: number | undefined
}

/** A transfer of the native currency or of a token, in base units. */
export type TransferParameters = {
  readonly connection: Connection
  readonly networkId: CaipNetworkId
  readonly from: string
  readonly to: string
  readonly token: Token
  /** In base units. */
  readonly amount: bigint
  readonly signal?: AbortSignal | undefined
}

/** Conditions and costs of a transfer, for the user to review. */
export type TransferDetails = {
  /** Deposit that opening the recipient's token account takes, in base units of the native currency; not in `fee`. */
  readonly rent?: bigint | undefined
  /** What the token itself withholds from the amount, in its base units; the recipient gets the rest. */
  readonly transferFee?: bigint | undefined
  /** Whether the recipient's account requires a memo. It is added automatically. */
  readonly memo?: true | undefined
}

/** A checked and priced transfer, ready to be signed. */
export type PreparedTransfer = {
  /** Estimated network fee in base units of the native currency. `maxFee` is the maximum. */
  readonly fee: bigint
  readonly maxFee: bigint
  /** Other costs or effects of the transfer, if any. */
  readonly details?: TransferDetails | undefined
  /** Asks the wallet to sign and send. Resolves with the transaction hash once the wallet has sent it. */
  send(options?: { readonly signal?: AbortSignal | undefined }): Promise<string>
}

/** Outcome of a transaction. */
export type TransactionReceipt = {
  readonly hash: string
  readonly status: 'success' | 'reverted'
  /** Hash of the mined transaction, if the wallet replaced it to speed it up. */
  readonly replacedBy?: string | undefined
  /** Reason of a revert, if the network reports one. */
  readonly error?: PorticoError | undefined
}

/** An address that a name resolves to. */
export type ResolvedName = {
  readonly name: string
  readonly address: string
  readonly avatar?: string | undefined
  /** `true` if the name has no address on this network and this is its address on another one. */
  readonly isGeneral?: true | undefined
}

/** The name that the owner of an address chose for it. */
export type PrimaryName = { readonly name: string; readonly avatar?: string | undefined }

/** What an adapter can do once its code is loaded. */
export type Actions = {
  isAddress(value: string): boolean
  /** Returns the address in its canonical form. Throws `address/invalid`. */
  formatAddress(value: string): string
  /** Needed where the adapter supports `tokens`. */
  getTokenBalances?(parameters: {
    readonly networkId: CaipNetworkId
    readonly address: string
    /** Unknown parts of tokens (symbol, name, decimals) are read from the chain. */
    readonly tokens: readonly (Partial<Token> & { readonly address: string })[]
    /** Whether other tokens that the account holds are wanted as well, where the adapter supports `held-tokens`. */
    readonly held?: boolean | undefined
    readonly signal?: AbortSignal | undefined
  }): Promise<readonly TokenBalance[]>
  /**
   * Needed where the adapter supports `nfts`. Resolves with how many of each item the account holds, in the same order;
   * `undefined` where the contract does not tell.
   */
  getItemAmounts?(parameters: {
    readonly networkId: CaipNetworkId
    readonly address: string
    readonly items: readonly (TokenItem & { readonly contract: string })[]
    readonly signal?: AbortSignal | undefined
  }): Promise<readonly (bigint | undefined)[]>
  /** Without it, `signMessage` rejects with `wallet/unsupported-method`; so does `signTypedData` without the next. */
  signMessage?(parameters: {
    readonly connection: Connection
    readonly address: string
    readonly message: string
    /** Stops waiting for the wallet. The promise then rejects with `connection/aborted`. */
    readonly signal?: AbortSignal | undefined
  }): Promise<string>
  signTypedData?(parameters: {
    readonly connection: Connection
    readonly address: string
    readonly typedData: unknown
    readonly signal?: AbortSignal | undefined
  }): Promise<string>
  prepareTransfer(parameters: TransferParameters): Promise<PreparedTransfer>
  /** Needed where the adapter supports `swap`, as are the next four. Prices calls, as one batch if there are several. */
  prepareCalls?(parameters: PrepareCallsParameters): Promise<PreparedCalls>
  /**
   * Waits for the outcome of a batch that the wallet accepted (EIP-5792), also on an earlier page. Resolves with the hash
   * of the transaction that executed it; rejects with `transfer/reverted`, or `wallet/failed` if the wallet did not send it.
   */
  awaitCalls?(parameters: {
    readonly connection: Connection
    readonly callsId: string
    readonly signal?: AbortSignal | undefined
  }): Promise<string>
  simulateCalls?(parameters: SimulateCallsParameters): Promise<CallsSimulation>
  /** Reads how much of a token a spender may take from an account, in base units. */
  getAllowance?(parameters: {
    readonly networkId: CaipNetworkId
    readonly token: string
    readonly owner: string
    readonly spender: string
    readonly signal?: AbortSignal | undefined
  }): Promise<bigint>
  /** Returns whether there is a contract at an address. An account that has delegated to one is none. */
  isContract?(parameters: {
    readonly networkId: CaipNetworkId
    readonly address: string
    readonly signal?: AbortSignal | undefined
  }): Promise<boolean>
  /**
   * Reads by how much a mined transaction changed an account's balances, without its fee, in the order of `tokens`;
   * `undefined` stands for the native currency, and for what cannot be told.
   */
  getBalanceChanges?(parameters: {
    readonly networkId: CaipNetworkId
    readonly hash: string
    readonly account: string
    readonly tokens: readonly (string | undefined)[]
    readonly signal?: AbortSignal | undefined
  }): Promise<readonly (bigint | undefined)[]>
  /** Waits until the transaction is mined. Pending transactions are watched until `signal` aborts. */
  waitFor(parameters: {
    readonly networkId: CaipNetworkId
    readonly hash: string
    readonly signal?: AbortSignal | undefined
  }): Promise<TransactionReceipt>
  /** Needed where the adapter supports `names`. Resolves a name, such as an ENS name; `undefined` if nobody owns it. */
  resolveName?(parameters: {
    readonly name: string
    readonly networkId: CaipNetworkId
    readonly signal?: AbortSignal | undefined
  }): Promise<ResolvedName | undefined>
  /**
   * Finds the name that the owner of an address chose for it, if it leads back to the address and is normalised;
   * `undefined` if there is none. Asks no host besides the RPC URLs: nobody has named that address to be looked up.
   */
  getPrimaryName?(parameters: {
    readonly address: string
    readonly networkId: CaipNetworkId
    readonly signal?: AbortSignal | undefined
  }): Promise<PrimaryName | undefined>
  /** Returns a name in its one spelling (ENSIP-15); `undefined` if it has none. */
  normalizeName?(name: string): Promise<string | undefined>
}

/**
 * A feature that the modal offers for a namespace if its adapter supports it: the native `balance`, balances of `tokens`
 * that are named, those that are held without being named (`held-tokens`), to `send` any of them, to `swap`, to buy (`onramp`), recipients by `names`, past `activity`, and items (`nfts`).
 */
export type AdapterFeature =
  | 'balance'
  | 'tokens'
  | 'held-tokens'
  | 'send'
  | 'swap'
  | 'onramp'
  | 'names'
  | 'activity'
  | 'nfts'

/**
 * One namespace's wallets and calls. The adapter itself is a thin shell that belongs to the first download; `load`
 * brings the rest. An adapter is made by the integrator and used by one instance.
 */
export type Adapter<namespace extends ChainNamespace = ChainNamespace> = {
  readonly namespace: namespace
  /** The features the adapter supports. The modal offers no others for its namespace. */
  readonly supports: readonly AdapterFeature[]
  /**
   * Looks for wallets until stopped and reports the whole list at each change. Wallets that arrive together are
   * reported together.
   */
  discover(context: AdapterContext, onConnectors: (connectors: readonly Connector[]) => void): () => void
  /** Reads the native balance in base units by plain JSON-RPC, without loading the rest. */
  getNativeBalance(
    context: AdapterContext,
    parameters: { readonly address: string; readonly network: Network; readonly signal?: AbortSignal | undefined },
  ): Promise<bigint>
  /**
   * Asks the wallet for everything the account holds, if it says that it can tell (ERC-7811). `undefined` if it cannot.
   * Must not prompt.
   */
  getWalletAssets?(
    context: AdapterContext,
    parameters: {
      readonly connection: Connection
      readonly networkId: CaipNetworkId
      readonly address: string
      readonly signal?: AbortSignal | undefined
    },
  ): Promise<readonly WalletAsset[] | undefined>
  load(context: AdapterContext): Promise<Actions>
}
