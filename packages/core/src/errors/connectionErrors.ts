import { defineErrors } from './defineErrors.js'

/** Creates errors of domain `connection`. */
export const connectionErrors = defineErrors({
  'connection/aborted': { message: 'The connection attempt was aborted.' },
  'connection/timeout': { message: 'The wallet did not answer in time.' },
  'connection/in-progress': { message: 'Another connection attempt is in progress.' },
  'connection/connector-not-found': {
    message: (p: { connectorId?: string }) => `No connector has the id "${p.connectorId ?? ''}".`,
  },
  'connection/failed': { message: 'The connection failed. The cause says why.' },
  'connection/chunk-failed': {
    message: (p: { connectorId: string }) =>
      `Code that "${p.connectorId}" needs did not load. Try again. Or reload the page.`,
  },
  'connection/disconnect-failed': { message: 'Failed to disconnect' },
})
