import type { ReactElement } from 'react'
import { useLocale } from '../../../i18n/useLocale.js'
import { useMessages } from '../../../i18n/useMessages.js'
import css from './AllWallets.module.css'
import { getEmptyTexts } from './getEmptyTexts.js'
import type { WalletList } from './useWalletList.js'

export type WalletStatusProps = {
  readonly list: WalletList
  readonly search: string
  readonly isCertified: boolean
}

/** Tells screen readers how the list stands; failures are told where they are shown. */
export function WalletStatus({ list: { wallets, hasMore, failed }, ...wanted }: WalletStatusProps): ReactElement {
  const text = useMessages('wallets')
  const locale = useLocale()
  const count = wallets.length
  const empty = getEmptyTexts(text, wanted)
  return (
    <p className={css.status} role="status">
      {hasMore && count === 0 && text.loading}
      {!hasMore && !failed && count === 0 && `${empty.title}. ${empty.text}`}
      {!hasMore && !failed && count > 0 && wanted.search && text.found({ count, locale })}
    </p>
  )
}
