import type { MessageGroups } from '../../../i18n/MessageGroups.js'

/** Returns what to say of a list without a wallet. */
export function getEmptyTexts(
  text: MessageGroups['wallets'],
  { search, isCertified }: { readonly search: string; readonly isCertified: boolean },
): { readonly title: string; readonly text: string } {
  if (search) return { title: text.noMatchTitle, text: text.noMatchText({ query: search }) }
  return { title: text.emptyTitle, text: isCertified ? text.emptyCertifiedText : text.emptyText }
}
