import { type CaipNetworkId, type Clock, type Logger, systemClock } from '@portico/core'
import { matchOrigin } from '@portico/core/internal'
import { createRateLimiter } from '../messenger/createRateLimiter.js'
import { readMessageEvent } from '../messenger/readMessageEvent.js'
import { createRandomId } from '../protocol/createRandomId.js'
import { frameErrors } from '../protocol/frameErrors.js'
import { isFrameRequestName } from '../protocol/frameRequests.js'
import { handshake, portPayloadSchema } from '../protocol/handshake.js'
import { messagePrefixes } from '../protocol/messageTypes.js'
import { readEnvelope } from '../protocol/readEnvelope.js'
import type { FrameRpcRequest } from '../protocol/rpcRequestSchema.js'
import { createReplayGuard } from './createReplayGuard.js'
import { createRequestRunner } from './createRequestRunner.js'
import { type EmbeddedWindow, findEmbedderOrigin } from './findEmbedderOrigin.js'
import { hostErrors } from './hostErrors.js'
import type { Approval, WalletHostHandlers } from './WalletHostHandlers.js'

/** Parameters of `createWalletHost`. */
export type CreateWalletHostParameters = {
  /** Patterns of the origins that may embed the wallet; `*` stands for whole labels. Send the same in `frame-ancestors`. */
  readonly allowedOrigins: readonly string[]
  readonly handlers: WalletHostHandlers
  /** Asks the user before a request that needs approval reaches its handler. Without it, the handler must ask. */
  readonly approval?: Approval
  /**
   * Maps an RPC request when it arrives, before it is queued. Use it to add the current network to a request that names
   * none, because the network may change until the request is handled.
   */
  readonly onArrival?: (request: FrameRpcRequest) => FrameRpcRequest
  /** Version of the wallet site's protocol, sent in READY. Default: `4`. */
  readonly version?: string
  /** `false` if the frame cannot store a login; apps then store the token of `sendSessionUpdate`. */
  readonly keepsLogin?: boolean
  readonly limits?: WalletHostLimits
  /** The frame's window. Default: the global one. */
  readonly window?: EmbeddedWindow & Pick<Window, 'addEventListener' | 'removeEventListener'>
  readonly logger?: Logger
  readonly clock?: Clock
}

/** Limits for messages of the embedding page. */
export type WalletHostLimits = {
  /** Maximum size of a message, in bytes. Default: 1,048,576. */
  readonly maxBytes?: number
  /** Maximum number of messages per second. Default: 10,000. */
  readonly perSecond?: number
  /** Maximum number of pending requests. Default: 500. */
  readonly maxOpen?: number
  /** Maximum number of requests that wait for approval behind the visible one. Default: 20. */
  readonly maxWaiting?: number
}

/**
 * Why a message was dropped: from another origin or window, too large or no plain data, none of the protocol's, its id
 * was used before, too many a second, past the port that was agreed on, a wrong offer of a port, or with a payload that
 * the protocol does not allow (that one is answered with an error).
 */
export type HostDropReason = 'origin' | 'source' | 'size' | 'type' | 'replay' | 'rate' | 'channel' | 'port' | 'payload'

/** The wallet's end of the bridge. */
export type WalletHost = {
  /** Origin of the embedding page, if the browser reports it. */
  readonly embedderOrigin: string | undefined
  /** Number of dropped messages, by reason. */
  readonly dropped: Readonly<Record<HostDropReason, number>>
  /**
   * Begins to listen and tells the embedder that the wallet is ready.
   *
   * @throws `frame/parent-not-set` when the page is in no frame, `frame-host/origin-refused` when the project does not
   * allow its embedder.
   */
  ready(): void
  /** Sends a new session token to the embedder. */
  sendSessionUpdate(session: { readonly token: string }): void
  /**
   * Tells the embedder of a transaction whose request it no longer waits for, for example after a reload.
   *
   * @returns `false` if no client is connected or it uses the first protocol.
   */
  sendTransactionSent(transaction: { readonly chainId: CaipNetworkId; readonly hash: string }): boolean
  /** Aborts pending requests and stops the host. Approved requests are still answered. */
  destroy(): void
}

const rememberedIds = 10_000

/**
 * Creates the wallet's side of the frame protocol. It serves Portico's client over a port of its own and unmodified
 * clients of the first protocol over window messages, and answers nobody but the page that embeds it.
 *
 * @param parameters Allow-list and handlers; limits in bytes, messages a second and requests.
 */
export function createWalletHost(parameters: CreateWalletHostParameters): WalletHost {
  const { allowedOrigins, handlers, approval, onArrival, version = '4', limits = {} } = parameters
  const { logger, clock = systemClock } = parameters
  const { maxBytes = 1_048_576, perSecond = 10_000, maxOpen = 500, maxWaiting = 20 } = limits
  const { keepsLogin = true, window = globalThis.window } = parameters
  const origin = findEmbedderOrigin(window)
  const nonce = createRandomId()
  const dropped = { origin: 0, source: 0, size: 0, type: 0, replay: 0, rate: 0, channel: 0, port: 0, payload: 0 }
  const isWithinRate = createRateLimiter({ clock, perSecond })
  const isNew = createReplayGuard(rememberedIds)
  const state: { port?: MessagePort; isListening: boolean; isDestroyed: boolean } = {
    isListening: false,
    isDestroyed: false,
  }

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
    // `ready` has checked that there is a parent window, and its origin.
    else (window.parent as Window).postMessage(message, origin ?? '')
  }
  const runner = createRequestRunner({
    ...{ handlers, approval, onArrival, logger, maxOpen, maxWaiting, send },
    origin: origin ?? '',
    onApproved: (id) => {
      if (state.port && id !== undefined) send('RPC_REQUEST_APPROVED', id, undefined)
    },
    refuse: () => drop('payload'),
  })

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
    if (isFrameRequestName(name)) runner.run({ name, id, payload })
    else acceptPort(payload, id, ports)
  }
  const listener = (event: Event) => {
    if (readMessageEvent(event, 'source') !== window.parent) return drop('source')
    if (readMessageEvent(event, 'origin') !== origin) return drop('origin')
    if (state.port) return drop('channel')
    receive(readMessageEvent(event, 'data'), readMessageEvent(event, 'ports'))
  }

  return {
    embedderOrigin: origin,
    dropped,
    ready() {
      if (window.parent === window) throw frameErrors('frame/parent-not-set')
      if (!origin || !allowedOrigins.some((pattern) => matchOrigin(pattern, origin))) {
        throw hostErrors('frame-host/origin-refused', { origin: origin ?? 'an unknown origin' })
      }
      if (state.isListening || state.isDestroyed) return
      state.isListening = true
      window.addEventListener('message', listener)
      send('READY', undefined, { version, port: true, nonce, ...(!keepsLogin && { keepsLogin }) })
    },
    sendSessionUpdate({ token }) {
      if (state.isListening) send('SESSION_UPDATE', undefined, { token })
    },
    sendTransactionSent({ chainId, hash }) {
      if (!state.port || !state.isListening) return false
      send('TRANSACTION_SENT', undefined, { chainId, hash })
      return true
    },
    destroy() {
      state.isListening = false
      state.isDestroyed = true
      window.removeEventListener('message', listener)
      void runner.destroy().then(() => state.port?.close())
    },
  }
}
