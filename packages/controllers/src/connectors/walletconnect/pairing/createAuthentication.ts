import type { CaipNetworkId, ConnectSignIn, Logger, SiwxMessage, SiwxSession } from '@portico/core'
import type { AuthRequest, ProposedNamespace, SessionRecord, SignClientPort } from '../port/SignClientPort.js'
import { readAuths } from '../session/readAuths.js'
import type { OpenedProposal } from './propose.js'

export type CreateAuthenticationParameters = {
  readonly client: SignClientPort
  readonly logger: Logger
  /** Networks to sign in on, the active one first. */
  readonly chains: readonly CaipNetworkId[]
  readonly namespaces: Readonly<Record<string, ProposedNamespace>>
  readonly signIn: ConnectSignIn
}

/** Asks wallets to sign in while they connect. */
export type Authentication = {
  /**
   * Makes a code whose wallet signs a message and connects at once. Wallets that cannot, only connect. Rejects where no
   * message can be made.
   */
  open(): Promise<OpenedProposal>
  /** Returns what the wallet of a session has signed, in the app's terms. None where it only connected. */
  read(topic: string): readonly SiwxSession[]
}

/**
 * Creates the one-click authentication of a pairing, or `undefined` where it is not possible: the protocol has it for
 * EVM networks alone.
 */
export function createAuthentication(parameters: CreateAuthenticationParameters): Authentication | undefined {
  const { client, logger, namespaces, signIn } = parameters
  const chains = namespaces.eip155?.chains ?? []
  const [first] = parameters.chains
  const isEvmAlone = Object.keys(namespaces).join() === 'eip155' && parameters.chains.every(isEvm)
  if (!client.authenticate || !client.formatAuthMessage || !first || !isEvmAlone || chains.length === 0)
    return undefined
  const signed = new Map<string, readonly SiwxSession[]>()
  const keep = (session: SessionRecord, auths: unknown, request: AuthRequest) => {
    const sessions = readAuths({ client, auths, request })
    if (sessions.length === 0) logger.warn('the wallet has connected without signing in')
    signed.set(session.topic, sessions)
  }
  return {
    async open() {
      const message = await signIn.createMessage(first, '')
      if (!message) throw new Error('The app has no sign-in on this network.')
      const request = toRequest(message, {
        // The account is asked on the active network first.
        chains: [first, ...chains.filter((chain) => chain !== first)],
        methods: namespaces.eip155?.methods ?? [],
      })
      const opened = await client.authenticate?.(request)
      if (!opened) throw new Error('The client cannot authenticate.')
      // An answer that nobody waits for yet is lost.
      const response = opened.response()
      response.catch(() => {})
      const approval = async () => {
        const { auths, session } = await response
        if (!session) throw new Error('The wallet has signed, but opened no session.')
        keep(session, auths, request)
        return session
      }
      return { uri: opened.uri, approval }
    },
    read: (topic) => signed.get(topic) ?? [],
  }
}

const isEvm = (chain: CaipNetworkId) => chain.startsWith('eip155:')

/**
 * Throws where the message lacks what the protocol needs, or has what the protocol cannot carry. The request has no
 * `expiry`: the client takes the larger of it and its default of an hour, and a code is replaced after minutes. A longer
 * one would only keep requests that nobody answers in the client's storage.
 */
function toRequest(message: SiwxMessage, { chains, methods }: Pick<AuthRequest, 'chains' | 'methods'>): AuthRequest {
  const { domain, uri, nonce, statement, expirationTime, notBefore, requestId, resources } = message
  for (const [name, value] of Object.entries({ domain, uri, nonce }))
    if (!value) throw new Error(`The message has no ${name}.`)
  // `@walletconnect/sign-client` does not pass it on.
  if (requestId !== undefined) throw new Error('The protocol has no place for the requestId of the message.')
  return {
    domain,
    uri,
    nonce,
    chains,
    methods,
    ...(statement !== undefined && { statement }),
    ...(expirationTime !== undefined && { exp: expirationTime }),
    ...(notBefore !== undefined && { nbf: notBefore }),
    ...(resources !== undefined && { resources: [...resources] }),
  }
}
