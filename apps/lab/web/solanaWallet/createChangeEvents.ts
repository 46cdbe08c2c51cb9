import type { StandardEventsChangeProperties } from '@wallet-standard/features'

type Listener = (change: StandardEventsChangeProperties) => void

/** Creates the feature `standard:events` and what emits its event. */
export function createChangeEvents() {
  const listeners = new Set<Listener>()
  return {
    events: {
      version: '1.0.0',
      on(_: 'change', listener: Listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    tell(change: StandardEventsChangeProperties): void {
      for (const listener of [...listeners]) listener(change)
    },
  }
}
