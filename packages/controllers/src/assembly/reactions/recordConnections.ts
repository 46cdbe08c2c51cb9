import { track } from '../../analytics/track.js'
import { watchConnections } from '../../analytics/watchConnections.js'
import { outcomesPart } from '../../connection/links/outcomesPart.js'
import { getPart } from '../../instance/getPart.js'
import type { Portico } from '../../instance/Portico.js'
import { describeConnect } from './describeConnect.js'

/** Records how connecting and disconnecting went, also if the modal is never opened. */
export function recordConnections(portico: Portico): () => void {
  const outcomes = getPart(portico, outcomesPart)
  const stops = [
    outcomes.on('connected', (outcome) => {
      track(portico, describeConnect(portico, outcome))
      watchConnections(portico)
    }),
    outcomes.on('connectFailed', ({ error }) =>
      track(portico, { event: 'CONNECT_ERROR', properties: { message: error.shortMessage } }),
    ),
    outcomes.on('disconnectFailed', ({ error }) =>
      track(portico, { event: 'DISCONNECT_ERROR', properties: { message: error.shortMessage } }),
    ),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
