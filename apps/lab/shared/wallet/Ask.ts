/** One call of a transaction as the prompt shows it. Amounts are in wei. */
export type AskedCall = { readonly to: string | undefined; readonly value: bigint; readonly data: string | undefined }

/** What the lab wallet asks its owner to approve. */
export type Ask =
  | { readonly kind: 'connect'; readonly accounts: readonly string[]; readonly locked: boolean }
  | { readonly kind: 'sign'; readonly text: string }
  | { readonly kind: 'typedData'; readonly text: string }
  | { readonly kind: 'transaction'; readonly chain: string; readonly call: AskedCall; readonly fee: bigint }
  | { readonly kind: 'calls'; readonly chain: string; readonly calls: readonly AskedCall[] }
  | { readonly kind: 'switch'; readonly from: string; readonly to: string }
  | { readonly kind: 'addChain'; readonly name: string; readonly chainId: number; readonly rpc: string }
  | { readonly kind: 'watchAsset'; readonly text: string }
  | {
      readonly kind: 'solanaTransactions'
      readonly count: number
      /** Descriptions of what the instructions do. */
      readonly facts: readonly (readonly [name: string, value: string])[]
      /** Whether the wallet also sends the transaction. */
      readonly sends: boolean
    }
