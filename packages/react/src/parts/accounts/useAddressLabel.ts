import { getAddressLabel } from '@portico/controllers'
import { addressLabelsFeature } from '@portico/controllers/internal'
import { useFeatureState } from '../../bindings/useFeatureState.js'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'
import { usePorticoState } from '../../bindings/usePorticoState.js'

/**
 * Follows the name the person gave to an account of the active namespace; `undefined` when there is none.
 *
 * @param address The account.
 */
export function useAddressLabel(address: string): string | undefined {
  const portico = usePorticoInstance()
  const namespace = usePorticoState((state) => state.activeNamespace)
  useFeatureState(addressLabelsFeature)
  return getAddressLabel(portico, { address, namespace })
}
