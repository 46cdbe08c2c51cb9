import { toSafeLink } from '@portico/core/internal'
import { linkErrors } from './linkErrors.js'

/** Schemes that open other parts of a phone than a wallet's app. */
const systemSchemes =
  /^(intent|android-app|market|itms[a-z-]*|ms-[a-z-]+|shortcuts|tel|sms|mms|mailto|facetime[a-z-]*):/i

/**
 * Normalises a wallet's link so that a path can be appended: with a scheme and `://`, ending in a slash. Links that end
 * in `uri=` are unchanged, because the pairing is appended to them directly.
 *
 * @throws `link/not-allowed` for links that are not safe to open
 */
export function toAppLink(link: string): string {
  const text = link.trim()
  const refused = linkErrors('link/not-allowed', { link: text })
  if (systemSchemes.test(text) || (/^[a-z][a-z\d+.-]*:/i.test(text) && !toSafeLink(text, 'app'))) throw refused
  const href = toSafeLink(text.includes('://') ? text : `${text.replace(/[/:]/g, '')}://`, 'app')
  if (!href) throw refused
  return /(\/|[?&]uri=)$/.test(href) ? href : `${href}/`
}
