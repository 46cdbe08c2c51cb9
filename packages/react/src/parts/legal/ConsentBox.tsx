import { getInternals, getPart } from '@portico/controllers/internal'
import type { ReactElement } from 'react'
import { usePartState } from '../../bindings/usePartState.js'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'
import { useMessages } from '../../i18n/useMessages.js'
import css from './ConsentBox.module.css'
import { consentPart } from './useConsent.js'

/** The box a user ticks to accept the app's terms. The links to them stand below. */
export function ConsentBox(): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('legal')
  const { accepted } = usePartState(consentPart)
  const { privacyPolicyUrl, termsConditionsUrl } = getInternals(portico).options
  return (
    <label className={css.box}>
      <input
        type="checkbox"
        className={css.input}
        checked={accepted}
        onChange={({ target }) => {
          getPart(portico, consentPart).accepted = target.checked
        }}
      />
      <span>{!termsConditionsUrl ? text.privacy : privacyPolicyUrl ? text.termsAndPrivacy : text.terms}</span>
    </label>
  )
}
