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
