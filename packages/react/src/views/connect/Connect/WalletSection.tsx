import { push, type WalletEntry } from '@portico/controllers'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { usePorticoState } from '../../../bindings/usePorticoState.js'
import { useLocale } from '../../../i18n/useLocale.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { Badge } from '../../../primitives/Badge/Badge.js'
import { Row } from '../../../primitives/Row/Row.js'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.js'
import { WalletTile } from '../../../primitives/WalletTile/WalletTile.js'
import { SearchableList } from '../../searchableList/SearchableList.js'
import { useWalletGroups } from '../useWalletGroups.js'
import { NoWallet } from './NoWallet.js'
import type { SectionProps } from './SectionProps.js'

/** The wallets one can connect; a search field joins them when they are many. Wallets that arrive later show up. */
export function WalletSection({ namespace }: SectionProps): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('connect')
  const locale = useLocale()
  const initialized = usePorticoState((state) => state.initialized)
  const groups = useWalletGroups(namespace)
  const rows = groups.flatMap(({ group, wallets }) =>
    wallets.map((wallet) => ({ wallet, isRecent: group === 'recent' })),
  )
  if (rows.length === 0) return initialized ? <NoWallet /> : <Waiting />

  const choose = ({ id, connectors }: WalletEntry) => {
    const connectorId = id
    if (namespace !== undefined) push(portico, { view: 'ConnectingExternal', params: { connectorId, namespace } })
    else if (connectors.length > 1) push(portico, { view: 'ConnectingMultiChain', params: { connectorId } })
    else push(portico, { view: 'ConnectingExternal', params: { connectorId } })
  }
  return (
    <SearchableList
      items={rows}
      label={text.wallets}
      searchLabel={text.search}
      searchFrom={9}
      getKey={({ wallet }) => wallet.id}
      getName={({ wallet }) => wallet.name}
      formatFound={(count) => text.walletsFound({ count, locale })}
      emptyTitle={text.searchEmptyTitle}
      formatEmpty={(query) => text.searchEmptyText({ query })}
    >
      {({ wallet, isRecent }) => (
        <Row
          start={<WalletTile image={wallet.image} name={wallet.name} />}
          title={wallet.name}
          badge={
            isRecent ? <Badge tone="accent">{text.recent}</Badge> : wallet.installed && <Badge>{text.installed}</Badge>
          }
          onClick={() => choose(wallet)}
        />
      )}
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
