import { type Connection, type ConnectionEvents, type Connector, createEmitter, type PorticoError } from '@portico/core'
import { definePart } from '../../instance/definePart.js'

/** What connections come to, besides what shows in the state. */
export type ConnectionOutcomes = {
  connected: {
    readonly connector: Connector
    readonly connection: Connection
    /** The link that opened the wallet's app, `false` for none. Default: that of the pairing that runs. */
    readonly link?: unknown
  }
  connectFailed: { readonly error: PorticoError }
  disconnectFailed: { readonly error: PorticoError }
  /** A session ended without being ended in the app, in this or another tab. */
  ended: { readonly connection: Connection; readonly reason: Exclude<ConnectionEvents['end']['reason'], 'other-tab'> }
  /** What an earlier visit left is connected again, or known not to be. */
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
