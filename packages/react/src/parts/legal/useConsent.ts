import { getInternals } from '@portico/controllers/internal'
import { usePartState } from '../../bindings/usePartState.js'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'
import { consentPart } from './consentPart.js'

/** Says whether the app wants its terms accepted before a connect (`legalCheckbox`), and whether they still are to be. */
export function useConsent(): { readonly isAsked: boolean; readonly isMissing: boolean } {
  const { features, privacyPolicyUrl, termsConditionsUrl } = getInternals(usePorticoInstance()).options
  const { accepted } = usePartState(consentPart)
  const isAsked = !!features.legalCheckbox && !!(termsConditionsUrl || privacyPolicyUrl)
  return { isAsked, isMissing: isAsked && !accepted }
}
