import type { Portico } from '../instance/Portico.js'
import { describeView } from './describeView.js'
import { track } from './track.js'

/**
 * Records what an instance's own events tell of the modal: opens and closes, failures nobody waits for and the views a
 * person goes to. Returns what ends it.
 */
export function watchEvents(portico: Portico): () => void {
  const stops = [
    portico.on('modalOpen', ({ connected }) => track(portico, { event: 'MODAL_OPEN', properties: { connected } })),
    portico.on('modalClose', ({ connected }) => track(portico, { event: 'MODAL_CLOSE', properties: { connected } })),
    portico.on('error', ({ code, shortMessage }) =>
      track(portico, { event: 'INTERNAL_SDK_ERROR', properties: { errorType: code, errorMessage: shortMessage } }),
    ),
    portico.on('view', ({ view }) => {
      const event = describeView(portico, view)
      if (event) track(portico, event)
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
