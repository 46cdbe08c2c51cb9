import type { CaipNetworkId } from '@portico/core'
import { getInternals } from '../instance/getInternals.js'
import type { Portico } from '../instance/Portico.js'

/** Makes one of the app's networks the active one of its namespace, and the namespace the active one. */
export function chooseNetwork(portico: Portico, network: CaipNetworkId): void {
  const { emitter, stores } = getInternals(portico)
  const { connection, networks } = stores
  const namespace = network.slice(0, network.indexOf(':'))
  connection.activeNamespace = namespace
  if (networks.active[namespace] === network) return
  networks.active[namespace] = network
  // While connected the wallet's network counts, whose change emits an event of its own.
  if (connection.namespaces[namespace]?.network === undefined)
    emitter.emit('network', { namespace, network, supported: true })
}
