import { type Clock, isPorticoError, type Logger } from '@portico/core'
import { frameErrors } from '../protocol/frameErrors.js'
import { type FrameRequestName, type FrameRequests, frameRequests } from '../protocol/frameRequests.js'
import { frameTimeouts } from '../protocol/frameTimeouts.js'
import type { Link } from './createLink.js'
import type { FrameAlert, Readiness } from './createReadiness.js'
import { createRequestMessage } from './createRequestMessage.js'
import type { FrameTransport } from './FrameTransport.js'
import { type PendingRequest, toAbortError } from './PendingRequest.js'

type SendOptions = {
  /** Aborts the request with `frame/rpc-aborted` for RPC, else with `frame/aborted`. */
  readonly signal?: AbortSignal | undefined
  /** Overrides the timeout of the table, in milliseconds. */
  readonly timeoutMs?: number | undefined
  /** Its timeout causes no alert; a dead frame still does. */
  readonly isSilent?: boolean | undefined
  /** A background request: its failure causes no alert. Default: the value of the table. */
  readonly isBackground?: boolean | undefined
  /**
   * Told when the frame says that the person has approved: from then on nothing ends the request but its reply. Until
   * then a frame that can say so is asked to end it, and waited for: it may have been approved a moment ago.
   */
  readonly onApproved?: (() => void) | undefined
}

type LateOptions<reply> = {
  /**
   * Takes what the frame still answers to a request that is called off once it was sent; without this it is dropped.
   * Nobody is alerted of such an answer, whatever it is.
   */
  readonly onLate?: ((answer: Promise<reply>) => void) | undefined
}

/** Options of `SendRequest`. */
export type SendRequestOptions<name extends FrameRequestName> = SendOptions & LateOptions<FrameRequests[name]['reply']>

/** Rejects with a `PorticoError` of domain `frame`. */
export type SendRequest = <name extends FrameRequestName>(
  name: name,
  payload: FrameRequests[name]['request'],
  options?: SendRequestOptions<name>,
) => Promise<FrameRequests[name]['reply']>

export type CreateSendRequestParameters = {
  readonly transport: FrameTransport
  readonly clock: Clock
  readonly logger: Logger
  /** Maximum size of a message in bytes. Default: 1 MB. */
  readonly maxBytes?: number | undefined
  readonly link: Link
  readonly readiness: Readiness
  /** By id; a request is in it from when it is sent until it ends. */
  readonly pending: Map<string, PendingRequest>
  readonly onAlert: (alert: FrameAlert) => void
  /** Whether the frame knows the calling off of requests other than RPC. */
  readonly takesCalledOff: () => boolean
}

/** Makes what sends requests of the table, each with its timeout and its abort. */
export function createSendRequest(parameters: CreateSendRequestParameters): SendRequest {
  const { transport, clock, logger, maxBytes, link, readiness, pending, onAlert, takesCalledOff } = parameters

  const send = <name extends FrameRequestName>(
    name: name,
    payload: FrameRequests[name]['request'],
    {
      signal,
      timeoutMs = frameRequests[name].timeoutMs,
      isBackground = frameRequests[name].isBackground,
      isSilent = isBackground,
      onApproved,
      onLate,
    }: SendRequestOptions<name> = {},
  ): Promise<FrameRequests[name]['reply']> =>
    new Promise((resolve, reject) => {
      const message = createRequestMessage(name, payload, { maxBytes })
      if (signal?.aborted || readiness.isDestroyed()) return reject(toAbortError(name))
      if (!transport.isAttached()) return reject(frameErrors('frame/not-set'))
      const { id } = message
      const stopWaiting: (() => void)[] = []
      const state = { isPosted: false, isApproved: false, isCalledOff: false, isLate: false, resolve, reject }
      const finish: PendingRequest['finish'] = (outcome) => {
        if (!pending.delete(id)) return
        for (const stop of stopWaiting) stop()
        if ('error' in outcome) return state.reject(outcome.error)
        // Parsed with the schema of this request.
        state.resolve(outcome.reply as FrameRequests[name]['reply'])
      }
      const isUnattended = () => isBackground || state.isLate
      const approve = () => {
        if (!state.isApproved) onApproved?.()
        state.isApproved = true
      }
      const isCalledOff = () => state.isCalledOff && !state.isApproved
      pending.set(id, { name, finish, approve, isPosted: () => state.isPosted, isCalledOff, isUnattended, messages: 0 })
      const onAbort = () => {
        if (state.isApproved) return
        if (onLate && state.isPosted) {
          reject(toAbortError(name))
          state.isLate = true
          if (isToldOfEnd(name)) tellOfEnd(id)
          return onLate(new Promise((...late) => Object.assign(state, { resolve: late[0], reject: late[1] })))
        }
        const end = () => finish({ error: toAbortError(name) })
        const isAsked = onApproved !== undefined && state.isPosted && link.hasPort()
        state.isCalledOff = isAsked
        if (!isAsked) end()
        if (isAsked) void callOff(id).then(() => state.isApproved || end(), onTimeout)
        else if (isToldOfEnd(name) && state.isPosted) tellOfEnd(id)
      }
      signal?.addEventListener('abort', onAbort)
      stopWaiting.push(() => signal?.removeEventListener('abort', onAbort))
      const post = () => {
        state.isPosted = true
        if (timeoutMs !== undefined) stopWaiting.push(clock.setTimeout(onTimeout, timeoutMs))
        try {
          link.post(message)
          logger.debug('frame request', { name, id })
        } catch (error) {
          finish({ error })
        }
      }
      const onTimeout = () => {
        const cause = frameErrors('frame/request-timeout', { name })
        finish({ error: cause })
        if (!isSilent && !state.isLate) onAlert({ code: 'IFRAME_REQUEST_TIMEOUT', cause, nextStep: 'retry' })
      }
      const onFailure = (error: unknown) => finish({ error })
      const isPatient = !frameRequests[name].waitsForReady
      stopWaiting.push(readiness.whenReady({ isPatient, isBackground, onReady: post, onFailure }))
    })

  const isToldOfEnd = (name: FrameRequestName) =>
    name === 'RPC_REQUEST' || (frameRequests[name].isCalledOff && takesCalledOff())

  const tellOfEnd = (id: string) => void send('RPC_ABORT', { id }).catch(() => {})

  /** Asks the frame to abort a request. Rejects if the frame does not answer, because the outcome is then unknown. */
  const callOff = async (id: string) => {
    await send('RPC_ABORT', { id }, { timeoutMs: frameTimeouts.request }).catch((error: unknown) => {
      if (isPorticoError(error, 'frame/request-timeout')) throw error
    })
  }

  return send
}
