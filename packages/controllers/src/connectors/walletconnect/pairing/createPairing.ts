import {
  type Clock,
  type ConnectParameters,
  connectionErrors,
  isPorticoError,
  type Logger,
  toWalletError,
} from '@portico/core'
import type { ProposedNamespace, SessionRecord, SignClientPort } from '../port/SignClientPort.js'
import { endUnusedSession } from '../session/endUnusedSession.js'
import { isProposalExpired } from './isProposalExpired.js'
import { type OpenedProposal, type Proposal, propose } from './propose.js'
import { watchTransport } from './watchTransport.js'

/**
 * How long a URI is shown, in milliseconds. The client accepts it for another minute, for users who have just scanned
 * it.
 */
export const codeLifetime = 240_000

export type CreatePairingParameters = Pick<ConnectParameters, 'signal' | 'onUri' | 'onTransport'> & {
  readonly client: SignClientPort
  readonly clock: Clock
  readonly logger: Logger
  readonly namespaces: Readonly<Record<string, ProposedNamespace>>
  /** Has the wallet sign in as well. Where that fails, further codes only connect. */
  readonly authenticate?: (() => Promise<OpenedProposal>) | undefined
}

/**
 * Pairs with a wallet: emits a URI, and a new one before it expires, until a wallet has answered one of them. The first
 * approval counts; sessions of later ones, or of any after an abort, are ended.
 *
 * @returns The session as the client stored it, unchecked.
 * @throws `wallet/rejected` when the user declines, `connection/aborted`, `walletconnect/pairing-failed`
 */
export function createPairing(parameters: CreatePairingParameters): Promise<SessionRecord> {
  const { client, clock, logger, signal, onUri, onTransport } = parameters
  const ending = new AbortController()
  return new Promise((resolve, reject) => {
    let { authenticate } = parameters
    let latest: Proposal | undefined
    let stopTimer: (() => void) | undefined
    let stopTransport: (() => void) | undefined
    const finish = (settle: () => void) => {
      if (ending.signal.aborted) return
      ending.abort()
      stopTimer?.()
      stopTransport?.()
      signal.removeEventListener('abort', onAbort)
      settle()
    }
    const fail = (error: unknown) => finish(() => reject(toWalletError(error, { source: 'walletConnect' })))
    const onAbort = () => fail(connectionErrors('connection/aborted'))
    const renew = () => {
      stopTimer?.()
      latest = undefined
      propose({
        ...parameters,
        open: authenticate && openWith(authenticate),
        signal: ending.signal,
        onProposal: follow,
      }).catch(fail)
    }
    /** A code that cannot sign in connects all the same. */
    const openWith = (sign: () => Promise<OpenedProposal>) => async () => {
      try {
        return await sign()
      } catch (error) {
        if (!ending.signal.aborted) logger.warn('signing in while connecting is not possible', error)
        authenticate = undefined
        return client.connect({ optionalNamespaces: parameters.namespaces })
      }
    }
    const follow = (proposal: Proposal) => {
      proposal.approval.then(
        (session) => {
          if (ending.signal.aborted) endUnusedSession({ client, logger, topic: session.topic })
          else finish(() => resolve(session))
        },
        (error: unknown) => {
          const isExpired = isProposalExpired(error, { at: proposal.at, now: clock.now() })
          const isDeclined = isPorticoError(toWalletError(error, { source: 'walletConnect' }), 'wallet/rejected')
          if (!isExpired && !isDeclined && authenticate && proposal === latest && !ending.signal.aborted) {
            logger.warn('the wallet could not sign in while connecting', error)
            authenticate = undefined
            renew()
          } else if (!isExpired) fail(error)
          else if (proposal === latest && !ending.signal.aborted) renew()
        },
      )
      if (ending.signal.aborted) return
      latest = proposal
      const expiresAt = proposal.at + codeLifetime
      stopTimer = clock.setTimeout(renew, expiresAt - clock.now())
      onUri?.(proposal.uri, { expiresAt })
    }
    signal.addEventListener('abort', onAbort)
    if (signal.aborted) return onAbort()
    stopTransport = watchTransport({ client, clock, onTransport: (state) => onTransport?.(state) })
    renew()
  })
}
