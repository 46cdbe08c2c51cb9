import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { addressLabelsPart } from './addressLabelsPart.js'
import { type LabelTarget, labelKey } from './labelKey.js'

/** What `getAddressLabel` takes. */
export type GetAddressLabelParameters = LabelTarget

/** What `getAddressLabel` returns: the name; `undefined` if the account has none. */
export type GetAddressLabelReturnType = string | undefined

/**
 * Returns the name that the user gave to an account, `undefined` if there is none.
 *
 * @param portico The instance.
 * @param target The account.
 */
export function getAddressLabel(portico: Portico, target: GetAddressLabelParameters): GetAddressLabelReturnType {
  const { labels } = getPart(portico, addressLabelsPart)
  const key = labelKey(portico, target)
  return Object.hasOwn(labels, key) ? labels[key] : undefined
}
