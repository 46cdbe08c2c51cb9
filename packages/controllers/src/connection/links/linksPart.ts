import type { Connection } from '@portico/core'
import { definePart } from '../../instance/definePart.js'

/** Live connections, each with the function that stops following it. */
export const linksPart = definePart({
  key: 'links',
  create: () => new Map<Connection, () => void>(),
  dispose(links) {
    for (const [connection, stop] of links) {
      stop()
      connection.release?.()
    }
  },
})
