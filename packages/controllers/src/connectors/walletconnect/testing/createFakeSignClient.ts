import { createEmitter } from '@portico/core'
import type {
  AuthRequest,
  ProposedNamespace,
  SessionRecord,
  SignClientEvent,
  SignClientPort,
} from '../port/SignClientPort.js'
import { createFakeSession } from './createFakeSession.js'

/** A proposal of the app, which the test answers for the wallet. */
export type FakeProposal = {
  readonly uri: string
  readonly optionalNamespaces: Readonly<Record<string, ProposedNamespace>>
  /** The wallet approves; the client stores the session. `auths` is what it has signed, if it was asked to. */
  approve(session?: SessionRecord, auths?: unknown): void
  /** The wallet, or the client, refuses: an Error, a plain object or a string. */
  reject(reason: unknown): void
}

/** A call that a fake client received. */
export type FakeSignClientCall = {
  readonly name: 'authenticate' | 'connect' | 'request' | 'disconnect' | 'ping' | 'extend' | 'subscribe'
  readonly parameters: unknown
}

/** How a fake client answers. */
export type CreateFakeSignClientOptions = {
  /** Sessions the client has stored. */
  readonly sessions?: readonly SessionRecord[] | undefined
  /** Whether the relay is connected at first. Default `true`. */
  readonly connected?: boolean | undefined
  /** Whether wallets can sign in while they connect. Default `false`. */
  readonly authenticates?: boolean | undefined
  /** Pairing topics of unanswered proposals of an earlier client. */
  readonly openProposals?: readonly string[] | undefined
  /** Requests and answers that the client has kept. Without them it has no history, and settles nothing for others. */
  readonly history?: readonly unknown[] | undefined
}

/** How a call ends: it succeeds, never settles, or throws this error. */
type Outcome = 'resolve' | 'hang' | { readonly error: unknown }

/** A WalletConnect client without a relay, with controls for tests. */
export type FakeSignClient = SignClientPort & {
  readonly calls: readonly FakeSignClientCall[]
  /** Every proposal made, oldest first. */
  readonly proposals: readonly FakeProposal[]
  /** Sets how further connects end before there is a URI. Default: `resolve`. */
  onConnect(outcome: Outcome): void
  /** Sets the answer to further requests. Default: `null`. A thrown value is the wallet's error. */
  onRequest(answer: (request: Parameters<SignClientPort['request']>[0]) => unknown): void
  onDisconnect(outcome: Outcome): void
  onExtend(outcome: Exclude<Outcome, 'hang'>): void
  /** Replaces a stored session, as an update or extension does, or deletes it. */
  setSession(topic: string, session?: SessionRecord): void
  emit(event: SignClientEvent, payload: unknown): void
  /** Keeps a request with its answer in the history, and tells. */
  answer(record: unknown): void
  /** Opens or drops the relay's socket. */
  setConnected(connected: boolean): void
  /** Number of listeners on the client and its relayer, to check that none is left. */
  listenerCount(): number
}

/** Creates a WalletConnect client whose relay and wallet behave as a test says. */
export function createFakeSignClient(options: CreateFakeSignClientOptions = {}): FakeSignClient {
  const calls: FakeSignClientCall[] = []
  const proposals: FakeProposal[] = []
  const sessions = new Map((options.sessions ?? []).map((session) => [session.topic, session]))
  const auths = new Map<string, unknown>()
  const events = createListeners()
  const relayer = createListeners()
  const past = createPast(options.history, { calls, sessions })
  let connected = options.connected ?? true
  let connectOutcome: Outcome = 'resolve'
  let disconnectOutcome: Outcome = 'resolve'
  let extendOutcome: Outcome = 'resolve'
  let answer: (request: Parameters<SignClientPort['request']>[0]) => unknown = () => null
  return {
    calls,
    proposals,
    async connect(parameters) {
      calls.push({ name: 'connect', parameters })
      await settle(connectOutcome)
      return propose(parameters.optionalNamespaces, { proposals, sessions, auths })
    },
    ...(options.authenticates && {
      async authenticate(parameters: AuthRequest) {
        calls.push({ name: 'authenticate', parameters })
        await settle(connectOutcome)
        const { chains, methods } = parameters
        const { uri, approval } = propose({ eip155: { chains, methods, events: [] } }, { proposals, sessions, auths })
        const response = async () => {
          const session = await approval()
          return { session, auths: auths.get(session.topic) }
        }
        return { uri, response }
      },
      formatAuthMessage: ({ iss }: { readonly iss: string }) => `message of ${iss}`,
    }),
    async request(parameters) {
      calls.push({ name: 'request', parameters })
      return answer(parameters)
    },
    async disconnect(parameters) {
      calls.push({ name: 'disconnect', parameters })
      await settle(disconnectOutcome)
      sessions.delete(parameters.topic)
    },
    async ping(parameters) {
      calls.push({ name: 'ping', parameters })
    },
    async extend(parameters) {
      calls.push({ name: 'extend', parameters })
      await settle(extendOutcome)
    },
    session: { getAll: () => [...sessions.values()], ...past.parts?.session },
    proposal: { getAll: () => (options.openProposals ?? []).map((pairingTopic) => ({ pairingTopic })) },
    ...{ on: events.on, off: events.off },
    core: {
      crypto: { getClientId: async () => 'did:key:z6MkFakeClient', ...past.parts?.crypto },
      ...(past.parts && { history: past.parts.history }),
      relayer: {
        ...past.parts?.relayer,
        get connected() {
          return connected
        },
        on: relayer.on,
        off: relayer.off,
      },
    },
    onConnect(outcome) {
      connectOutcome = outcome
    },
    onRequest(next) {
      answer = next
    },
    onDisconnect(outcome) {
      disconnectOutcome = outcome
    },
    onExtend(outcome) {
      extendOutcome = outcome
    },
    setSession(topic, session) {
      if (session) sessions.set(topic, session)
      else sessions.delete(topic)
    },
    ...{ emit: events.emit, answer: past.answer },
    setConnected(next) {
      connected = next
      relayer.emit(next ? 'relayer_connect' : 'relayer_disconnect', undefined)
    },
    listenerCount: () => events.count() + relayer.count() + past.count(),
  }
}

/** Creates the parts of a client that settle a session for an earlier page; none without a history. */
function createPast(
  given: readonly unknown[] | undefined,
  client: { readonly calls: FakeSignClientCall[]; readonly sessions: Map<string, SessionRecord> },
) {
  const { emit, on, off, count } = createListeners()
  const records = [...(given ?? [])]
  const parts = {
    history: { values: records, on, off },
    crypto: { generateSharedKey: async (own: string, other: string) => `${own}+${other}` },
    relayer: {
      async subscribe(topic: string) {
        client.calls.push({ name: 'subscribe', parameters: { topic } })
      },
    },
    session: {
      async set(topic: string, record: object) {
        // Whoever calls it makes a whole session.
        client.sessions.set(topic, record as SessionRecord)
      },
    },
  }
  return {
    parts: given && parts,
    answer(record: unknown) {
      records.push(record)
      emit('history_updated', record)
    },
    count,
  }
}

function settle(outcome: Outcome): Promise<void> {
  if (outcome === 'hang') return new Promise(() => {})
  return outcome === 'resolve' ? Promise.resolve() : Promise.reject(outcome.error)
}

/** Adds a proposal for the test to answer. */
function propose(
  optionalNamespaces: FakeProposal['optionalNamespaces'],
  client: {
    readonly proposals: FakeProposal[]
    readonly sessions: Map<string, SessionRecord>
    readonly auths: Map<string, unknown>
  },
) {
  const { proposals, sessions, auths } = client
  const pairingTopic = proposals.length.toString(16).padStart(64, '0')
  const uri = `wc:${pairingTopic}@2?relay-protocol=irn&symKey=${'0'.repeat(64)}`
  const approval = new Promise<SessionRecord>((resolve, reject) => {
    proposals.push({
      uri,
      optionalNamespaces,
      approve(
        session = {
          ...createFakeSession({ proposed: optionalNamespaces, topic: `${proposals.length}` }),
          pairingTopic,
        },
        signed = undefined,
      ) {
        sessions.set(session.topic, session)
        auths.set(session.topic, signed)
        resolve(session)
      },
      reject,
    })
  })
  // A result that is not awaited in the same tick is lost, as with the real client.
  approval.catch(() => {})
  return { uri, approval: () => approval }
}

function createListeners() {
  const emitter = createEmitter<Record<string, unknown>>()
  const stops = new Map<string, Map<(event: unknown) => void, () => void>>()
  return {
    emit: (event: string, payload: unknown) => emitter.emit(event, payload),
    count: () => emitter.count(),
    on(event: string, listener: (event: unknown) => void) {
      const ofEvent = stops.get(event) ?? new Map<(event: unknown) => void, () => void>()
      ofEvent.get(listener)?.()
      stops.set(event, ofEvent.set(listener, emitter.on(event, listener)))
    },
    off(event: string, listener: (event: unknown) => void) {
      stops.get(event)?.get(listener)?.()
      stops.get(event)?.delete(listener)
    },
  }
}
