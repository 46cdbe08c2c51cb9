/** An exchange that pays from what a person holds there. */
export type PayExchange = {
  readonly id: string
  readonly name: string
  /** A picture that may be shown; absent if there is none. */
  readonly image?: string | undefined
}

/** A page of exchanges. */
export type ExchangesPage = {
  readonly exchanges: readonly PayExchange[]
  /** How many there are on all pages. */
  readonly total: number
}
