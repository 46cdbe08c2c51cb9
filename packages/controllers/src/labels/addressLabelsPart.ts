import { proxy, subscribe } from 'valtio/vanilla'
import { setAccountDetails } from '../connection/state/setAccountDetails.js'
import { definePart } from '../instance/definePart.js'
import { getInternals } from '../instance/getInternals.js'
import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import { addressLabelsKey } from './addressLabelsKey.js'
import { labelKey } from './labelKey.js'

/** Labels of accounts by `labelKey`. */
export type AddressLabels = { labels: Readonly<Record<string, string>> }

/** The names of accounts, a valtio proxy. Follows changes by other tabs. */
export const addressLabelsPart = definePart<AddressLabels>({
  key: 'addressLabels',
  create(portico) {
    const { disposers, store } = portico[internals]
    const read = () => store.get(addressLabelsKey) ?? {}
    const state = proxy<AddressLabels>({ labels: read() })
    disposers.add(
      store.subscribe(addressLabelsKey, () => {
        state.labels = read()
      }),
    )
    disposers.add(showAddressLabels(portico, state))
    return state
  },
})

/** Keeps the names of connected accounts in the state of their namespaces. Returns the unsubscribe. */
function showAddressLabels(portico: Portico, state: AddressLabels): () => void {
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
  // Synchronously, because listeners of a new connection may read its account at once.
  const stops = [connection, state].map((source) => subscribe(source, show, true))
  return () => {
    for (const stop of stops) stop()
  }
}

/** Sets the names of accounts here and in the storage. Removes the stored entry if there are none. */
export function storeAddressLabels(portico: Portico, labels: Readonly<Record<string, string>>): void {
  const { store } = portico[internals]
  getPart(portico, addressLabelsPart).labels = labels
  if (Object.keys(labels).length > 0) store.set(addressLabelsKey, labels)
  else store.remove(addressLabelsKey)
}
