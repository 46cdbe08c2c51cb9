import type { Clock, Logger } from '@portico/core'
import { wait } from '@portico/core/internal'
import type { ProposedNamespace, SessionRecord, SignClientPort } from '../port/SignClientPort.js'
import { walletConnectErrors } from '../port/walletConnectErrors.js'
import { isOffline, whenOnline } from './whenOnline.js'

export type ProposeParameters = {
  readonly client: SignClientPort
  readonly clock: Clock
  readonly logger: Logger
  readonly namespaces: Readonly<Record<string, ProposedNamespace>>
  /** Ends the tries; the promise then resolves. */
  readonly signal: AbortSignal
  /** Called in the tick in which the client has proposed: an answer that comes before it is asked for is lost. */
  readonly onProposal: (proposal: Proposal) => void
}

export type Proposal = {
  readonly uri: string
  readonly approval: Promise<SessionRecord>
  /** When the proposal was made, in milliseconds since the Unix epoch. */
  readonly at: number
}

/** So often a relay that is reached may refuse. */
const tries = 4

/** Longest pause between two tries, in milliseconds. */
const longestPause = 10_000

/**
 * Makes a proposal. While the relay is not reached it is tried again, at growing distances; without a network, as soon
 * as there is one.
 *
 * @throws `walletconnect/pairing-failed` when the relay is reached and proposing fails nevertheless
 */
export async function propose(parameters: ProposeParameters): Promise<void> {
  const { client, clock, logger, namespaces, signal, onProposal } = parameters
  let refusals = 0
  for (let pause = 1000; !signal.aborted; pause = Math.min(pause * 2, longestPause)) {
    const at = clock.now()
    const connecting = client.connect({ optionalNamespaces: namespaces })
    const outcome = await connecting.then(
      ({ uri = '', approval }): Proposal => ({ uri, approval: approval(), at }),
      (error: unknown) => ({ error }),
    )
    if (!('error' in outcome)) return onProposal(outcome)
    logger.warn('proposing a session failed', outcome.error)
    if (client.core.relayer.connected && !isOffline()) refusals++
    if (refusals >= tries) {
      throw walletConnectErrors('walletconnect/pairing-failed', undefined, { cause: outcome.error })
    }
    if (isOffline()) await whenOnline(signal)
    else await wait({ clock, ms: pause, signal })
  }
}
