import type { ChainNamespace } from '@portico/core'
import { subscribe } from 'valtio/vanilla'
import { getInternals } from '../../instance/getInternals.js'
import type { Portico } from '../../instance/Portico.js'

/** Longer than `resume` takes with any connector, for instances that were never started. In milliseconds. */
const resumeTimeoutMs = 60_000

/** Resolves once no earlier connection of the namespace is being restored. */
export function waitForResume(portico: Portico, namespace: ChainNamespace): Promise<void> {
  const { clock, lifetime, stores } = getInternals(portico)
  const isDone = () => lifetime.aborted || stores.connection.namespaces[namespace]?.status !== 'reconnecting'
  if (isDone()) return Promise.resolve()
  return new Promise((resolve) => {
    const finish = () => {
      stopWatching()
      stopTimer()
      lifetime.removeEventListener('abort', finish)
      resolve()
    }
    const stopWatching = subscribe(stores.connection, () => {
      if (isDone()) finish()
    })
    const stopTimer = clock.setTimeout(finish, resumeTimeoutMs)
    lifetime.addEventListener('abort', finish)
  })
}
