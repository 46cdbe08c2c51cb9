import { getRecentWallets, listWalletRows } from '@portico/controllers/ui'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { usePorticoState } from '../../../bindings/usePorticoState.js'
import { useLocale } from '../../../i18n/useLocale.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { useWalletGroups } from '../../../parts/catalogue/useWalletGroups.js'
import { SearchableList } from '../../../parts/searchableList/SearchableList.js'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.js'
import { ConnectRow } from './ConnectRow.js'
import { NoWallet } from './NoWallet.js'
import type { SectionProps } from './SectionProps.js'
import { useCatalogue } from './useCatalogue.js'

/** The wallets the user can connect, with a search field if there are many. Wallets announced later appear. */
export function WalletSection({ namespace }: SectionProps): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('connect')
  const locale = useLocale()
  const initialized = usePorticoState((state) => state.initialized)
  const groups = useWalletGroups(namespace)
  const { later, allWallets, ...catalogue } = useCatalogue(namespace)
  const rows = listWalletRows({ groups, recents: getRecentWallets(portico), ...catalogue })
  if (rows.length === 0) return initialized ? <NoWallet /> : <Waiting />
  const isLong = rows.filter(({ kind }) => kind === 'connector').length > 8
  return (
    <SearchableList
      items={rows}
      label={text.wallets}
      searchLabel={text.search}
      searchFrom={isLong ? 0 : Number.POSITIVE_INFINITY}
      getKey={({ kind, group, id }) => `${kind}/${group}/${id}`}
      getName={({ wallet }) => wallet?.name ?? ''}
      formatFound={(count) => text.walletsFound({ count, locale })}
      emptyTitle={text.searchEmptyTitle}
      formatEmpty={(query) => text.searchEmptyText({ query })}
      footer={
        allWallets === 'reserved' ? (
          <Skeleton />
        ) : (
          allWallets && later && <later.AllWalletsLink {...allWallets} namespace={namespace} />
        )
      }
    >
      {(row) => <ConnectRow row={row} namespace={namespace} later={later} />}
    </SearchableList>
  )
}

function Waiting(): ReactElement {
  return (
    <div>
      <Skeleton count={4} />
    </div>
  )
}
