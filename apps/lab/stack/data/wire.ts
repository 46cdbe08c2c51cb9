/** A balance as the service returns it. */
export type Balance = {
  readonly name: string
  readonly symbol: string
  /** CAIP-2. */
  readonly chainId: string
  /** CAIP-10; absent for the chain's own coin. */
  readonly address?: string
  /** Absent if there is no price. */
  readonly value?: number
  /** 0 if there is no price. */
  readonly price: number
  readonly quantity: { readonly decimals: string; readonly numeric: string }
  readonly iconUrl: string
}

/** A movement of one asset, as the account of the request sees it. */
export type WireTransfer = {
  readonly fungible_info?: { readonly name: string; readonly symbol: string; readonly icon: { readonly url: string } }
  readonly nft_info?: {
    readonly name: string
    readonly content: { readonly preview: WirePicture; readonly detail: WirePicture }
    readonly flags: { readonly is_spam: boolean }
    /** Which item it is, where the service tells. */
    readonly contract_address?: string
    readonly token_id?: string
    readonly interface?: 'erc721' | 'erc1155'
  }
  readonly direction: 'in' | 'out' | 'self'
  readonly quantity: { readonly numeric: string }
  readonly value?: number
  readonly price?: number
}

type WirePicture = { readonly url: string; readonly content_type: string }

/** A transaction as the service returns it. */
export type WireTransaction = {
  readonly id: string
  readonly metadata: {
    readonly operationType: OperationType
    readonly hash: string
    /** CAIP-2. */
    readonly chain: string
    /** ISO 8601. */
    readonly minedAt: string
    readonly sentFrom: string
    readonly sentTo: string
    readonly status: 'confirmed' | 'failed' | `ONRAMP_TRANSACTION_STATUS_${'SUCCESS' | 'IN_PROGRESS' | 'FAILED'}`
    readonly nonce: number
  }
  readonly transfers: readonly WireTransfer[]
}

export type OperationType = 'send' | 'receive' | 'execute' | 'mint' | 'deploy' | 'trade' | 'buy'

/** An item that an account holds. */
export type WireItem = {
  readonly contract: string
  readonly tokenId: string
  readonly standard: 'erc721' | 'erc1155' | 'spl'
  readonly amount: string
  readonly name: string
  readonly collection: string
  /** CAIP-2. */
  readonly chainId: string
  readonly image: { readonly url: string; readonly contentType: string }
  readonly traits: readonly { readonly trait: string; readonly value: string }[]
  readonly flags: { readonly isSpam: boolean }
}

/** A token's price as the service returns it. */
export type WireFungible = {
  readonly name: string
  readonly symbol: string
  /** As in the request. */
  readonly address: string
  readonly iconUrl: string
  readonly price: number
}

/** One page of a list; `next` is the cursor of the following page. */
export type WirePage<T> = { readonly data: readonly T[]; readonly next: string | null }
