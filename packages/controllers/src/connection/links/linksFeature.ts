import type { Connection } from '@portico/core'
import { defineFeature } from '../../instance/defineFeature.js'

/** Live connections, each with what ends our listening to it. */
export const linksFeature = defineFeature({
  key: 'links',
  create: () => new Map<Connection, () => void>(),
  dispose(links) {
    for (const [connection, stop] of links) {
      stop()
      connection.release?.()
    }
  },
})
