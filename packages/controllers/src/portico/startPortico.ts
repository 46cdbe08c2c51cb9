import { discoverConnectors } from '../connection/discoverConnectors.js'
import { readSession } from '../connection/readSession.js'
import { listenToTabs } from '../reactions/listenToTabs.js'
import { createDialog } from './createDialog.js'
import { getInternals } from './getInternals.js'
import { getLiveIds } from './getLiveIds.js'
import { instanceErrors } from './instanceErrors.js'
import type { Portico } from './Portico.js'

/** Wakes an instance, see `Portico.start`. */
export function startPortico(portico: Portico): void {
  const { id } = portico
  const { disposers, lifetime, logger, options, stores } = getInternals(portico)
  if (lifetime.aborted) throw instanceErrors('instance/destroyed', { id })
  const live = getLiveIds()
  if (live.get(id) === portico) return
  if (live.has(id)) throw instanceErrors('instance/duplicate-id', { id })
  live.set(id, portico)
  disposers.add(() => live.delete(id))
  createDialog(portico)
  const begin = () => {
    if (lifetime.aborted) return
    const stored = readSession(portico)
    discoverConnectors(portico)
    listenToTabs(portico)
    if (!stored) {
      stores.connection.initialized = true
      return
    }
    import('../connection/reconnect.js')
      .then(({ reconnect }) => reconnect(portico))
      .catch((error: unknown) => logger.error('reconnect failed', error))
      .finally(() => {
        stores.connection.initialized = true
      })
  }
  if (!options.restrictTimeZones) {
    begin()
    return
  }
  // Loaded only for apps that ask: the list is no part of the first download.
  import('./isRestrictedHere.js').then(
    ({ isRestrictedHere }) => {
      if (isRestrictedHere()) stores.connection.initialized = true
      else begin()
    },
    (error: unknown) => logger.error('time zone check failed', error),
  )
}
