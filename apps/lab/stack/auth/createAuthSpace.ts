import { memoryNonces } from '@portico/siwx/server'
import { createApiSpace } from '../api/createApiSpace.js'
import { type AuthRequest, type AuthState, answerAuth } from './answerAuth.js'
import { answerOwn, type OwnRequest, type OwnState } from './answerOwn.js'
import { createAccounts } from './createAccounts.js'
import { createTokens } from './createTokens.js'

const dayMs = 86_400_000

/** Creates one space of the service: its failures, its clock, its nonces, and who is signed in. */
export function createAuthSpace({ url, rpcUrls }: Pick<AuthState, 'url' | 'rpcUrls'>) {
  let aheadMs = 0
  const now = () => Date.now() + aheadMs
  const state: AuthState = {
    url,
    rpcUrls,
    tokens: createTokens(),
    accounts: createAccounts(),
    codes: new Map(),
    nonces: memoryNonces({ now }),
    now,
    sessionLifetimeMs: dayMs,
    endedAt: 0,
  }
  const own: OwnState = { rpcUrls, now, nonces: memoryNonces({ now }), visitors: new Map() }
  return {
    ...createApiSpace(),
    answer: (request: AuthRequest) => answerAuth(state, request),
    /** Answers for an app's own server, whose visitors have nothing to do with the service's accounts. */
    answerOwn: (request: OwnRequest) => answerOwn(own, request),
    /** Moves the clock of the service: nonces and sessions expire. */
    advance(ms: number): void {
      aheadMs += ms
    },
    setSessionLifetime(ms: number): void {
      state.sessionLifetimeMs = ms
    },
    /** Signs everybody out, as an operator might. */
    endSessions(): void {
      state.endedAt = now() + 1
    },
    /** Sets the clock right again. */
    resetClock(): void {
      aheadMs = 0
      state.sessionLifetimeMs = dayMs
    },
  }
}
