import type { FrameRequestName, FrameRequests } from '../protocol/frameRequests.js'
import type { FrameRpcRequest } from '../protocol/rpcRequestSchema.js'

/** Context of a request. */
export type HandlerContext = {
  /** Origin of the embedding page, which sent the request. */
  readonly origin: string
  /** Aborts when the app cancels the request or the host is destroyed, unless it has been approved. */
  readonly signal: AbortSignal
  /**
   * Marks the request as approved: from now on nothing aborts it, so that its result is always reported. Call it before
   * signing or sending. Throws if the request was aborted before.
   */
  approved(): void
}

/** A handler of a validated request, with the reply type of the protocol. */
type Handler<name extends FrameRequestName> = (
  payload: FrameRequests[name]['request'],
  context: HandlerContext,
) => FrameRequests[name]['reply'] | Promise<FrameRequests[name]['reply']>

/**
 * One function per request of the protocol. What it returns is checked before it is sent; of what it throws, only the
 * text of a `frame-host/…` error is sent. A request without a handler is answered with an error. RPC_ABORT is the
 * host's own: it aborts the signal of the request that it names, or else of all that need the person's approval.
 */
export type WalletHostHandlers = { readonly [name in Exclude<FrameRequestName, 'RPC_ABORT'>]?: Handler<name> }

/** Asks the user; `false` rejects. Called for one request at a time. */
export type Approval = (request: FrameRpcRequest, context: HandlerContext) => Promise<boolean>
