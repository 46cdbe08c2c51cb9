import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import { analyticsPart } from './analyticsPart.js'
import { track } from './track.js'

/**
 * Records, from the first call on, that connections end and change their network. `connect` calls it, for an app may
 * connect long before it opens the modal.
 */
export function watchConnections(portico: Portico): void {
  const { lifetime } = portico[internals]
  if (lifetime.aborted) return
  const analytics = getPart(portico, analyticsPart)
  if (analytics.phase === 'off' || analytics.watching) return
  analytics.watching = true
  /** Namespaces of one task: one wallet is disconnected once, however many of them it serves. */
  const disconnects = new Set<string>()
  const flush = () => {
    const [first, second] = disconnects
    disconnects.clear()
    if (first && !lifetime.aborted)
      track(portico, { event: 'DISCONNECT_SUCCESS', properties: { namespace: second ? 'all' : first } })
  }
  analytics.stops.push(
    portico.on('disconnect', ({ namespace, reason }) => {
      // The other tab tells of what was done there.
      if (reason === 'other-tab') return
      disconnects.add(namespace)
      queueMicrotask(flush)
    }),
    portico.on('network', ({ network }) => track(portico, { event: 'SWITCH_NETWORK', properties: { network } })),
  )
}
