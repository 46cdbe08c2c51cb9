import type { Clock } from '@portico/core'
import { safeParse } from 'zod/mini'
import { createRandomId } from '../protocol/createRandomId.js'
import { frameEvents } from '../protocol/frameEvents.js'
import { frameTimeouts } from '../protocol/frameTimeouts.js'
import { handshake } from '../protocol/handshake.js'
import type { Envelope } from '../protocol/readEnvelope.js'
import type { FrameSocial } from '../protocol/socialRequests.js'
import type { DocumentWatch } from './createDocumentWatch.js'
import type { DropReason } from './createDropCounter.js'
import type { FrameTransport } from './FrameTransport.js'
import { readMessageEvent } from './readMessageEvent.js'

/** What a frame said about itself when its document became ready. */
export type OpenedSession = {
  readonly version: string | undefined
  readonly keepsLogin: boolean
  readonly signsIn: boolean
  /** `undefined`: a frame that does not say. */
  readonly socials: readonly FrameSocial[] | undefined
}

/** The session with the document that the frame shows now, if that has sent READY. */
export type Session = {
  /** Whether the document can receive messages. */
  isOpen(): boolean
  /** The port that was offered to the document. Frames of the first protocol take none. */
  port(): MessagePort | undefined
  /** Begins anew with the document that sent READY with this payload. A READY that was seen before is dropped. */
  begin(payload: unknown): void
  /** Ends the session, if there is one, and closes its port. */
  lose(reason: 'reloaded' | 'gone'): void
}

export type CreateSessionParameters = {
  readonly transport: Pick<FrameTransport, 'post'>
  readonly clock: Clock
  readonly documents: Pick<DocumentWatch, 'ready'>
  /** Validates a message; `undefined` if it was dropped. */
  readonly read: (data: unknown) => Envelope | undefined
  readonly onOpen: (session: OpenedSession) => void
  readonly onLost: (reason: 'reloaded' | 'gone') => void
  /** Called with each message over the port, once the session is open. */
  readonly onEnvelope: (envelope: Envelope) => void
  readonly onDrop: (reason: DropReason) => void
}

type SessionState = OpenedSession & {
  /** `opening`: a port was sent and has not been accepted yet. */
  readonly phase: 'opening' | 'open'
  readonly nonce: string | undefined
  readonly since: number
  readonly port?: MessagePort
  /** Id of the message that carried the port. */
  readonly portId?: string
}

/** Creates the sessions of one frame: one for each document that sends READY, as described in `handshake.ts`. */
export function createSession(parameters: CreateSessionParameters): Session {
  const { transport, clock, documents, read, onOpen, onLost, onEnvelope, onDrop } = parameters
  const state: { session?: SessionState | undefined } = {}

  const lose = (reason: 'reloaded' | 'gone') => {
    const { session } = state
    state.session = undefined
    session?.port?.close()
    // Requests waiting for a removed frame must end, even if it never sent READY.
    if (session || reason === 'gone') onLost(reason)
  }
  const open = (session: SessionState) => {
    state.session = { ...session, phase: 'open' }
    const { version, keepsLogin, signsIn, socials } = session
    onOpen({ version, keepsLogin, signsIn, socials })
  }
  const onPortMessage = (session: SessionState, data: unknown) => {
    const envelope = read(data)
    if (!envelope) return
    if (state.session?.phase === 'open') return onEnvelope(envelope)
    const isAccepted = `@w3m-frame/${envelope.name}` === handshake.accepted && envelope.id === session.portId
    if (isAccepted) open(session)
    else onDrop('type')
  }
  const offerPort = (draft: SessionState & { readonly nonce: string }) => {
    const { port1: port, port2 } = new MessageChannel()
    const portId = createRandomId()
    const session = { ...draft, phase: 'opening', port, portId } as const
    state.session = session
    port.addEventListener('message', (event) => {
      if (state.session?.port === port) onPortMessage(session, readMessageEvent(event, 'data'))
    })
    port.addEventListener('messageerror', () => onDrop('size'))
    // Newer browsers report that the document at the other end is gone.
    port.addEventListener('close', () => {
      if (state.session?.port === port) lose('reloaded')
    })
    port.start()
    const payload = { nonce: draft.nonce, version: handshake.version }
    transport.post({ type: handshake.port, id: portId, payload }, [port2])
  }
  const begin = (payload: unknown) => {
    const parsed = safeParse(frameEvents.READY, payload)
    if (!parsed.success) return onDrop('schema')
    const { version, port, nonce, keepsLogin = true, signsIn = false, socials } = parsed.data ?? {}
    const since = clock.now()
    const last = state.session
    const isKnown = nonce ? nonce === last?.nonce : since - (last?.since ?? Number.NaN) < frameTimeouts.readyDelay
    if (isKnown) return onDrop('replay')
    documents.ready()
    lose('reloaded')
    const readVersion = version === undefined ? undefined : String(version)
    const session = { phase: 'open', nonce, since, version: readVersion, keepsLogin, signsIn, socials } as const
    if (port && nonce && nonce.length >= handshake.minNonceLength) offerPort({ ...session, nonce })
    else open(session)
  }

  return { isOpen: () => state.session?.phase === 'open', port: () => state.session?.port, begin, lose }
}
