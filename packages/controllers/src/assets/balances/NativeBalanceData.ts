/** A native balance as it was read. */
export type NativeBalanceData = {
  /** In base units. */
  readonly value: bigint
  readonly symbol: string
  readonly decimals: number
  /** When it was read, in milliseconds since the Unix epoch. */
  readonly updatedAt: number
}
