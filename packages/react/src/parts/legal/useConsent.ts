import { definePart, getInternals } from '@portico/controllers/internal'
import { proxy } from 'valtio/vanilla'
import { usePartState } from '../../bindings/usePartState.js'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'

/** Whether the user has accepted the app's terms, a valtio proxy. */
export const consentPart = definePart({ key: 'consent', create: () => proxy({ accepted: false }) })

/**
 * Returns whether the app requires its terms to be accepted before connecting (`legalCheckbox`), and whether they
 * still have to be.
 */
export function useConsent(): { readonly isAsked: boolean; readonly isMissing: boolean } {
  const { features, privacyPolicyUrl, termsConditionsUrl } = getInternals(usePorticoInstance()).options
  const { accepted } = usePartState(consentPart)
  const isAsked = !!features.legalCheckbox && !!(termsConditionsUrl || privacyPolicyUrl)
  return { isAsked, isMissing: isAsked && !accepted }
}
