import type { Clock, Logger } from '@portico/core'
import { createRateLimiter } from '../messenger/createRateLimiter.js'
import { readMessageEvent } from '../messenger/readMessageEvent.js'
import { createRandomId } from '../protocol/createRandomId.js'
import { type FrameRequestName, isFrameRequestName } from '../protocol/frameRequests.js'
import { handshake, portPayloadSchema } from '../protocol/handshake.js'
import { messagePrefixes } from '../protocol/messageTypes.js'
import { type Envelope, readEnvelope } from '../protocol/readEnvelope.js'
import { createReplayGuard } from './createReplayGuard.js'
import type { EmbeddedWindow } from './findEmbedderOrigin.js'

/** The window of a wallet site that a page embeds. */
export type HostWindow = EmbeddedWindow & Pick<Window, 'addEventListener' | 'removeEventListener'>

/**
 * Why a message was dropped: from another origin or window, too large or no plain data, none of the protocol's, its id
 * was used before, too many a second, past the port that was agreed on, a wrong offer of a port, or with a payload that
 * the protocol does not allow (that one is answered with an error).
 */
export type HostDropReason = 'origin' | 'source' | 'size' | 'type' | 'replay' | 'rate' | 'channel' | 'port' | 'payload'

/** Receives messages of the embedding page, and of nobody else, and sends to it. */
export type EmbedderLink = {
  /** Number of dropped messages, by reason. */
  readonly dropped: Readonly<Record<HostDropReason, number>>
  /** Random id of this load of the wallet. An offer of a port must name it. */
  readonly nonce: string
  /** Whether the embedder has offered a port, as clients of the first protocol never do. */
  hasPort(): boolean
  /** Sends over the port, or to the embedder's window before there is one. */
  send(name: string, id: string | undefined, payload: unknown): void
  /** Counts a dropped message. */
  drop(reason: HostDropReason): void
  /** Begins to listen to the embedder's window. */
  listen(): void
  /** Stops listening to it. */
  stop(): void
  closePort(): void
}

export type CreateEmbedderLinkParameters = {
  readonly window: HostWindow
  /** Origin of the embedding page. Messages from others are dropped; `undefined` matches none. */
  readonly origin: string | undefined
  /** Maximum size of a message, in bytes. */
  readonly maxBytes: number
  /** Maximum number of messages per second. */
  readonly perSecond: number
  readonly clock: Clock
  readonly logger: Logger | undefined
  /** Called with each request whose name is known. Its payload is not validated. */
  readonly onRequest: (request: Envelope & { readonly name: FrameRequestName }) => void
}

const rememberedIds = 10_000

/** Creates the wallet's connection to the page that embeds it. */
export function createEmbedderLink(parameters: CreateEmbedderLinkParameters): EmbedderLink {
  const { window, origin, maxBytes, perSecond, clock, logger, onRequest } = parameters
  const nonce = createRandomId()
  const dropped = { origin: 0, source: 0, size: 0, type: 0, replay: 0, rate: 0, channel: 0, port: 0, payload: 0 }
  const isWithinRate = createRateLimiter({ clock, perSecond })
  const isNew = createReplayGuard(rememberedIds)
  const state: { port?: MessagePort } = {}

  const drop = (reason: HostDropReason) => {
    dropped[reason] += 1
    // Log the first of each kind only, because a flood must not fill the log.
    if (dropped[reason] === 1) logger?.warn('A message to the wallet was dropped', { reason })
  }
  const send = (name: string, id: string | undefined, payload: unknown) => {
    const message = {
      type: messagePrefixes.frame + name,
      ...(payload !== undefined && { payload }),
      ...(id !== undefined && { id }),
    }
    if (state.port) state.port.postMessage(message)
    // The host has checked that there is a parent window, and its origin, before it listens.
    else (window.parent as Window).postMessage(message, origin ?? '')
  }
  const acceptPort = (payload: unknown, id: string | undefined, ports: unknown) => {
    const offer = portPayloadSchema.safeParse(payload)
    const [port, ...others]: unknown[] = Array.isArray(ports) ? ports : []
    if (!offer.success || offer.data.nonce !== nonce || !(port instanceof MessagePort) || others.length > 0) {
      return drop('port')
    }
    state.port = port
    port.addEventListener('message', (event) => receive(readMessageEvent(event, 'data'), undefined))
    port.addEventListener('messageerror', () => drop('size'))
    port.start()
    send(handshake.accepted.slice(messagePrefixes.frame.length), id, undefined)
  }
  const receive = (data: unknown, ports: unknown) => {
    if (!isWithinRate()) return drop('rate')
    const envelope = readEnvelope(data, { sender: 'app', maxBytes })
    if (typeof envelope === 'string') return drop(envelope)
    const { name, id, payload } = envelope
    const isPort = messagePrefixes.app + name === handshake.port
    if (!isPort && !isFrameRequestName(name)) return drop('type')
    if (id !== undefined && !isNew(id)) return drop('replay')
    if (isFrameRequestName(name)) onRequest({ name, id, payload })
    else acceptPort(payload, id, ports)
  }
  const listener = (event: Event) => {
    if (readMessageEvent(event, 'source') !== window.parent) return drop('source')
    if (readMessageEvent(event, 'origin') !== origin) return drop('origin')
    if (state.port) return drop('channel')
    receive(readMessageEvent(event, 'data'), readMessageEvent(event, 'ports'))
  }

  return {
    dropped,
    nonce,
    hasPort: () => state.port !== undefined,
    send,
    drop,
    listen: () => window.addEventListener('message', listener),
    stop: () => window.removeEventListener('message', listener),
    closePort: () => state.port?.close(),
  }
}
