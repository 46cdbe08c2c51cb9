import type { Clock, PorticoError } from '@portico/core'
import { frameErrors } from '../protocol/frameErrors.js'
import { frameTimeouts } from '../protocol/frameTimeouts.js'
import type { Link } from './createLink.js'

/** A problem that developers and users should know about. It contains no text; the UI provides it. */
export type FrameAlert = {
  readonly code: 'IFRAME_LOAD_FAILED' | 'IFRAME_REQUEST_TIMEOUT'
  readonly cause: PorticoError
  /** What can help: retrying, or checking the wallet's URL, the network and the page's security policy. */
  readonly nextStep: 'retry' | 'check-frame'
}

type WhenReadyParameters = {
  /** Sent as soon as the frame can receive messages, without a time limit. */
  readonly isPatient: boolean
  /** If the frame does not load, this request causes no alert. */
  readonly isBackground: boolean
  readonly onReady: () => void
  readonly onFailure: (error: unknown) => void
}

export type Readiness = {
  /** Calls one of the callbacks once, immediately if possible. Returns the cancel function. */
  whenReady(parameters: WhenReadyParameters): () => void
  isReady(): boolean
  isDestroyed(): boolean
  destroy(): void
}

export type CreateReadinessParameters = {
  readonly link: Link
  readonly clock: Clock
  readonly onAlert: (alert: FrameAlert) => void
  readonly onReady: (version: string | undefined) => void
}

/** Delays requests until the frame is ready: half a second after it can receive messages. */
export function createReadiness(parameters: CreateReadinessParameters): Readiness {
  const { link, clock, onAlert, onReady } = parameters
  const waiting = new Set<WhenReadyParameters>()
  const state = { isReady: false, hasFailed: false, isTold: false, isDestroyed: false, cancelDelay: () => {} }
  const release = () => {
    for (const entry of [...waiting]) {
      // A request that is sent may find the frame gone and end others.
      const isDue = waiting.has(entry) && (state.isReady || (entry.isPatient && link.isOpen()))
      if (isDue && waiting.delete(entry)) entry.onReady()
    }
  }
  const stops = [
    link.on('open', ({ version }) => {
      state.hasFailed = false
      state.isTold = false
      state.cancelDelay = clock.setTimeout(() => {
        state.isReady = true
        onReady(version)
        release()
      }, frameTimeouts.readyDelay)
      release()
    }),
    link.on('lost', () => {
      state.cancelDelay()
      state.isReady = false
    }),
    link.on('failed', () => {
      state.hasFailed = true
    }),
  ]
  const onTooLate = (entry: WhenReadyParameters) => {
    const cause = frameErrors('frame/load-failed')
    waiting.delete(entry)
    state.hasFailed = true
    entry.onFailure(cause)
    if (entry.isBackground) return
    // Requests that wait together fail together, with a single alert.
    if (!state.isTold) onAlert({ code: 'IFRAME_LOAD_FAILED', cause, nextStep: 'check-frame' })
    state.isTold = true
  }
  return {
    whenReady(entry) {
      if (state.isReady || (entry.isPatient && link.isOpen())) {
        entry.onReady()
        return () => {}
      }
      // A page that failed to load does not recover by itself, so a new request reloads it.
      if (state.hasFailed && [...waiting].every(({ isPatient }) => isPatient) && !link.isOpen()) {
        state.hasFailed = false
        state.isTold = false
        link.restart()
      }
      waiting.add(entry)
      const cancel = entry.isPatient
        ? () => {}
        : clock.setTimeout(() => {
            // A sent request waits for its reply, not for readiness.
            if (waiting.has(entry)) onTooLate(entry)
          }, frameTimeouts.ready)
      return () => {
        cancel()
        waiting.delete(entry)
      }
    },
    isReady: () => state.isReady,
    isDestroyed: () => state.isDestroyed,
    destroy() {
      state.isDestroyed = true
      state.cancelDelay()
      waiting.clear()
      for (const stop of stops) stop()
    },
  }
}
