import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import { analyticsPart } from './analyticsPart.js'
import { track } from './track.js'

/**
 * Records disconnects and changes of network from the first call on. `connect` calls it, because an app may connect
 * long before it opens the modal.
 */
export function watchConnections(portico: Portico): void {
  const { lifetime } = portico[internals]
  if (lifetime.aborted) return
  const analytics = getPart(portico, analyticsPart)
  if (analytics.phase === 'off' || analytics.watching) return
  analytics.watching = true
  /** Namespaces that ended in the same task. A wallet that served several of them was disconnected once. */
  const disconnects = new Set<string>()
  const flush = () => {
    const [first, second] = disconnects
    disconnects.clear()
    if (first && !lifetime.aborted)
      track(portico, { event: 'DISCONNECT_SUCCESS', properties: { namespace: second ? 'all' : first } })
  }
  analytics.stops.push(
    portico.on('disconnect', ({ namespace, reason }) => {
      // The other tab reports what was done there.
      if (reason === 'other-tab') return
      disconnects.add(namespace)
      queueMicrotask(flush)
    }),
    portico.on('network', ({ networkId }) =>
      track(portico, { event: 'SWITCH_NETWORK', properties: { network: networkId } }),
    ),
  )
}
