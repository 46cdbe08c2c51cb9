import { type Clock, createEmitter, type Emitter, type Logger } from '@portico/core'
import { frameErrors } from '../protocol/frameErrors.js'
import type { FrameSocial } from '../protocol/socialRequests.js'
import { createDropCounter, type DropReason } from './createDropCounter.js'
import { createLink } from './createLink.js'
import { createReadiness, type FrameAlert } from './createReadiness.js'
import { createSendRequest, type SendRequest } from './createSendRequest.js'
import type { OpenedSession } from './createSession.js'
import type { FrameTransport } from './FrameTransport.js'
import { handleEnvelope } from './handleEnvelope.js'
import { type PendingRequest, toAbortError } from './PendingRequest.js'

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
  readonly send: SendRequest
  on: Emitter<MessengerEvents>['on']
  isReady(): boolean
  /** Whether the frame keeps its login over a reload; `true` until it says otherwise. */
  keepsLogin(): boolean
  /** Whether the current document of the frame takes a message to sign in the request that connects. */
  signsIn(): boolean
  /** Social accounts that the current document of the frame offers; `undefined` until it says so. */
  socials(): readonly FrameSocial[] | undefined
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

// A request has one reply; a few more messages with its id are tolerated.
const maxMessages = 10

export function createMessenger(parameters: CreateMessengerParameters): Messenger {
  const { transport, clock, logger, maxBytes, unaskedPerSecond } = parameters
  const emitter = createEmitter<MessengerEvents>({
    onError: (error) => logger.error('frame listener failed', { error }),
  })
  const drops = createDropCounter()
  const state: { opened: Omit<OpenedSession, 'version'> } = {
    opened: { keepsLogin: true, signsIn: false, socials: undefined },
  }
  const pending = new Map<string, PendingRequest>()
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
  const onAlert = (alert: FrameAlert) => emitter.emit('alert', alert)
  const link = createLink({ transport, clock, mayAnswer, onDrop, maxBytes, unaskedPerSecond })
  const readiness = createReadiness({
    link,
    clock,
    onAlert,
    onReady: (version) => emitter.emit('ready', { version }),
  })
  /** Ends all requests of a dead frame. Alerts only if anybody waits for it. */
  const endAll = (code: 'frame/not-set' | 'frame/dependency-failed') => {
    const cause = frameErrors(code)
    const entries = [...pending.values()]
    if (entries.some(({ isUnattended }) => !isUnattended()))
      onAlert({ code: 'IFRAME_LOAD_FAILED', cause, nextStep: 'check-frame' })
    for (const { finish, isPosted } of entries)
      finish({ error: isPosted() ? frameErrors(code, { wasPosted: true }) : cause })
  }

  const stops = [
    link.on('envelope', (envelope) =>
      handleEnvelope(envelope, {
        pending,
        onToken: (token) => emitter.emit('token', token),
        onSent: (sent) => emitter.emit('sent', sent),
        onDrop,
      }),
    ),
    link.on('open', (opened) => {
      // Without a port the frame could not say that the user has approved.
      state.opened = { ...opened, signsIn: opened.signsIn && link.hasPort() }
    }),
    link.on('lost', (reason) => {
      if (reason === 'gone') endAll('frame/not-set')
      // Requests that were not sent yet go to the next document.
      for (const entry of [...pending.values()].filter(({ isPosted }) => isPosted()))
        entry.finish({ error: frameErrors('frame/reloaded', { name: entry.name }) })
    }),
    link.on('failed', () => endAll('frame/dependency-failed')),
  ]

  return {
    send: createSendRequest({
      ...{ transport, clock, logger, maxBytes, link, readiness, pending, onAlert },
      takesCalledOff: () => state.opened.socials !== undefined,
    }),
    on: emitter.on,
    isReady: readiness.isReady,
    keepsLogin: () => state.opened.keepsLogin,
    signsIn: () => state.opened.signsIn,
    socials: () => state.opened.socials,
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
