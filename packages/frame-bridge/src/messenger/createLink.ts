import { type Clock, createEmitter, type Emitter } from '@portico/core'
import { type Envelope, readEnvelope } from '../protocol/readEnvelope.js'
import { createDocumentWatch } from './createDocumentWatch.js'
import type { DropReason } from './createDropCounter.js'
import { createRateLimiter } from './createRateLimiter.js'
import { createSession, type OpenedSession } from './createSession.js'
import type { FrameMessage, FrameTransport } from './FrameTransport.js'
import { readId } from './readId.js'

type LinkEvents = {
  /** The frame can receive messages. */
  readonly open: OpenedSession
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

/** Opens the connection to each document of the frame that sends READY, as described in `handshake.ts`. */
export function createLink(parameters: CreateLinkParameters): Link {
  const { transport, clock, mayAnswer, onDrop, maxBytes, unaskedPerSecond = 100 } = parameters
  const emitter = createEmitter<LinkEvents>()
  const documents = createDocumentWatch()
  const mayPass = createRateLimiter({ clock, perSecond: unaskedPerSecond })

  const read = (data: unknown): Envelope | undefined => {
    if (!mayAnswer(readId(data)) && !mayPass()) return void onDrop('rate')
    const envelope = readEnvelope(data, { sender: 'frame', maxBytes })
    return typeof envelope === 'string' ? void onDrop(envelope) : envelope
  }
  const session = createSession({
    transport,
    clock,
    documents,
    read,
    onOpen: (opened) => emitter.emit('open', opened),
    onLost: (reason) => emitter.emit('lost', reason),
    onEnvelope: (envelope) => emitter.emit('envelope', envelope),
    onDrop,
  })
  const onWindowMessage = ({ data }: FrameMessage) => {
    const envelope = read(data)
    if (!envelope) return
    if (envelope.name === 'READY') return session.begin(envelope.payload)
    // A frame that was offered a port uses nothing else.
    if (session.port()) onDrop('window')
    else emitter.emit('envelope', envelope)
  }
  const stops = [
    transport.on('message', onWindowMessage),
    transport.on('load', () => {
      if (documents.load()) session.lose('reloaded')
    }),
    transport.on('gone', () => {
      documents.reset()
      session.lose('gone')
    }),
    transport.on('failed', () => emitter.emit('failed', undefined)),
    transport.on('dropped', onDrop),
  ]
  return {
    isOpen: session.isOpen,
    hasPort: () => session.port() !== undefined,
    post(message) {
      const port = session.port()
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
      session.lose('gone')
    },
  }
}
