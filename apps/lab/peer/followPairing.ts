import type { PeerState } from './PeerWallet.js'

/** What has come of a pairing: nothing yet, a proposal of the app, a session of it, or neither any more. */
export type PairingPhase = 'waiting' | 'asked' | 'connected' | 'over'

/** Says in words how a pairing stands. */
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
  /** Topics of the sessions that were there before. */
  readonly before: readonly string[]
}

/** Tells how a pairing goes on with a change of the wallet's state. */
export function followPairing(phase: PairingPhase, { state, before }: FollowPairingParameters): PairingPhase {
  if (state.sessions.some(({ topic }) => !before.includes(topic))) return 'connected'
  if (state.proposals.length > 0) return 'asked'
  return phase === 'waiting' ? phase : 'over'
}
