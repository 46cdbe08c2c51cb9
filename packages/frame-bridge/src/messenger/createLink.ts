import { type Clock, createEmitter, type Emitter } from '@portico/core'
import { safeParse } from 'zod/mini'
import { createRandomId } from '../protocol/createRandomId.js'
import { frameEvents } from '../protocol/frameEvents.js'
import { frameTimeouts } from '../protocol/frameTimeouts.js'
import { handshake } from '../protocol/handshake.js'
import { type Envelope, readEnvelope } from '../protocol/readEnvelope.js'
import { createDocumentWatch } from './createDocumentWatch.js'
import type { DropReason } from './createDropCounter.js'
import { createRateLimiter } from './createRateLimiter.js'
import type { FrameMessage, FrameTransport } from './FrameTransport.js'
import { readId } from './readId.js'
import { readMessageEvent } from './readMessageEvent.js'

type LinkEvents = {
  /** The frame can receive messages. */
  readonly open: { readonly version: string | undefined; readonly keepsLogin: boolean }
  /** The frame can no longer receive messages: its document was replaced, or it was removed from the page. */
  readonly lost: 'reloaded' | 'gone'
  readonly failed: undefined
  readonly envelope: Envelope
}

export type Link = {
  isOpen(): boolean
  /** Whether the frame accepted a port. Frames of the first protocol do not. */
  hasPort(): boolean
  /** Posts over the port, or to the window if the frame accepted none. Throws `frame/not-set`. */
  post(message: unknown): void
  /** Reloads the frame. */
  restart(): void
  on: Emitter<LinkEvents>['on']
  destroy(): void
}

export type CreateLinkParameters = {
  readonly transport: FrameTransport
  readonly clock: Clock
  /** Returns whether a message may be the reply to a request. Others are rate-limited. */
  readonly mayAnswer: (id: unknown) => boolean
  readonly onDrop: (reason: DropReason) => void
  /** Default 1 MB. */
  readonly maxBytes?: number | undefined
  /** Default 100. */
  readonly unaskedPerSecond?: number | undefined
}

type Session = {
  /** `opening`: a port was sent and has not been accepted yet. */
  readonly phase: 'opening' | 'open'
  readonly nonce: string | undefined
  readonly since: number
  readonly version: string | undefined
  readonly keepsLogin: boolean
  readonly port?: MessagePort
  /** Id of the message that carried the port. */
  readonly portId?: string
}

/** Opens the connection to each document of the frame that sends READY, as described in `handshake.ts`. */
export function createLink(parameters: CreateLinkParameters): Link {
  const { transport, clock, mayAnswer, onDrop, maxBytes, unaskedPerSecond = 100 } = parameters
  const emitter = createEmitter<LinkEvents>()
  const documents = createDocumentWatch()
  const mayPass = createRateLimiter({ clock, perSecond: unaskedPerSecond })
  const state: { session?: Session | undefined } = {}

  const lose = (reason: LinkEvents['lost']) => {
    const { session } = state
    state.session = undefined
    session?.port?.close()
    // Requests waiting for a removed frame must end, even if it never sent READY.
    if (session || reason === 'gone') emitter.emit('lost', reason)
  }
  const read = (data: unknown): Envelope | undefined => {
    if (!mayAnswer(readId(data)) && !mayPass()) return void onDrop('rate')
    const envelope = readEnvelope(data, { sender: 'frame', maxBytes })
    return typeof envelope === 'string' ? void onDrop(envelope) : envelope
  }
  const open = (session: Session) => {
    state.session = { ...session, phase: 'open' }
    emitter.emit('open', { version: session.version, keepsLogin: session.keepsLogin })
  }
  const onPortMessage = (session: Session, data: unknown) => {
    const envelope = read(data)
    if (!envelope) return
    if (state.session?.phase === 'open') return emitter.emit('envelope', envelope)
    const isAccepted = `@w3m-frame/${envelope.name}` === handshake.accepted && envelope.id === session.portId
    if (isAccepted) open(session)
    else onDrop('type')
  }
  const offerPort = (draft: Session & { readonly nonce: string }) => {
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
  const onReady = (payload: unknown) => {
    const parsed = safeParse(frameEvents.READY, payload)
    if (!parsed.success) return onDrop('schema')
    const { version, port, nonce, keepsLogin = true } = parsed.data ?? {}
    const since = clock.now()
    const last = state.session
    const isKnown = nonce ? nonce === last?.nonce : since - (last?.since ?? Number.NaN) < frameTimeouts.readyDelay
    if (isKnown) return onDrop('replay')
    documents.ready()
    lose('reloaded')
    const session = {
      phase: 'open',
      nonce,
      since,
      version: version === undefined ? undefined : String(version),
      keepsLogin,
    } as const
    if (port && nonce && nonce.length >= handshake.minNonceLength) offerPort({ ...session, nonce })
    else open(session)
  }
  const onWindowMessage = ({ data }: FrameMessage) => {
    const envelope = read(data)
    if (!envelope) return
    if (envelope.name === 'READY') return onReady(envelope.payload)
    if (state.session?.port) onDrop('window')
    else emitter.emit('envelope', envelope)
  }
  const stops = [
    transport.on('message', onWindowMessage),
    transport.on('load', () => {
      if (documents.load()) lose('reloaded')
    }),
    transport.on('gone', () => {
      documents.reset()
      lose('gone')
    }),
    transport.on('failed', () => emitter.emit('failed', undefined)),
    transport.on('dropped', onDrop),
  ]
  return {
    isOpen: () => state.session?.phase === 'open',
    hasPort: () => state.session?.port !== undefined,
    post(message) {
      const port = state.session?.port
      if (port) port.postMessage(message)
      else transport.post(message)
    },
    restart() {
      // The old page sends no READY any more, so the next one is that of the new page.
      documents.reset()
      transport.restart()
    },
    on: emitter.on,
    destroy() {
      for (const stop of stops) stop()
      emitter.clear()
      lose('gone')
    },
  }
}
