import type { WalletEntry } from '@portico/controllers'
import { getRecentWallets } from '@portico/controllers/ui'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { usePorticoState } from '../../../bindings/usePorticoState.js'
import { useLocale } from '../../../i18n/useLocale.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { chooseWallet } from '../../../parts/catalogue/chooseWallet.js'
import { useWalletGroups } from '../../../parts/catalogue/useWalletGroups.js'
import { SearchableList } from '../../../parts/searchableList/SearchableList.js'
import { Badge } from '../../../primitives/Badge/Badge.js'
import { Icon } from '../../../primitives/Icon/Icon.js'
import { Row } from '../../../primitives/Row/Row.js'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.js'
import { WalletTile } from '../../../primitives/WalletTile/WalletTile.js'
import { NoWallet } from './NoWallet.js'
import type { SectionProps } from './SectionProps.js'
import { useCatalogue } from './useCatalogue.js'

/** The wallets one can connect; a search field joins them when they are many. Wallets that arrive later show up. */
export function WalletSection({ namespace }: SectionProps): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('connect')
  const locale = useLocale()
  const initialized = usePorticoState((state) => state.initialized)
  const groups = useWalletGroups(namespace)
  const { groups: added, hidden, footer } = useCatalogue(namespace)
  const recents = getRecentWallets(portico).map(({ name }) => name)
  let installed = 0

  const toRow = (wallet: WalletEntry, isRecent: boolean) => ({
    key: wallet.id,
    name: wallet.name,
    node: (
      <Row
        start={<WalletTile image={wallet.image} name={wallet.name} />}
        title={wallet.name}
        badge={
          isRecent ? <Badge tone="accent">{text.recent}</Badge> : wallet.installed && <Badge>{text.installed}</Badge>
        }
        end={wallet.type === 'WALLET_CONNECT' ? <Icon name="qr" /> : undefined}
        onClick={() => chooseWallet(portico, wallet, namespace)}
      />
    ),
  })
  const rows = groups.flatMap(({ group, wallets }) => {
    const here = wallets.filter(({ id }) => !hidden.includes(id)).map((wallet) => toRow(wallet, group === 'recent'))
    installed += here.length
    const all = [...here, ...(added[group] ?? []).filter(({ name }) => !here.some((row) => row.name === name))]
    return group === 'recent' ? all.sort((a, b) => recents.indexOf(a.name) - recents.indexOf(b.name)) : all
  })
  if (rows.length === 0) return initialized ? <NoWallet /> : <Waiting />
  return (
    <SearchableList
      items={rows}
      label={text.wallets}
      searchLabel={text.search}
      searchFrom={installed > 8 ? 0 : Number.POSITIVE_INFINITY}
      getKey={({ key }) => key}
      getName={({ name }) => name}
      formatFound={(count) => text.walletsFound({ count, locale })}
      emptyTitle={text.searchEmptyTitle}
      formatEmpty={(query) => text.searchEmptyText({ query })}
      footer={footer}
    >
      {({ node }) => node}
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
