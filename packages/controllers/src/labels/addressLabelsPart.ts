import { proxy } from 'valtio/vanilla'
import { definePart } from '../instance/definePart.js'
import { internals } from '../instance/Portico.js'
import type { AddressLabels } from './AddressLabels.js'
import { addressLabelsKey } from './addressLabelsKey.js'
import { showAddressLabels } from './showAddressLabels.js'

/** The names of accounts, a valtio proxy; follows what other tabs change. */
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
