import { pushView, type RouteParams, track } from '@portico/controllers'
import { readEnvironment } from '@portico/controllers/ui'
import { type ReactElement, useCallback, useEffect, useState } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { usePorticoState } from '../../../bindings/usePorticoState.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { type GridPlace, gridStart } from '../../../parts/catalogue/allWalletsPart.js'
import { useDebounced } from '../../../parts/searchableList/useDebounced.js'
import css from './AllWallets.module.css'
import { ToolButton } from './ToolButton.js'
import { useAllWalletsState } from './useAllWalletsState.js'
import { useKnownWallets } from './useKnownWallets.js'
import { useWalletList } from './useWalletList.js'
import { WalletResults } from './WalletResults.js'
import { WalletSearchField } from './WalletSearchField.js'
import { WalletStatus } from './WalletStatus.js'

/** Debounce of the search, in milliseconds. */
const searchWaitMs = 300

/** Every wallet of the catalogue, to scroll through and to search. */
export function AllWallets({ params: { namespace } }: { readonly params: RouteParams['AllWallets'] }): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('wallets')
  const [isMobile] = useState(() => readEnvironment().isMobile)
  const { state, isReturn, change } = useAllWalletsState()
  const { query, isCertified } = state
  const search = useDebounced(query, searchWaitMs).trim()
  const badge = isCertified ? 'certified' : undefined
  const list = useWalletList({ namespace, isMobile, badge, search })
  const { getMark, choose } = useKnownWallets(namespace)
  const code = usePorticoState(({ connectors }) => connectors.find(({ type }) => type === 'WALLET_CONNECT')?.name)

  useEffect(() => {
    if (search) track(portico, { event: 'SEARCH_WALLET', properties: { badge: badge ?? '', search } })
  }, [portico, search, badge])
  const listKey = `${badge ?? 'all'}/${search}`
  const onPlace = useCallback((place: GridPlace) => change({ listKey, place }), [change, listKey])
  return (
    <div className={css.view}>
      <div className={css.tools}>
        <WalletSearchField value={query} onChange={(value) => change({ query: value })} />
        <ToolButton
          icon="success"
          label={text.certifiedOnly}
          pressed={isCertified}
          onClick={() => change({ isCertified: !isCertified })}
        />
        {code !== undefined && (
          <ToolButton
            icon="qr"
            label={code}
            onClick={() =>
              pushView(portico, { view: 'ConnectingWalletConnect', params: namespace ? { namespace } : {} })
            }
          />
        )}
      </div>
      <WalletStatus list={list} search={search} isCertified={isCertified} />
      <WalletResults
        key={listKey}
        list={list}
        search={search}
        isCertified={isCertified}
        start={state.listKey === listKey ? state.place : gridStart}
        onPlace={onPlace}
        isReturn={isReturn}
        getMark={getMark}
        onChoose={choose}
      />
    </div>
  )
}
