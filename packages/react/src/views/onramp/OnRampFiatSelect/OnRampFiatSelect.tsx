import { setOnrampCurrency } from '@portico/controllers'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useErrorText } from '../../../i18n/useErrorText.js'
import { useLocale } from '../../../i18n/useLocale.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { SearchableList } from '../../../parts/searchableList/SearchableList.js'
import { Notice } from '../../../primitives/Notice/Notice.js'
import { Row } from '../../../primitives/Row/Row.js'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.js'
import { CurrencyTile } from '../CurrencyTile.js'
import { leaveChoice } from '../leaveBuy.js'
import { useBuyForm } from '../useBuyForm.js'
import { nameCurrency } from './nameCurrency.js'

/** Lists the currencies to pay with. */
export function OnRampFiatSelect(): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('onramp')
  const locale = useLocale()
  const { form, error } = useBuyForm()
  const errorText = useErrorText(error)
  const { currencies, currency: current, optionsStatus } = form
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
  if (currencies.length === 0) return <Notice title={text.unavailableTitle}>{text.unavailableText}</Notice>
  return (
    <SearchableList
      items={currencies}
      label={text.currencies}
      searchLabel={text.searchCurrencies}
      searchFrom={9}
      getKey={({ id }) => id}
      getName={({ id }) => `${nameCurrency(locale, id)} ${id}`}
      formatFound={(count) => text.found({ count, locale })}
      emptyTitle={text.searchEmptyTitle}
      formatEmpty={(query) => text.searchEmptyText({ query })}
    >
      {({ id }) => (
        <Row
          start={<CurrencyTile id={id} />}
          title={nameCurrency(locale, id)}
          subtitle={<bdi>{id}</bdi>}
          current={current?.id === id}
          onClick={() => {
            setOnrampCurrency(portico, { currencyId: id })
            leaveChoice(portico)
          }}
        />
      )}
    </SearchableList>
  )
}
