/** The way to one chain's nodes. */
export type Carrier = {
  /** @throws ApiError 'chain/refused' with the node's words, 'chain/failed' when it said nothing. */
  send(bytes: string, options: Readonly<Record<string, unknown>>): Promise<void>
  /** Asks whether the chain knows a transaction, be it in a block or before. */
  isKnown(hash: string): Promise<boolean>
}
