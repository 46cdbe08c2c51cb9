import { isRecord, type Logger } from '@portico/core'
import { classifyRpcMethod } from '../protocol/classifyRpcMethod.js'
import { copyPlain } from '../protocol/copyPlain.js'
import { frameErrors } from '../protocol/frameErrors.js'
import { type FrameRequestName, frameRequests } from '../protocol/frameRequests.js'
import type { Envelope } from '../protocol/readEnvelope.js'
import type { FrameRpcRequest } from '../protocol/rpcRequestSchema.js'
import { createApprovalQueue } from './createApprovalQueue.js'
import { describeFailure } from './describeFailure.js'
import { hostErrors } from './hostErrors.js'
import type { Approval, HandlerContext, WalletHostHandlers } from './WalletHostHandlers.js'

export type CreateRequestRunnerParameters = {
  readonly handlers: WalletHostHandlers
  readonly approval: Approval | undefined
  /** Maps an RPC request when it arrives. */
  readonly onArrival?: ((request: FrameRpcRequest) => FrameRpcRequest) | undefined
  readonly origin: string
  readonly logger: Logger | undefined
  /** How many requests may be in work, and how many may wait for approval behind the one that is shown. */
  readonly maxOpen: number
  readonly maxWaiting: number
  readonly send: (name: string, id: string | undefined, payload: unknown) => void
  /** Tells the app that the request was approved. */
  readonly onApproved?: ((id: string | undefined) => void) | undefined
  /** Counts a request whose payload the protocol does not allow. */
  readonly refuse: () => void
}

export type RequestRunner = {
  /** Runs a request to its reply. */
  run(request: Envelope & { readonly name: FrameRequestName }): void
  /**
   * Aborts all requests and answers them so; only approved requests go on.
   *
   * @returns Resolves once the approved requests have been answered.
   */
  destroy(): Promise<void>
}

type Open = {
  readonly name: FrameRequestName
  readonly id: string | undefined
  readonly payload: unknown
  readonly controller: AbortController
  isApproved: boolean
  /** Resolves once it is answered. */
  done: Promise<void>
}
/** Any of the handlers, seen from where its name is only known at run time. */
type AnyHandler = (payload: unknown, context: HandlerContext) => unknown

/** Makes what turns requests into replies: checks, asks for approval, calls the handler, checks again. */
export function createRequestRunner(parameters: CreateRequestRunnerParameters): RequestRunner {
  const { handlers, approval, onArrival, onApproved, origin, logger, maxOpen, maxWaiting, send, refuse } = parameters
  const open = new Set<Open>()
  const approvals = createApprovalQueue(maxWaiting)

  const abortRpc = (id: string | undefined) => {
    for (const request of open) {
      if (request.name !== 'RPC_REQUEST' || request.isApproved) continue
      // Without an id it is the person who has turned away: what needs nobody goes on.
      if (id === undefined ? classifyMethod(request.payload) !== 'approval' : request.id !== id) continue
      request.controller.abort(frameErrors('frame/rpc-aborted'))
    }
  }

  async function ask(request: FrameRpcRequest, handle: () => Promise<unknown>, context: HandlerContext) {
    const result = approvals.add(async () => {
      if (approval && !(await approval(request, context))) throw hostErrors('frame-host/rejected')
      if (approval) context.approved()
      return handle()
    }, context.signal)
    if (!result) throw hostErrors('frame-host/busy')
    return result
  }

  async function work(request: Open): Promise<unknown> {
    const { name, id, payload: given, controller } = request
    if (name === 'RPC_REQUEST' && classifyMethod(given) === 'refused') {
      refuse()
      throw frameErrors('frame/rpc-not-allowed')
    }
    const parsed = frameRequests[name].request.safeParse(given)
    if (!parsed.success) {
      refuse()
      throw frameErrors('frame/invalid-request', { name, path: parsed.error.issues[0]?.path.join('.') ?? '' })
    }
    // The schema of RPC_REQUEST has this type.
    const isRpc = name === 'RPC_REQUEST'
    const payload: unknown = isRpc && onArrival ? onArrival(parsed.data as FrameRpcRequest) : parsed.data
    // RPC_ABORT's schema was applied, and it is the only request of that name.
    if (name === 'RPC_ABORT') return abortRpc((payload as { id?: string } | undefined)?.id)
    if (open.size > maxOpen) throw hostErrors('frame-host/busy')
    // The table's schema of this very name was applied, so that the handler gets what its type says.
    const handler = Object.hasOwn(handlers, name) ? (handlers[name] as AnyHandler | undefined) : undefined
    if (!handler) throw hostErrors('frame-host/reply', { message: 'The wallet does not offer this.' })
    const { signal } = controller
    const approved = () => {
      signal.throwIfAborted()
      if (!request.isApproved) onApproved?.(id)
      request.isApproved = true
    }
    const context = { origin, signal, approved }
    const handle = async () => handler(payload, context)
    // Only an RPC request that the schema let through is classified so.
    const needsApproval = isRpc && classifyMethod(payload) === 'approval'
    return readReply(name, await (needsApproval ? ask(payload as FrameRpcRequest, handle, context) : handle()))
  }

  return {
    run({ name, id, payload }) {
      const done = Promise.resolve()
      const request: Open = { name, id, payload, controller: new AbortController(), isApproved: false, done }
      open.add(request)
      const finish = (suffix: 'SUCCESS' | 'ERROR', reply: unknown) => {
        // The host may have answered it at its end.
        if (open.delete(request)) send(`${name}_${suffix}`, id, reply)
      }
      request.done = settleOnAbort(work(request), request.controller.signal).then(
        (reply) => finish('SUCCESS', reply),
        (error) => {
          if (!request.controller.signal.aborted) logger?.warn(`Frame request ${name} failed`, { error })
          finish('ERROR', describeFailure(error))
        },
      )
    },
    async destroy() {
      const reason = frameErrors('frame/rpc-aborted')
      for (const request of [...open]) {
        if (request.isApproved) continue
        open.delete(request)
        request.controller.abort(reason)
        send(`${request.name}_ERROR`, request.id, describeFailure(reason))
      }
      await Promise.all([...open].map(({ done }) => done))
    },
  }
}

/** Answers an aborted request at once, also when its handler does not heed the signal. */
function settleOnAbort(work: Promise<unknown>, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
    work.then(resolve, reject)
  })
}

function classifyMethod(payload: unknown) {
  const method = isRecord(payload) ? payload.method : undefined
  return typeof method === 'string' ? classifyRpcMethod(method) : 'refused'
}

/** Only what the protocol names, and nothing but plain data, leaves the frame. */
function readReply(name: FrameRequestName, result: unknown): unknown {
  const reply = frameRequests[name].reply.safeParse(result)
  const copied = reply.success ? copyPlain(reply.data) : undefined
  if (!copied) throw frameErrors('frame/invalid-reply', { name })
  return copied.value
}
