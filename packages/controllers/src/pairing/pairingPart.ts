import { proxy } from 'valtio/vanilla'
import { definePart } from '../instance/definePart.js'
import { createPairingState } from './createPairingState.js'
import type { PairingState } from './PairingState.js'
import { pairingKey } from './pairingKey.js'

/** A pairing under way. */
type PairingWork = {
  readonly controller: AbortController
  readonly promise: Promise<void>
}

/** What an instance keeps of its pairing. */
export type PairingPart = {
  /** A valtio proxy. */
  readonly state: PairingState
  /** The pairing that runs now. */
  work: PairingWork | undefined
  /** Ends the pairing a task later, unless it is wanted again by then. */
  ending: (() => void) | undefined
  /** The app link a person opened with this pairing's code. */
  link: { readonly href: string; readonly name: string } | undefined
}

/** The pairing with a wallet that an instance shows. */
export const pairingPart = definePart<PairingPart>({
  key: pairingKey,
  create: () => ({ state: proxy(createPairingState()), work: undefined, ending: undefined, link: undefined }),
  dispose(pairing) {
    pairing.ending?.()
    pairing.work?.controller.abort()
  },
})
