import { type CaipNetworkId, type Clock, type Logger, systemClock } from '@portico/core'
import { matchOrigin } from '@portico/core/internal'
import { frameErrors } from '../protocol/frameErrors.js'
import type { FrameRpcRequest } from '../protocol/rpcRequestSchema.js'
import type { FrameSocial } from '../protocol/socialRequests.js'
import { createEmbedderLink, type HostDropReason, type HostWindow } from './createEmbedderLink.js'
import { createRequestRunner } from './createRequestRunner.js'
import { findEmbedderOrigin } from './findEmbedderOrigin.js'
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
  /**
   * `true` if the handler of GET_USER asks the user to sign its `siwxMessage`. It then shows the message itself, calls
   * `approved()` before it signs, and throws `frame-host/rejected` if the user declines. Other handlers are given no
   * message. Default: `false`.
   */
  readonly signsIn?: boolean
  /**
   * Social accounts by which the project's users may log in. A site that names them, also an empty list, serves the
   * requests of the social login with all their fields. Default: none are named.
   */
  readonly socials?: readonly FrameSocial[]
  readonly limits?: WalletHostLimits
  /** The frame's window. Default: the global one. */
  readonly window?: HostWindow
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
  const { keepsLogin = true, signsIn = false, socials, window = globalThis.window } = parameters
  const origin = findEmbedderOrigin(window)
  const state = { isListening: false, isDestroyed: false }
  const link = createEmbedderLink({
    ...{ window, origin, maxBytes, perSecond, clock, logger },
    onRequest: (request) => runner.run(request),
  })
  const { send } = link
  const runner = createRequestRunner({
    ...{ handlers, approval, onArrival, logger, maxOpen, maxWaiting, send },
    origin: origin ?? '',
    onApproved: (name, id) => {
      if (link.hasPort() && id !== undefined) send(`${name}_APPROVED`, id, undefined)
    },
    // A client of the first protocol would not show the frame.
    signsIn: () => signsIn && link.hasPort(),
    refuse: () => link.drop('payload'),
  })

  return {
    embedderOrigin: origin,
    dropped: link.dropped,
    ready() {
      if (window.parent === window) throw frameErrors('frame/parent-not-set')
      if (!origin || !allowedOrigins.some((pattern) => matchOrigin(pattern, origin))) {
        throw hostErrors('frame-host/origin-refused', { origin: origin ?? 'an unknown origin' })
      }
      if (state.isListening || state.isDestroyed) return
      state.isListening = true
      link.listen()
      send('READY', undefined, {
        version,
        port: true,
        nonce: link.nonce,
        ...(!keepsLogin && { keepsLogin }),
        ...(signsIn && { signsIn }),
        ...(socials && { socials }),
      })
    },
    sendSessionUpdate({ token }) {
      if (state.isListening) send('SESSION_UPDATE', undefined, { token })
    },
    sendTransactionSent({ chainId, hash }) {
      if (!link.hasPort() || !state.isListening) return false
      send('TRANSACTION_SENT', undefined, { chainId, hash })
      return true
    },
    destroy() {
      state.isListening = false
      state.isDestroyed = true
      link.stop()
      void runner.destroy().then(link.closePort)
    },
  }
}
