import type { CaipNetworkId } from '@portico/core'
import { getInternals } from '../instance/getInternals.js'
import type { Portico } from '../instance/Portico.js'

/** Makes one of the app's networks the active one of its namespace, and the namespace the active one. */
export function chooseNetwork(portico: Portico, networkId: CaipNetworkId): void {
  const { emitter, stores } = getInternals(portico)
  const { connection, networks } = stores
  const namespace = networkId.slice(0, networkId.indexOf(':'))
  connection.activeNamespace = namespace
  if (networks.active[namespace] === networkId) return
  networks.active[namespace] = networkId
  // While connected the wallet's network counts, whose change emits an event of its own.
  if (connection.namespaces[namespace]?.networkId === undefined)
    emitter.emit('network', { namespace, networkId, supported: true })
}
