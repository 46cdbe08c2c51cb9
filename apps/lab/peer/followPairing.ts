import type { PeerState } from './PeerWallet.js'

/** Progress of a pairing: nothing yet, proposal received, session settled, or ended. */
export type PairingPhase = 'waiting' | 'asked' | 'connected' | 'over'

/** Returns the text for the progress of a pairing. */
export function describePairing(phase: PairingPhase): string {
  return {
    waiting: 'Paired.',
    asked: 'Paired. The app asks for a session.',
    connected: 'Paired. The app has a session.',
    over: 'The app has no session.',
  }[phase]
}

export type FollowPairingParameters = {
  readonly state: Pick<PeerState, 'proposals' | 'sessions'>
  /** Topics of the sessions that existed before. */
  readonly before: readonly string[]
}

/** Returns the progress of a pairing after a change of the wallet's state. */
export function followPairing(phase: PairingPhase, { state, before }: FollowPairingParameters): PairingPhase {
  if (state.sessions.some(({ topic }) => !before.includes(topic))) return 'connected'
  if (state.proposals.length > 0) return 'asked'
  return phase === 'waiting' ? phase : 'over'
}
