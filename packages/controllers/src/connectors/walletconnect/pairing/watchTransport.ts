import type { Clock, TransportState } from '@portico/core'
import type { SignClientPort } from '../port/SignClientPort.js'
import { isOffline, onNetworkChange } from './whenOnline.js'

export type WatchTransportParameters = {
  readonly client: SignClientPort
  readonly clock: Clock
  readonly onTransport: (state: TransportState) => void
}

/** How long the relay must be unreachable before the user is told, in milliseconds. */
const reportAfterMs = 10_000

/** How long a socket must stay open to count, in milliseconds, because a relay that refuses it accepts it first. */
const settling = 1000

/** Reports whether the relay is reached, each change once. Returns the unsubscribe. */
export function watchTransport({ client, clock, onTransport }: WatchTransportParameters): () => void {
  const { relayer } = client.core
  let state: TransportState | undefined
  let stopTimer: (() => void) | undefined
  let stopSettling: (() => void) | undefined
  const report = (next: TransportState) => {
    if (next === 'open' || next === 'offline') {
      stopTimer?.()
      stopTimer = undefined
    }
    if (next === state) return
    state = next
    onTransport(next)
  }
  const check = () => {
    stopSettling?.()
    stopSettling = undefined
    if (isOffline()) return report('offline')
    if (relayer.connected) {
      if (state === undefined) return report('open')
      stopSettling = clock.setTimeout(() => report('open'), settling)
      return
    }
    if (stopTimer || state === 'trying') return
    stopTimer = clock.setTimeout(() => report('trying'), reportAfterMs)
    report('connecting')
  }
  const stopNetwork = onNetworkChange(check)
  relayer.on('relayer_connect', check)
  relayer.on('relayer_disconnect', check)
  check()
  return () => {
    stopNetwork()
    relayer.off('relayer_connect', check)
    relayer.off('relayer_disconnect', check)
    stopTimer?.()
    stopSettling?.()
  }
}
