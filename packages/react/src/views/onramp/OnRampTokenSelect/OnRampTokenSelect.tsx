import { setOnrampToken } from '@portico/controllers'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useErrorText } from '../../../i18n/useErrorText.js'
import { useLocale } from '../../../i18n/useLocale.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { TokenTile } from '../../../parts/catalogue/TokenTile.js'
import { SearchableList } from '../../../parts/searchableList/SearchableList.js'
import { Notice } from '../../../primitives/Notice/Notice.js'
import { Row } from '../../../primitives/Row/Row.js'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.js'
import { leaveChoice } from '../leaveBuy.js'
import { useBuyForm } from '../useBuyForm.js'

/** Lists what can be bought on the network. */
export function OnRampTokenSelect(): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('onramp')
  const locale = useLocale()
  const { form, error } = useBuyForm()
  const errorText = useErrorText(error)
  const { optionsStatus, token: current, tokens } = form
  if (error !== undefined)
    return (
      <Notice tone="negative" title={text.unavailableTitle}>
        {errorText}
      </Notice>
    )
  if (optionsStatus !== 'ready')
    return (
      <div role="status" aria-label={text.loading}>
        <Skeleton shape="lines" count={4} />
      </div>
    )
  if (tokens.length === 0) return <Notice title={text.unavailableTitle}>{text.unavailableText}</Notice>
  return (
    <SearchableList
      items={tokens}
      label={text.tokens}
      searchLabel={text.searchTokens}
      searchFrom={9}
      getKey={({ symbol }) => symbol}
      getName={({ name, symbol, address }) => `${name} ${symbol} ${address ?? ''}`}
      formatFound={(count) => text.found({ count, locale })}
      emptyTitle={text.searchEmptyTitle}
      formatEmpty={(query) => text.searchEmptyText({ query })}
    >
      {(token) => (
        <Row
          // The service that sells it names it, so its picture is that of its symbol.
          start={<TokenTile token={token} isPriced />}
          title={<bdi>{token.name}</bdi>}
          subtitle={<bdi>{token.symbol}</bdi>}
          current={current?.symbol === token.symbol}
          onClick={() => {
            setOnrampToken(portico, { symbol: token.symbol })
            leaveChoice(portico)
          }}
        />
      )}
    </SearchableList>
  )
}
