import { proxy } from 'valtio/vanilla'
import { defineFeature } from '../features/defineFeature.js'
import { internals } from '../portico/Portico.js'
import { addressLabelsKey } from './addressLabelsKey.js'

/** Labels of accounts by `labelKey`. */
export type AddressLabels = { labels: Readonly<Record<string, string>> }

/** The names of accounts, a valtio proxy; follows what other tabs change. */
export const addressLabelsFeature = defineFeature<AddressLabels>({
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
    return state
  },
})
