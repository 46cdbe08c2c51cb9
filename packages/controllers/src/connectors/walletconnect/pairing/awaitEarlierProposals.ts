import type { Clock } from '@portico/core'
import { isRecord } from '@portico/core/internal'
import type { SessionRecord, SignClientPort } from '../port/SignClientPort.js'
import { type EarlierAuthentication, readEarlierAuthentication } from '../session/settleAuthentication.js'
import type { PendingPairing } from '../storage/pendingPairings.js'

export type AwaitEarlierProposalsParameters = {
  readonly client: SignClientPort
  readonly clock: Clock
  readonly pending: readonly PendingPairing[]
  readonly signal: AbortSignal
}

/** What came of the proposals of an earlier page. */
export type EarlierAnswer = {
  /** The session as the client stored it, unchecked. */
  readonly session?: SessionRecord | undefined
  /** What the wallet has signed. The client settles no session for it: the page that does so is gone. */
  readonly authentication?: EarlierAuthentication | undefined
}

/** Name of the event of the client's history. */
const answeredEvent = 'history_updated'

/**
 * Waits for a wallet's answer to proposals of an earlier page. The client has stored them and settles the session by
 * itself, but no `approval()` promise is left to report it. Listens when it returns.
 *
 * @returns What the wallet has answered; empty once all proposals have expired or were declined.
 */
export function awaitEarlierProposals(parameters: AwaitEarlierProposalsParameters): Promise<EarlierAnswer> {
  const { client, clock, pending, signal } = parameters
  const { history } = client.core
  const topics = pending.map(({ topic }) => topic)
  const isAnswer = (session: unknown): session is SessionRecord =>
    isRecord(session) && typeof session.pairingTopic === 'string' && topics.includes(session.pairingTopic)
  const findSigned = (records: readonly unknown[]) =>
    records.map(readEarlierAuthentication).find((each) => each && topics.includes(each.pairingTopic))
  const settled = client.session.getAll().find(isAnswer)
  const signed = findSigned(history?.values ?? [])
  if (settled || signed || signal.aborted) return Promise.resolve({ session: settled, authentication: signed })
  const open = client.proposal?.getAll()
  // Declined, or the storage was cleared.
  if (open && !open.some(({ pairingTopic }) => topics.includes(pairingTopic))) return Promise.resolve({})
  return new Promise((resolve) => {
    const finish = (answer: EarlierAnswer) => {
      client.off('session_connect', listen)
      history?.off(answeredEvent, listenToHistory)
      stopTimer()
      signal.removeEventListener('abort', onAbort)
      resolve(answer)
    }
    const listen = (event: unknown) => {
      if (isRecord(event) && isAnswer(event.session)) finish({ session: event.session })
    }
    const listenToHistory = (record: unknown) => {
      const authentication = findSigned([record])
      if (authentication) finish({ authentication })
    }
    const onAbort = () => finish({})
    const stopTimer = clock.setTimeout(onAbort, Math.max(...pending.map(({ until }) => until)) - clock.now())
    client.on('session_connect', listen)
    history?.on(answeredEvent, listenToHistory)
    signal.addEventListener('abort', onAbort)
  })
}
