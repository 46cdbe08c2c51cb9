import { createPairingState } from './createPairingState.js'
import type { PairingPart } from './pairingPart.js'

/** Ends the pairing and resets its state. */
export function endPairing(pairing: PairingPart): void {
  const { work } = pairing
  pairing.ending?.()
  pairing.ending = undefined
  pairing.work = undefined
  pairing.link = undefined
  Object.assign(pairing.state, createPairingState())
  work?.controller.abort()
}
