import { getInternals } from '../instance/getInternals.js'
import type { Portico } from '../instance/Portico.js'
import { closeModal } from '../navigation/modal/closeModal.js'

/** Ends an instance, see `Portico.destroy`. Cleanups run in reverse order, and pending work is aborted. */
export function destroyPortico(portico: Portico, lifetime: AbortController): void {
  if (lifetime.signal.aborted) return
  const { disposers, emitter, parts, logger, connections, connectors } = getInternals(portico)
  lifetime.abort()
  const disposals = [...parts.values()].map((part) => part.dispose)
  for (const dispose of [...disposers, ...disposals].reverse()) {
    try {
      dispose?.()
    } catch (error) {
      logger.error('destroy failed', error)
    }
  }
  closeModal(portico, { reason: 'destroyed', force: true })
  for (const part of [disposers, parts, connections, connectors]) part.clear()
  emitter.clear()
}
