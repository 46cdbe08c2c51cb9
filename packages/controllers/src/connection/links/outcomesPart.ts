import { type Connection, type ConnectionEvents, type Connector, createEmitter, type PorticoError } from '@portico/core'
import { definePart } from '../../instance/definePart.js'

/** Outcomes of connections, beyond what the state shows. */
export type ConnectionOutcomes = {
  connected: {
    readonly connector: Connector
    readonly connection: Connection
    /** The link that opened the wallet's app, `false` for none. Default: the link of the current pairing. */
    readonly link?: unknown
  }
  connectFailed: { readonly error: PorticoError }
  disconnectFailed: { readonly error: PorticoError }
  /** A session ended that the app, in this or another tab, did not end. */
  ended: { readonly connection: Connection; readonly reason: Exclude<ConnectionEvents['end']['reason'], 'other-tab'> }
  /** Restoring has finished: earlier connections are connected again, or known to be gone. */
  resumed: undefined
}

/**
 * Events about the outcome of connections. Analytics and views subscribe, so that connecting does not depend on their
 * code.
 */
export const outcomesPart = definePart({
  key: 'outcomes',
  create: () => createEmitter<ConnectionOutcomes>(),
  dispose: (outcomes) => outcomes.clear(),
})
