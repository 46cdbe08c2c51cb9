import { getInternals } from '../instance/getInternals.js'
import type { Portico } from '../instance/Portico.js'
import { close } from '../navigation/modal/close.js'

/** Ends an instance, see `Portico.destroy`: what was made last ends first, and everything that waits is aborted. */
export function destroyPortico(portico: Portico, lifetime: AbortController): void {
  if (lifetime.signal.aborted) return
  const { disposers, emitter, features, logger, connections, connectors } = getInternals(portico)
  lifetime.abort()
  const parts = [...features.values()].map((part) => part.dispose)
  for (const dispose of [...disposers, ...parts].reverse()) {
    try {
      dispose?.()
    } catch (error) {
      logger.error('destroy failed in part', error)
    }
  }
  close(portico, { reason: 'destroyed', force: true })
  for (const part of [disposers, features, connections, connectors]) part.clear()
  emitter.clear()
}
