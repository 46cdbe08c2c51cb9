import type { ReactElement } from 'react'
import type { MessageGroups } from '../../../i18n/MessageGroups.js'
import { useLocale } from '../../../i18n/useLocale.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.js'
import type { WalletList } from './useWalletList.js'

export type WalletStatusProps = {
  readonly list: WalletList
  readonly search: string
  readonly isCertified: boolean
}

/** Announces the state of the list to screen readers. Failures are announced where they are shown. */
export function WalletStatus({ list: { wallets, hasMore, failed }, ...wanted }: WalletStatusProps): ReactElement {
  const text = useMessages('wallets')
  const locale = useLocale()
  const count = wallets.length
  const empty = getEmptyTexts(text, wanted)
  return (
    <VisuallyHidden role="status">
      {hasMore && count === 0 && text.loading}
      {!hasMore && !failed && count === 0 && `${empty.title}. ${empty.text}`}
      {!hasMore && !failed && count > 0 && wanted.search && text.found({ count, locale })}
    </VisuallyHidden>
  )
}

/** Returns what to say of a list without a wallet. */
export function getEmptyTexts(
  text: MessageGroups['wallets'],
  { search, isCertified }: { readonly search: string; readonly isCertified: boolean },
): { readonly title: string; readonly text: string } {
  if (search) return { title: text.noMatchTitle, text: text.noMatchText({ query: search }) }
  return { title: text.emptyTitle, text: isCertified ? text.emptyCertifiedText : text.emptyText }
}
