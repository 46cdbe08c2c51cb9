import { type Clock, createEmitter, type Emitter, isPorticoError, type Logger } from '@portico/core'
import { safeParse } from 'zod/mini'
import { frameErrors } from '../protocol/frameErrors.js'
import { frameEvents } from '../protocol/frameEvents.js'
import { type FrameRequestName, type FrameRequests, frameRequests } from '../protocol/frameRequests.js'
import { frameTimeouts } from '../protocol/frameTimeouts.js'
import type { Envelope } from '../protocol/readEnvelope.js'
import { createDropCounter, type DropReason } from './createDropCounter.js'
import { createLink } from './createLink.js'
import { createReadiness } from './createReadiness.js'
import { createRequestMessage } from './createRequestMessage.js'
import type { FrameAlert } from './FrameAlert.js'
import type { FrameTransport } from './FrameTransport.js'
import { readReply } from './readReply.js'

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

type MessengerEvents = {
  readonly ready: { readonly version: string | undefined }
  readonly alert: FrameAlert
  /** A frame without storage sends a token for the app to keep. */
  readonly token: string
  /** A transaction was sent whose request is no longer pending. */
  readonly sent: { readonly chainId: string; readonly hash: string }
}

/** Sends requests of the table to the frame and settles each with its own reply. */
export type Messenger = {
  /** Rejects with a `PorticoError` of domain `frame`. */
  send<name extends FrameRequestName>(
    name: name,
    payload: FrameRequests[name]['request'],
    options?: SendOptions & LateOptions<FrameRequests[name]['reply']>,
  ): Promise<FrameRequests[name]['reply']>
  on: Emitter<MessengerEvents>['on']
  isReady(): boolean
  /** Whether the frame keeps its login over a reload; `true` until it says otherwise. */
  keepsLogin(): boolean
  /** Number of messages dropped so far, by reason. */
  dropped(): Readonly<Record<DropReason, number>>
  /** Number of pending requests. */
  pending(): number
  destroy(): void
}

export type CreateMessengerParameters = {
  readonly transport: FrameTransport
  readonly clock: Clock
  readonly logger: Logger
  /** Maximum size of a message in bytes. Default: 1 MB. */
  readonly maxBytes?: number | undefined
  /** Maximum number of unsolicited messages per second. Default: 100. */
  readonly unaskedPerSecond?: number | undefined
}

type Pending = {
  readonly name: FrameRequestName
  /** Ends the request. Later messages with its id are unknown. */
  readonly finish: (outcome: { readonly error: unknown } | { readonly reply: unknown }) => void
  readonly approve: () => void
  readonly isPosted: () => boolean
  /** Whether the app has asked the frame to abort it before any approval was known. */
  readonly isCalledOff: () => boolean
  /** Whether a dead frame causes no alert for it. */
  readonly isUnattended: () => boolean
  /** Number of messages with its id. */
  messages: number
}

// A request has one reply; a few more messages with its id are tolerated.
const maxMessages = 10

export function createMessenger(parameters: CreateMessengerParameters): Messenger {
  const { transport, clock, logger, maxBytes, unaskedPerSecond } = parameters
  const emitter = createEmitter<MessengerEvents>({
    onError: (error) => logger.error('frame listener failed', { error }),
  })
  const drops = createDropCounter()
  const state = { keepsLogin: true }
  const pending = new Map<string, Pending>()
  const onDrop = (reason: DropReason) => {
    // Log the first of its kind only: a flood of messages must not become a flood of log entries.
    if (drops.add(reason) === 1) logger.warn('frame message dropped', { reason })
  }
  const mayAnswer = (id: unknown) => {
    const entry = typeof id === 'string' ? pending.get(id) : undefined
    if (!entry) return false
    entry.messages += 1
    return entry.messages <= maxMessages
  }
  const link = createLink({ transport, clock, mayAnswer, onDrop, maxBytes, unaskedPerSecond })
  const readiness = createReadiness({
    link,
    clock,
    onAlert: (alert) => emitter.emit('alert', alert),
    onReady: (version) => emitter.emit('ready', { version }),
  })
  /** Ends all requests of a dead frame. Alerts only if anybody waits for it. */
  const endAll = (code: 'frame/not-set' | 'frame/dependency-failed') => {
    const cause = frameErrors(code)
    const entries = [...pending.values()]
    if (entries.some(({ isUnattended }) => !isUnattended()))
      emitter.emit('alert', { code: 'IFRAME_LOAD_FAILED', cause, nextStep: 'check-frame' })
    for (const { finish, isPosted } of entries)
      finish({ error: isPosted() ? frameErrors(code, { wasPosted: true }) : cause })
  }

  const onEnvelope = ({ name, id, payload }: Envelope) => {
    if (name === 'SESSION_UPDATE' && id === undefined) {
      const update = safeParse(frameEvents.SESSION_UPDATE, payload)
      if (!update.success) onDrop('schema')
      else if (!state.keepsLogin) emitter.emit('token', update.data.token)
      return
    }
    if (name === 'TRANSACTION_SENT' && id === undefined) {
      const sent = safeParse(frameEvents.TRANSACTION_SENT, payload)
      return sent.success ? emitter.emit('sent', sent.data) : onDrop('schema')
    }
    const entry = id === undefined ? undefined : pending.get(id)
    if (entry && name === `${entry.name}_APPROVED`) return entry.approve()
    const outcome = entry && (name === `${entry.name}_SUCCESS` ? 'success' : name === `${entry.name}_ERROR` && 'error')
    if (!entry || !outcome) return onDrop('id')
    const settled = readReply(entry.name, outcome, payload)
    if ('isInvalid' in settled) onDrop('schema')
    // The frame confirms the abort that it was asked for. The user has not declined.
    const isEnded = outcome === 'error' && entry.isCalledOff()
    entry.finish(isEnded ? { error: toAbortError(entry.name) } : settled)
  }
  const stops = [
    link.on('envelope', onEnvelope),
    link.on('open', ({ keepsLogin }) => {
      state.keepsLogin = keepsLogin
    }),
    link.on('lost', (reason) => {
      if (reason === 'gone') endAll('frame/not-set')
      // Requests that were not sent yet go to the next document.
      for (const entry of [...pending.values()].filter(({ isPosted }) => isPosted()))
        entry.finish({ error: frameErrors('frame/reloaded', { name: entry.name }) })
    }),
    link.on('failed', () => endAll('frame/dependency-failed')),
  ]

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
    }: SendOptions & LateOptions<FrameRequests[name]['reply']> = {},
  ): Promise<FrameRequests[name]['reply']> =>
    new Promise((resolve, reject) => {
      const message = createRequestMessage(name, payload, { maxBytes })
      if (signal?.aborted || readiness.isDestroyed()) return reject(toAbortError(name))
      if (!transport.isAttached()) return reject(frameErrors('frame/not-set'))
      const { id } = message
      const stopWaiting: (() => void)[] = []
      const state = { isPosted: false, isApproved: false, isCalledOff: false, isLate: false, resolve, reject }
      const finish: Pending['finish'] = (outcome) => {
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
          return onLate(new Promise((...late) => Object.assign(state, { resolve: late[0], reject: late[1] })))
        }
        const end = () => finish({ error: toAbortError(name) })
        const isAsked = onApproved !== undefined && state.isPosted && link.hasPort()
        state.isCalledOff = isAsked
        if (!isAsked) end()
        if (isAsked) void callOff(id).then(() => state.isApproved || end(), onTimeout)
        else if (name === 'RPC_REQUEST' && state.isPosted) void send('RPC_ABORT', { id }).catch(() => {})
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
        if (!isSilent && !state.isLate)
          emitter.emit('alert', { code: 'IFRAME_REQUEST_TIMEOUT', cause, nextStep: 'retry' })
      }
      const onFailure = (error: unknown) => finish({ error })
      const isPatient = !frameRequests[name].waitsForReady
      stopWaiting.push(readiness.whenReady({ isPatient, isBackground, onReady: post, onFailure }))
    })

  /** Asks the frame to abort a request. Rejects if the frame does not answer, because the outcome is then unknown. */
  const callOff = async (id: string) => {
    await send('RPC_ABORT', { id }, { timeoutMs: frameTimeouts.request }).catch((error: unknown) => {
      if (isPorticoError(error, 'frame/request-timeout')) throw error
    })
  }

  return {
    send,
    on: emitter.on,
    isReady: readiness.isReady,
    keepsLogin: () => state.keepsLogin,
    dropped: drops.counts,
    pending: () => pending.size,
    destroy() {
      for (const stop of stops) stop()
      readiness.destroy()
      for (const entry of [...pending.values()]) entry.finish({ error: toAbortError(entry.name) })
      emitter.clear()
      link.destroy()
      transport.destroy()
    },
  }
}

function toAbortError(name: FrameRequestName) {
  return name === 'RPC_REQUEST' ? frameErrors('frame/rpc-aborted') : frameErrors('frame/aborted')
}
