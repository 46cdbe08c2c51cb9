import type { Clock } from '@portico/core'
import { isRecord } from '@portico/core/internal'
import type { SessionRecord, SignClientPort } from '../port/SignClientPort.js'
import type { PendingPairing } from '../storage/pendingPairings.js'

export type AwaitEarlierProposalsParameters = {
  readonly client: SignClientPort
  readonly clock: Clock
  readonly pending: readonly PendingPairing[]
  readonly signal: AbortSignal
}

/**
 * Waits for a wallet's answer to proposals of an earlier page. The client has stored them and settles the session by
 * itself, but no `approval()` promise is left to report it.
 *
 * @returns The session as the client stored it, unchecked; `undefined` once all proposals have expired or were
 * declined.
 */
export function awaitEarlierProposals(parameters: AwaitEarlierProposalsParameters): Promise<SessionRecord | undefined> {
  const { client, clock, pending, signal } = parameters
  const topics = pending.map(({ topic }) => topic)
  const isAnswer = (session: unknown): session is SessionRecord =>
    isRecord(session) && typeof session.pairingTopic === 'string' && topics.includes(session.pairingTopic)
  const settled = client.session.getAll().find(isAnswer)
  if (settled || signal.aborted) return Promise.resolve(settled)
  const open = client.proposal?.getAll()
  // Declined, or the storage was cleared.
  if (open && !open.some(({ pairingTopic }) => topics.includes(pairingTopic))) return Promise.resolve(undefined)
  return new Promise((resolve) => {
    const finish = (session?: SessionRecord) => {
      client.off('session_connect', listen)
      stopTimer()
      signal.removeEventListener('abort', onAbort)
      resolve(session)
    }
    const listen = (event: unknown) => {
      if (isRecord(event) && isAnswer(event.session)) finish(event.session)
    }
    const onAbort = () => finish()
    const stopTimer = clock.setTimeout(finish, Math.max(...pending.map(({ until }) => until)) - clock.now())
    client.on('session_connect', listen)
    signal.addEventListener('abort', onAbort)
  })
}
