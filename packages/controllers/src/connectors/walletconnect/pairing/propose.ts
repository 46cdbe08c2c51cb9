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
  /** Makes the proposal in another way than by asking to connect. */
  readonly open?: (() => Promise<OpenedProposal>) | undefined
  /** Stops trying; the promise then resolves. */
  readonly signal: AbortSignal
  /** Called in the tick in which the client has proposed, because an answer that nobody awaits by then is lost. */
  readonly onProposal: (proposal: Proposal) => void
}

/** A proposal as the client makes it. */
export type OpenedProposal = { readonly uri?: string | undefined; approval(): Promise<SessionRecord> }

export type Proposal = {
  readonly uri: string
  readonly approval: Promise<SessionRecord>
  /** When the proposal was made, in milliseconds since the Unix epoch. */
  readonly at: number
}

/** How often a reachable relay may refuse the proposal. */
const tries = 4

/** Maximum delay between two tries, in milliseconds. */
const longestPause = 10_000

/**
 * Makes a proposal. While the relay is unreachable it retries with increasing delays, and while the browser is offline
 * as soon as it is online again.
 *
 * @throws `walletconnect/pairing-failed` if proposing fails although the relay is reachable
 */
export async function propose(parameters: ProposeParameters): Promise<void> {
  const { client, clock, logger, namespaces, signal, onProposal } = parameters
  const { open = () => client.connect({ optionalNamespaces: namespaces }) } = parameters
  let refusals = 0
  for (let pause = 1000; !signal.aborted; pause = Math.min(pause * 2, longestPause)) {
    const at = clock.now()
    const outcome = await open().then(
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
