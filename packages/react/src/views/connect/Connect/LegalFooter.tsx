import { getInternals } from '@portico/controllers/internal'
import { toSafeLink } from '@portico/core/internal'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { Text } from '../../../primitives/Text/Text.js'
import css from './Connect.module.css'

// Placeholders for the links in the translated sentence, in whichever order the language has them. Private use
// characters: no translation holds them, and the pseudo-locale leaves them alone.
const termsMark = '\uE000'
const privacyMark = '\uE001'

/** Names the terms the user accepts by connecting. Renders nothing if the app has set no link. */
export function LegalFooter(): ReactElement | null {
  const { termsConditionsUrl, privacyPolicyUrl } = getInternals(usePorticoInstance()).options
  const text = useMessages('connect')
  const terms = termsConditionsUrl ? toSafeLink(termsConditionsUrl) : undefined
  const privacy = privacyPolicyUrl ? toSafeLink(privacyPolicyUrl) : undefined
  if (terms === undefined && privacy === undefined) return null

  const marks = { terms: termsMark, privacy: privacyMark }
  const sentence =
    privacy === undefined
      ? text.termsOnly(marks)
      : terms === undefined
        ? text.privacyOnly(marks)
        : text.termsAndPrivacy(marks)
  const links: Readonly<Record<string, { href: string | undefined; label: string }>> = {
    [termsMark]: { href: terms, label: text.terms },
    [privacyMark]: { href: privacy, label: text.privacy },
  }
  return (
    <Text variant="caption" align="center" className={css.legal}>
      {sentence.split(/(\uE000|\uE001)/).map((part) => {
        const link = links[part]
        return link === undefined ? (
          part
        ) : (
          <a key={part} href={link.href} target="_blank" rel="noopener noreferrer">
            {link.label}
          </a>
        )
      })}
    </Text>
  )
}
