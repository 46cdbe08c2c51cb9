/** The source of time; tests replace it with `createFakeClock`. All times are milliseconds. */
export type Clock = {
  /** Returns milliseconds since the Unix epoch. */
  now(): number
  /** Calls `callback` once after `ms` milliseconds; the returned function cancels it. */
  setTimeout(callback: () => void, ms: number): () => void
}
