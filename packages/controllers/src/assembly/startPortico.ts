import { ref } from 'valtio/vanilla'
import { discoverConnectors } from '../connection/discovery/discoverConnectors.js'
import { readSession } from '../connection/restore/readSession.js'
import { listenToTabs } from '../connection/tabs/listenToTabs.js'
import { pendingPairingsKey } from '../connectors/walletconnect/storage/pendingPairingsKey.js'
import { getInternals } from '../instance/getInternals.js'
import { instanceErrors } from '../instance/instanceErrors.js'
import type { Portico } from '../instance/Portico.js'
import { disconnected } from '../instance/state/connectionState.js'
import { createDialog } from './createDialog.js'
import { getLiveIds } from './getLiveIds.js'

/** Starts an instance, see `Portico.start`. */
export function startPortico(portico: Portico): void {
  const { id } = portico
  const inner = getInternals(portico)
  const { disposers, lifetime, logger, options, store, stores } = inner
  if (lifetime.aborted) throw instanceErrors('instance/destroyed', { id })
  const live = getLiveIds()
  if (live.get(id) === portico) return
  if (live.has(id)) throw instanceErrors('instance/duplicate-id', { id })
  live.set(id, portico)
  inner.initial = portico.getState()
  disposers.add(() => live.delete(id))
  createDialog(portico)
  const { connection } = stores
  // Called when code could not be loaded or the app may not be used here, so that nothing waits for a restore.
  const giveUp = (error?: unknown) => {
    if (error) logger.error('start failed', error)
    for (const [name, { status }] of Object.entries(connection.namespaces))
      if (status === 'reconnecting') connection.namespaces[name] = ref(disconnected('failed'))
    connection.initialized = true
  }
  const begin = () => {
    if (lifetime.aborted) return
    // A pending pairing is resumed too, although the state does not show it.
    const stored = readSession(portico) || (options.enableReconnect && !!store.get(pendingPairingsKey))
    connection.initialized = !stored
    discoverConnectors(portico)
    options.siwx?.start?.(inner.context)
    listenToTabs(portico)
    if (stored)
      inner.wake(true).then(() => {
        connection.initialized = true
      }, giveUp)
  }
  // Loaded only on request, because the list of time zones is not part of the first download.
  if (options.restrictTimeZones)
    import('./isRestrictedHere.lazy.js').then((module) => (module.isRestrictedHere() ? giveUp() : begin()), giveUp)
  else begin()
}
