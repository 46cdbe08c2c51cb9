import { getWalletFeatures, type Portico } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'
import { offersNames, usesBlockchainApi } from '@portico/controllers/ui'
import type { GroupName } from '../ViewDefinition.js'

/**
 * Returns whether Account offers what the views of a group are for, and so leads to it.
 *
 * @param portico The instance.
 * @param name One of the groups that Account can lead to.
 */
export function offersGroup(portico: Portico, name: GroupName): boolean {
  if (name === 'names') return offersNames(portico)
  if (name === 'pay')
    return (
      getInternals(portico).options.features.pay === true &&
      usesBlockchainApi(portico) &&
      ['eip155', 'solana'].includes(portico.getState().activeNamespace)
    )
  const feature = name === 'swap' ? 'swaps' : name
  if (feature !== 'swaps' && feature !== 'onramp' && feature !== 'send' && feature !== 'receive') return true
  return getWalletFeatures(portico).includes(feature)
}
