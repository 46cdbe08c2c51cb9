import { getAddressLabel } from '@portico/controllers'
import { addressLabelsPart } from '@portico/controllers/ui'
import { usePartState } from '../../bindings/usePartState.js'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'
import { usePorticoState } from '../../bindings/usePorticoState.js'

/**
 * Follows the name the user gave to an account of the active namespace; `undefined` when there is none.
 *
 * @param address The account.
 */
export function useAddressLabel(address: string): string | undefined {
  const portico = usePorticoInstance()
  const namespace = usePorticoState((state) => state.activeNamespace)
  usePartState(addressLabelsPart)
  return getAddressLabel(portico, { address, namespace })
}
