/** Sends transactions to the nodes of one chain. */
export type Carrier = {
  /** @throws ApiError 'chain/refused' with the node's message, 'chain/failed' without an answer. */
  send(bytes: string, options: Readonly<Record<string, unknown>>): Promise<void>
  /** Returns whether the chain knows a transaction, mined or pending. */
  isKnown(hash: string): Promise<boolean>
}
