import { activeNetworkKey, connectionsKey } from '@portico/core/internal'
import { getInternals } from '../../instance/getInternals.js'
import type { Portico } from '../../instance/Portico.js'

/**
 * Listens for changes by other tabs of the app: over a channel, and by storage events for writes that arrive after the
 * channel's message. The code that follows them is loaded on the first change.
 */
export function listenToTabs(portico: Portico): void {
  if (typeof window === 'undefined') return
  const inner = getInternals(portico)
  const { disposers, logger, store } = inner
  const follow = (message?: unknown) => {
    import('./followTabs.js')
      .then((module) => module.followTabs(portico, message))
      .catch((error: unknown) => logger.warn('following another tab failed', error))
  }
  for (const key of [connectionsKey, activeNetworkKey]) disposers.add(store.subscribe<unknown>(key, () => follow()))
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(`portico:${portico.id}`)
  channel.onmessage = (event) => follow(event.data)
  inner.channel = channel
  disposers.add(() => channel.close())
}
