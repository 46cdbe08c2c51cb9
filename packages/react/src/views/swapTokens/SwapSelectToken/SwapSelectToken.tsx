import { goBack, type Portico, type RouteParams, replaceView, setSwapToken } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import { routerPart } from '@portico/controllers/ui'
import { type ReactElement, useState } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useErrorText } from '../../../i18n/useErrorText.js'
import { useLocale } from '../../../i18n/useLocale.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { TokenTile } from '../../../parts/catalogue/TokenTile.js'
import { RetryButton } from '../../../parts/retry/RetryButton.js'
import { SearchableList } from '../../../parts/searchableList/SearchableList.js'
import { useSwapStart } from '../../../parts/swap/useSwapStart.js'
import { Amount } from '../../../primitives/Amount/Amount.js'
import { Notice } from '../../../primitives/Notice/Notice.js'
import { Row } from '../../../primitives/Row/Row.js'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.js'
import { Stack } from '../../../primitives/Stack/Stack.js'
import { Tabs } from '../../../primitives/Tabs/Tabs.js'
import { listSwapTokens, type SwapTokenTab } from './listSwapTokens.js'

/** Lists what can be swapped, to choose one side of the swap. */
export function SwapSelectToken({
  params: { side },
}: {
  readonly params: RouteParams['SwapSelectToken']
}): ReactElement {
  const portico = usePorticoInstance()
  const text = { ...useMessages('transfer'), ...useMessages('tokenList'), ...useMessages('swapTokens') }
  const locale = useLocale()
  const { form, error, restart } = useSwapStart()
  const errorText = useErrorText(error)
  const { tokens, tokensStatus } = form
  const tabs = (['held', 'suggested', 'all'] as const).filter(
    (id) => id === 'all' || listSwapTokens(tokens, id).length > 0,
  )
  const [chosen, setChosen] = useState<SwapTokenTab>()
  const tab = chosen ?? (side === 'to' && tabs.includes('suggested') ? 'suggested' : (tabs[0] ?? 'all'))
  if (error !== undefined)
    return (
      <Notice tone="negative" title={text.unavailableTitle}>
        {errorText}
      </Notice>
    )
  if (tokens.length === 0 && (tokensStatus === 'loading' || tokensStatus === 'idle'))
    return (
      <div role="status" aria-label={text.balanceLoading}>
        <Skeleton shape="lines" count={5} />
      </div>
    )
  const current = side === 'from' ? form.fromToken : form.toToken
  return (
    <Stack>
      {tokensStatus === 'error' && (
        <Notice tone="warning" title={text.tokensFailedTitle} action={<RetryButton onClick={restart} />}>
          {text.tokensFailedText}
        </Notice>
      )}
      {tokens.length === 0 ? (
        <Notice title={text.noTokensTitle}>{text.noTokensText}</Notice>
      ) : (
        <Tabs
          label={text.tokens}
          tabs={tabs.map((id) => ({ id, label: text[id] }))}
          selected={tab}
          onSelect={setChosen}
        >
          <SearchableList
            key={tab}
            items={listSwapTokens(tokens, tab)}
            label={text[tab]}
            searchLabel={text.searchTokens}
            searchFrom={9}
            debounce={tokens.length > 1000 ? 150 : 0}
            getKey={({ address }) => address ?? ''}
            getName={({ name, symbol, address }) => `${name} ${symbol} ${address ?? ''}`}
            formatFound={(count) => text.tokensFound({ count, locale })}
            emptyTitle={text.searchEmptyTitle}
            formatEmpty={(query) => text.searchEmptyText({ query })}
          >
            {(token) => (
              <Row
                start={<TokenTile token={token} isPriced={token.price !== undefined} />}
                title={<bdi>{token.name}</bdi>}
                subtitle={<bdi>{token.symbol}</bdi>}
                end={
                  token.balance !== undefined && (
                    <Amount value={token.balance} decimals={token.decimals} symbol={token.symbol} />
                  )
                }
                current={current?.address === token.address && current !== undefined}
                onClick={() => choose(portico, side, token.address)}
              />
            )}
          </SearchableList>
        </Tabs>
      )}
    </Stack>
  )
}

function choose(portico: Portico, side: RouteParams['SwapSelectToken']['side'], address: string | undefined): void {
  setSwapToken(portico, { side, address })
  const { history } = getPart(portico, routerPart)
  if (history.at(-2)?.name === 'Swap') goBack(portico)
  else replaceView(portico, { view: 'Swap' })
}
