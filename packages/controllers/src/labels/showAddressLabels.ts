import { subscribe } from 'valtio/vanilla'
import { setAccountDetails } from '../connection/state/setAccountDetails.js'
import { getInternals } from '../instance/getInternals.js'
import type { Portico } from '../instance/Portico.js'
import type { AddressLabels } from './AddressLabels.js'
import { labelKey } from './labelKey.js'

/** Keeps the names of connected accounts in the state of their namespaces. Returns the stop. */
export function showAddressLabels(portico: Portico, state: AddressLabels): () => void {
  const { connection } = getInternals(portico).stores
  const show = () => {
    for (const [namespace, { accounts }] of Object.entries(connection.namespaces)) {
      const labels = accounts.flatMap(({ address }): [string, string][] => {
        const label = state.labels[labelKey(portico, { address, namespace })]
        return label === undefined ? [] : [[address, label]]
      })
      setAccountDetails(portico, namespace, {
        addressLabels: labels.length > 0 ? Object.fromEntries(labels) : undefined,
      })
    }
  }
  show()
  // At once: whoever is told of a connection may ask for its account.
  const stops = [connection, state].map((source) => subscribe(source, show, true))
  return () => {
    for (const stop of stops) stop()
  }
}
