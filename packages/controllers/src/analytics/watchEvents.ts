import { internals, type Portico } from '../portico/Portico.js'
import type { AnalyticsEvent } from './AnalyticsEvents.js'
import { describeConnect } from './describeConnect.js'
import { describeView } from './describeView.js'
import { track } from './track.js'

/**
 * Records what an instance's own events tell: opens and closes, connections, network changes, failures nobody waits for
 * and the views a person goes to. Returns what ends it.
 */
export function watchEvents(portico: Portico): () => void {
  const { lifetime } = portico[internals]
  /** Events of one task by what they are about: one wallet is connected once, however many namespaces it serves. */
  const connects = new Map<string, AnalyticsEvent>()
  const disconnects = new Set<string>()
  const flush = () => {
    for (const event of connects.values()) track(portico, event)
    const [first, second] = disconnects
    if (first) {
      track(portico, { event: 'DISCONNECT_SUCCESS', properties: { namespace: second ? 'all' : first } })
    }
    connects.clear()
    disconnects.clear()
  }
  const flushLater = () => queueMicrotask(() => lifetime.aborted || flush())
  const stops = [
    portico.on('modalOpen', ({ connected }) => track(portico, { event: 'MODAL_OPEN', properties: { connected } })),
    portico.on('modalClose', ({ connected }) => track(portico, { event: 'MODAL_CLOSE', properties: { connected } })),
    portico.on('connect', ({ connectorId, namespace, reconnect }) => {
      if (reconnect || connects.has(connectorId)) return
      connects.set(connectorId, describeConnect(portico, { connectorId, namespace }))
      flushLater()
    }),
    portico.on('disconnect', ({ namespace, reason }) => {
      // The other tab tells of what was done there.
      if (reason === 'other-tab') return
      disconnects.add(namespace)
      flushLater()
    }),
    portico.on('network', ({ network }) => track(portico, { event: 'SWITCH_NETWORK', properties: { network } })),
    portico.on('error', ({ code, shortMessage }) =>
      track(portico, { event: 'INTERNAL_SDK_ERROR', properties: { errorType: code, errorMessage: shortMessage } }),
    ),
    portico.on('view', ({ view }) => {
      const event = describeView(portico, view)
      if (event) track(portico, event)
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
