import type { PairingState, PairingStatus } from '@portico/controllers'

/** A pairing as its views see it. */
export type PairingView = Readonly<Omit<PairingState, 'status'>> & {
  readonly status: Exclude<PairingStatus, 'idle'>
  readonly retry: () => void
}
