import { supportsFeature } from '@portico/controllers'
import { definePart, getInternals, getPart } from '@portico/controllers/internal'
import { mayListNfts, queryClientPart, servedQueryOptions } from '@portico/controllers/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useLocale } from '../../../i18n/useLocale.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { useActiveAccount } from '../../../parts/accounts/useActiveAccount.js'
import { Tabs } from '../../../primitives/Tabs/Tabs.js'
import { Text } from '../../../primitives/Text/Text.js'
import css from './Account.module.css'
import { LaterTab } from './LaterTab.js'
import { TokenList } from './TokenList.js'
import { useBalanceToast } from './useBalanceToast.js'
import { usePortfolioQuery } from './usePortfolioQuery.js'

type AccountTab = 'tokens' | 'nfts' | 'activity'

const laterTabs = {
  nfts: () => import('./NftPanel.js').then(({ NftPanel }) => NftPanel),
  activity: () => import('./ActivityPanel.js').then(({ ActivityPanel }) => ActivityPanel),
}

/** The tab that was last chosen, so that the way back from a transaction leads to it. */
const chosenTabPart = definePart<{ tab: AccountTab }>({ key: 'accountTab', create: () => ({ tab: 'tokens' }) })

/** What the account holds and what it did, as far as somebody can tell. */
export function AccountTabs(): ReactElement | null {
  const portico = usePorticoInstance()
  const text = useMessages('account')
  const locale = useLocale()
  const { namespace, definition } = useActiveAccount()
  const portfolio = usePortfolioQuery()
  useBalanceToast(portfolio.failed || portfolio.isUnserved)
  const last = getPart(portico, chosenTabPart)
  const [chosen, setChosen] = useState(last.tab)
  const [isNew, setNew] = useState(false)
  const choose = (tab: AccountTab) => {
    last.tab = tab
    setNew(true)
    setChosen(tab)
  }
  const mayHaveNfts = definition !== undefined && mayListNfts(portico, namespace)
  // The portfolio may come from the wallet, which does not tell whether the data service supports the network.
  const served = useQuery(
    { ...servedQueryOptions(portico, definition?.caipNetworkId), enabled: mayHaveNfts },
    getPart(portico, queryClientPart),
  )
  // Likely so until it is known.
  const hasNfts = mayHaveNfts && (served.data ?? portfolio.data?.isServed) !== false
  const { history = true } = getInternals(portico).options.features
  const hasActivity =
    history && definition !== undefined && supportsFeature(portico, { namespace, feature: 'activity' })
  const tabs = [
    ...(portfolio.isListed ? [{ id: 'tokens', label: text.tokens } as const] : []),
    ...(hasNfts ? [{ id: 'nfts', label: text.nfts } as const] : []),
    ...(hasActivity ? [{ id: 'activity', label: text.activity } as const] : []),
  ]
  const section = useRef<HTMLElement>(null)
  const isShown = tabs.length > 0
  useEffect(() => {
    if (!isShown) return
    const ending = new AbortController()
    import('./keepScroll.lazy.js').then(
      ({ keepScroll }) => section.current && keepScroll(portico, section.current, ending.signal),
      // Without it the lists begin at their start.
      () => {},
    )
    return () => ending.abort()
  }, [portico, isShown])
  const [first] = tabs
  if (!first) return null
  const selected = tabs.find(({ id }) => id === chosen) ?? first
  return (
    <section ref={section} className={css.section}>
      {tabs.length === 1 && (
        <Text as="h2" variant="label" tone="secondary" className={css.heading}>
          {first.label}
        </Text>
      )}
      <Tabs label={text.tabs} tabs={tabs} selected={selected.id} onSelect={choose}>
        {selected.id === 'tokens' ? (
          <TokenList {...portfolio} />
        ) : (
          <LaterTab key={`${selected.id} ${locale}`} load={laterTabs[selected.id]} isNew={isNew} />
        )}
      </Tabs>
    </section>
  )
}
