import type { Logger } from '@portico/core'
import { isRecord, settle } from '@portico/core/internal'
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
  /** Maximum number of pending requests, and of those that wait for approval behind the visible one. */
  readonly maxOpen: number
  readonly maxWaiting: number
  readonly send: (name: string, id: string | undefined, payload: unknown) => void
  /** Tells the app that the request was approved. */
  readonly onApproved?: ((name: 'RPC_REQUEST' | 'GET_USER', id: string | undefined) => void) | undefined
  /** Whether the app may send a message to sign in GET_USER. Otherwise it is dropped. Default: never. */
  readonly signsIn?: (() => boolean) | undefined
  /** Counts a request with an invalid payload. */
  readonly refuse: () => void
}

export type RequestRunner = {
  /** Handles a request and sends its reply. */
  run(request: Envelope & { readonly name: FrameRequestName }): void
  /**
   * Aborts all requests and replies to them. Only approved requests continue.
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
  /** Resolves once the request has been answered. */
  done: Promise<void>
}
/** Any handler, where its name is only known at runtime. */
type AnyHandler = (payload: unknown, context: HandlerContext) => unknown

/** Creates the runner of requests: it validates, asks for approval, calls the handler and validates the result. */
export function createRequestRunner(parameters: CreateRequestRunnerParameters): RequestRunner {
  const { handlers, approval, onArrival, onApproved, signsIn, origin, logger, maxOpen, maxWaiting, send, refuse } =
    parameters
  const open = new Set<Open>()
  const approvals = createApprovalQueue(maxWaiting)

  const abortRpc = (id: string | undefined) => {
    for (const request of open) {
      if (request.isApproved || !isCalledOff(request)) continue
      // Without an id the user has turned away, which does not end requests that need no approval.
      if (id === undefined ? !needsApproval(request) : request.id !== id) continue
      request.controller.abort(frameErrors('frame/rpc-aborted'))
    }
  }

  async function ask(request: FrameRpcRequest | undefined, handle: () => Promise<unknown>, context: HandlerContext) {
    const result = approvals.add(async () => {
      if (request && approval && !(await approval(request, context))) throw hostErrors('frame-host/rejected')
      if (request && approval) context.approved()
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
    // RPC_ABORT's schema was applied, and only this request has that name.
    if (name === 'RPC_ABORT') return abortRpc((payload as { id?: string } | undefined)?.id)
    if (open.size > maxOpen) throw hostErrors('frame-host/busy')
    // The schema of this name was applied, so the payload matches the handler's type.
    const handler = Object.hasOwn(handlers, name) ? (handlers[name] as AnyHandler | undefined) : undefined
    if (!handler) throw hostErrors('frame-host/reply', { message: 'The wallet does not offer this.' })
    const { signal } = controller
    const approved = () => {
      signal.throwIfAborted()
      if (!request.isApproved) onApproved?.(name === 'GET_USER' ? name : 'RPC_REQUEST', id)
      request.isApproved = true
    }
    const context = { origin, signal, approved }
    const handle = async () => handler(payload, context)
    if (!needsApproval({ name, payload })) return readReply(name, await handle())
    // The handler of GET_USER asks itself.
    return readReply(name, await ask(isRpc ? (payload as FrameRpcRequest) : undefined, handle, context))
  }

  return {
    run({ name, id, payload: given }) {
      const payload = name === 'GET_USER' && !signsIn?.() ? dropMessage(given) : given
      const done = Promise.resolve()
      const request: Open = { name, id, payload, controller: new AbortController(), isApproved: false, done }
      open.add(request)
      const finish = (suffix: 'SUCCESS' | 'ERROR', reply: unknown) => {
        // The host may already have answered it when it was destroyed.
        if (open.delete(request)) send(`${name}_${suffix}`, id, reply)
      }
      // A handler may ignore its signal, so its outcome is not waited for once that aborts.
      const { signal } = request.controller
      request.done = settle(() => work(request), { signal, toAbortError: (reason) => reason }).then(
        (reply) => finish('SUCCESS', reply),
        (error) => {
          if (!signal.aborted) logger?.warn(`Frame request ${name} failed`, { error })
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

/** Returns whether the app may call a request off. */
function isCalledOff(request: Open): boolean {
  return request.name === 'RPC_REQUEST' || frameRequests[request.name].isCalledOff || needsApproval(request)
}

/** Returns whether the user is asked about a request. */
function needsApproval({ name, payload }: Pick<Open, 'name' | 'payload'>): boolean {
  if (name === 'GET_USER') return isRecord(payload) && payload.siwxMessage !== undefined
  return name === 'RPC_REQUEST' && classifyMethod(payload) === 'approval'
}

function dropMessage(payload: unknown): unknown {
  if (!isRecord(payload)) return payload
  const { siwxMessage: _, ...rest } = payload
  return rest
}

function classifyMethod(payload: unknown) {
  const method = isRecord(payload) ? payload.method : undefined
  return typeof method === 'string' ? classifyRpcMethod(method) : 'refused'
}

/** Returns only what the protocol defines, as plain data. */
function readReply(name: FrameRequestName, result: unknown): unknown {
  const reply = frameRequests[name].reply.safeParse(result)
  const copied = reply.success ? copyPlain(reply.data) : undefined
  if (!copied) throw frameErrors('frame/invalid-reply', { name })
  return copied.value
}
