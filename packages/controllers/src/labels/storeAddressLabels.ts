import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import { addressLabelsKey } from './addressLabelsKey.js'
import { addressLabelsPart } from './addressLabelsPart.js'

/** Keeps the names of accounts here and in the storage; without any, the storage forgets that there were some. */
export function storeAddressLabels(portico: Portico, labels: Readonly<Record<string, string>>): void {
  const { store } = portico[internals]
  getPart(portico, addressLabelsPart).labels = labels
  if (Object.keys(labels).length > 0) store.set(addressLabelsKey, labels)
  else store.remove(addressLabelsKey)
}
