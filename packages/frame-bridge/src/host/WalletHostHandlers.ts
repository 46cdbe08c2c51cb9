import type { FrameRequestName, FrameRequests } from '../protocol/frameRequests.js'
import type { FrameRpcRequest } from '../protocol/rpcRequestSchema.js'

/** What a handler may want to know besides the payload. */
export type HandlerContext = {
  /** Origin of the page that embeds the wallet: who is asking. */
  readonly origin: string
  /** Aborts when the app cancels the request or the host is destroyed, unless it has been approved. */
  readonly signal: AbortSignal
  /**
   * Marks the request as approved: from now on nothing aborts it, so that its result is always reported. Call it before
   * signing or sending. Throws if the request was aborted before.
   */
  approved(): void
}

/** A request as its schema lets it through, with the reply that the protocol asks for. */
type Handler<name extends FrameRequestName> = (
  payload: FrameRequests[name]['request'],
  context: HandlerContext,
) => FrameRequests[name]['reply'] | Promise<FrameRequests[name]['reply']>

/**
 * One function per request of the protocol. What it returns is checked before it is sent; of what it throws, only the
 * text of a `frame-host/…` error is sent. A request without a handler is answered with an error. RPC_ABORT is the
 * host's own: it aborts the signal of the RPC request that it names, or else of all that need the person's approval.
 */
export type WalletHostHandlers = { readonly [name in Exclude<FrameRequestName, 'RPC_ABORT'>]?: Handler<name> }

/** Asks the person; `false` is answered as a rejection. Called for one request at a time. */
export type Approval = (request: FrameRpcRequest, context: HandlerContext) => Promise<boolean>
