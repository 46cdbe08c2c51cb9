/** A received mail, as `GET /messages` gives it. */
export type Letter = {
  /** Address of the receiver in the envelope, in lower case. */
  readonly to: string
  readonly subject: string
  readonly text: string
  /** ISO 8601. */
  readonly receivedAt: string
}
