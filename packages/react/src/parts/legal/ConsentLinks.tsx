import { getInternals } from '@portico/controllers/internal'
import { toSafeLink } from '@portico/core/internal'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'
import { useMessages } from '../../i18n/useMessages.js'
import { ExternalLink } from '../links/ExternalLink.js'
import css from './Consent.module.css'

/** Links to the terms that the box asks to accept, for views without a legal footer. */
export function ConsentLinks(): ReactElement {
  const { termsConditionsUrl, privacyPolicyUrl } = getInternals(usePorticoInstance()).options
  const text = useMessages('legal')
  const terms = termsConditionsUrl ? toSafeLink(termsConditionsUrl) : undefined
  const privacy = privacyPolicyUrl ? toSafeLink(privacyPolicyUrl) : undefined
  return (
    <p className={css.links}>
      {terms && <ExternalLink href={terms}>{text.termsLink}</ExternalLink>}
      {privacy && <ExternalLink href={privacy}>{text.privacyLink}</ExternalLink>}
    </p>
  )
}
