import { proxy } from 'valtio/vanilla'
import { definePart } from '../instance/definePart.js'
import { createPairingState } from './createPairingState.js'
import type { PairingState } from './PairingState.js'

/** A pairing in progress. */
type PairingWork = {
  readonly controller: AbortController
  readonly promise: Promise<void>
}

/** Pairing of an instance. */
export type PairingPart = {
  /** A valtio proxy. */
  readonly state: PairingState
  /** The current pairing. */
  work: PairingWork | undefined
  /** Cancels the pending end of the pairing. */
  ending: (() => void) | undefined
  /** The app link that the user opened with this pairing's code. */
  link: { readonly href: string; readonly name: string } | undefined
}

/** Exported for its type: `describeConnect` repeats the value, because importing it would load this module. */
export const pairingKey = 'pairing'

/** The current pairing of an instance. */
export const pairingPart = definePart<PairingPart>({
  key: pairingKey,
  create: () => ({ state: proxy(createPairingState()), work: undefined, ending: undefined, link: undefined }),
  dispose(pairing) {
    pairing.ending?.()
    pairing.work?.controller.abort()
  },
})
