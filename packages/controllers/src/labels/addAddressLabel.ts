import { internalErrors, stripControls } from '@portico/core/internal'
import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { addressLabelsPart, storeAddressLabels } from './addressLabelsPart.js'
import { type LabelTarget, labelKey } from './labelKey.js'
import { removeAddressLabel } from './removeAddressLabel.js'

/** Maximum number of characters of an account's name. */
export const maxLabelLength = 25

/** What `addAddressLabel` takes. */
export type AddAddressLabelParameters = LabelTarget & {
  /** Cut off after 25 characters. An empty label removes the name. */
  readonly label: string
}

/**
 * Gives an account a name, which is shown instead of its address and stored on this device.
 *
 * @param portico The instance.
 * @param parameters The account and its name.
 * @throws `internal/account-prop-chain-required` for a namespace that is not the app's
 */
export function addAddressLabel(portico: Portico, { label, ...target }: AddAddressLabelParameters): void {
  const { activeNamespace, namespaces } = portico.getState()
  const namespace = target.namespace ?? activeNamespace
  if (!namespaces[namespace]) throw internalErrors('internal/account-prop-chain-required', { namespace })
  const name = [...stripControls(label).trim()].slice(0, maxLabelLength).join('')
  const { labels } = getPart(portico, addressLabelsPart)
  if (name) storeAddressLabels(portico, { ...labels, [labelKey(portico, target)]: name })
  else removeAddressLabel(portico, target)
}
