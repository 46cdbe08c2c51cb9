import type { PairingPhase } from './describePairing.js'
import type { PeerState } from './PeerWallet.js'

export type FollowPairingParameters = {
  readonly state: Pick<PeerState, 'proposals' | 'sessions'>
  /** Topics of the sessions that were there before. */
  readonly before: readonly string[]
}

/** Tells how a pairing goes on with a change of the wallet's state. */
export function followPairing(phase: PairingPhase, { state, before }: FollowPairingParameters): PairingPhase {
  if (state.sessions.some(({ topic }) => !before.includes(topic))) return 'connected'
  if (state.proposals.length > 0) return 'asked'
  return phase === 'waiting' ? phase : 'over'
}
