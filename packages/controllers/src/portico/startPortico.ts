import { ref } from 'valtio/vanilla'
import { disconnected } from '../connection/disconnected.js'
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
  const inner = getInternals(portico)
  const { disposers, lifetime, logger, options, stores } = inner
  if (lifetime.aborted) throw instanceErrors('instance/destroyed', { id })
  const live = getLiveIds()
  if (live.get(id) === portico) return
  if (live.has(id)) throw instanceErrors('instance/duplicate-id', { id })
  live.set(id, portico)
  inner.initial = portico.getState()
  disposers.add(() => live.delete(id))
  createDialog(portico)
  const { connection } = stores
  // Whatever could not be loaded or may not be used: nothing is left waiting for it.
  const giveUp = (error?: unknown) => {
    if (error) logger.error('start failed', error)
    for (const [name, { status }] of Object.entries(connection.namespaces))
      if (status === 'reconnecting') connection.namespaces[name] = ref(disconnected('failed'))
    connection.initialized = true
  }
  const begin = () => {
    if (lifetime.aborted) return
    const stored = readSession(portico)
    connection.initialized = !stored
    discoverConnectors(portico)
    listenToTabs(portico)
    if (stored)
      import('../connection/reconnect.js')
        .then(({ reconnect }) => reconnect(portico))
        .then(() => {
          connection.initialized = true
        }, giveUp)
  }
  // Loaded only for apps that ask: the list is no part of the first download.
  if (options.restrictTimeZones)
    import('./isRestrictedHere.js').then(({ isRestrictedHere }) => (isRestrictedHere() ? giveUp() : begin()), giveUp)
  else begin()
}
