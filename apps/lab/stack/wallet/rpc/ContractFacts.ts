/** What a contract says it is; all of it is the contract's own claim. */
export type ContractFacts =
  | { readonly kind: 'token'; readonly symbol: string; readonly decimals: number }
  | { readonly kind: 'collection'; readonly standard: 'ERC-721' | 'ERC-1155'; readonly name: string | null }
