import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { addressLabelsPart, storeAddressLabels } from './addressLabelsPart.js'
import { type LabelTarget, labelKey } from './labelKey.js'

/** What `removeAddressLabel` takes. */
export type RemoveAddressLabelParameters = LabelTarget

/**
 * Removes an account's name.
 *
 * @param portico The instance.
 * @param target The account.
 */
export function removeAddressLabel(portico: Portico, target: RemoveAddressLabelParameters): void {
  const key = labelKey(portico, target)
  const { [key]: removed, ...left } = getPart(portico, addressLabelsPart).labels
  if (removed !== undefined) storeAddressLabels(portico, left)
}
