import type { Portico } from '../instance/Portico.js'
import { describeView } from './describeView.js'
import { track } from './track.js'

/** Records modal events of an instance: opening, closing, unhandled failures and visited views. Returns the stop. */
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
