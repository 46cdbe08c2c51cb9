import { internalErrors, stripControls } from '@portico/core/internal'
import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { addressLabelsPart, storeAddressLabels } from './addressLabelsPart.js'
import { type LabelTarget, labelKey } from './labelKey.js'
import { removeAddressLabel } from './removeAddressLabel.js'

/** How many characters a name of an account has at most. */
export const maxLabelLength = 25

/** What `addAddressLabel` takes. */
export type AddAddressLabelParameters = LabelTarget & {
  /** At most 25 characters are kept; an empty one removes the label. */
  readonly label: string
}

/**
 * Gives an account a name, which is shown in place of its address and kept on this device.
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
