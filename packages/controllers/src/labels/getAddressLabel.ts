import { getFeature } from '../instance/getFeature.js'
import type { Portico } from '../instance/Portico.js'
import { addressLabelsFeature } from './addressLabelsFeature.js'
import { type LabelTarget, labelKey } from './labelKey.js'

/**
 * Returns the name the person gave to an account, `undefined` when there is none.
 *
 * @param portico The instance.
 * @param target The account.
 */
export function getAddressLabel(portico: Portico, target: LabelTarget): string | undefined {
  const { labels } = getFeature(portico, addressLabelsFeature)
  const key = labelKey(portico, target)
  return Object.hasOwn(labels, key) ? labels[key] : undefined
}
