import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { addressLabelsPart, storeAddressLabels } from './addressLabelsPart.js'
import { type LabelTarget, labelKey } from './labelKey.js'

/**
 * Removes an account's name.
 *
 * @param portico The instance.
 * @param target The account.
 */
export function removeAddressLabel(portico: Portico, target: LabelTarget): void {
  const key = labelKey(portico, target)
  const { [key]: removed, ...left } = getPart(portico, addressLabelsPart).labels
  if (removed !== undefined) storeAddressLabels(portico, left)
}
