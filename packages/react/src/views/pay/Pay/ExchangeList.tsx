import { choosePayExchange, getPayProblem, type PayState, refreshExchanges } from '@portico/controllers'
import type { ReactElement } from 'react'
import type { Snapshot } from 'valtio/vanilla'
import { useCommand } from '../../../bindings/useCommand.js'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useRetryOnline } from '../../../bindings/useRetryOnline.js'
import { useErrorText } from '../../../i18n/useErrorText.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { ExchangeTile } from '../../../parts/pay/ExchangeTile.js'
import { RetryButton } from '../../../parts/retry/RetryButton.js'
import { Notice } from '../../../primitives/Notice/Notice.js'
import { Row } from '../../../primitives/Row/Row.js'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.js'
import { Text } from '../../../primitives/Text/Text.js'
import css from './Pay.module.css'

/** The exchanges that pay the amount. Choosing one leads to its progress. */
export function ExchangeList({ form }: { readonly form: Snapshot<PayState> }): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('pay')
  const { run } = useCommand(choosePayExchange)
  const { exchanges, exchangesError, exchangesStatus, isFixed } = form
  const isFailed = exchangesStatus === 'error'
  const refresh = () => void refreshExchanges(portico)
  const isOffline = useRetryOnline(isFailed, refresh)
  const errorText = useErrorText(exchangesError)
  const problem = getPayProblem(form)
  const isFirst = exchangesStatus === 'loading' && exchanges.length === 0
  return (
    <section className={css.list} aria-busy={exchangesStatus === 'loading'}>
      <Text as="h2" variant="label" tone="secondary">
        {isFirst ? text.listing : text.exchanges}
      </Text>
      {problem === 'no-amount' && !isFailed && exchanges.length > 0 && <Text>{text.exchangesHint}</Text>}
      {isFirst && <Skeleton count={3} />}
      {isFailed && (
        <Notice tone="negative" title={text.listFailedTitle} action={<RetryButton onClick={refresh} />}>
          {isOffline ? text.offline : errorText}
        </Notice>
      )}
      {exchangesStatus === 'ready' && exchanges.length === 0 && (
        <Notice title={text.noneTitle} action={<RetryButton onClick={refresh} />}>
          {isFixed ? text.noneFixedText : text.noneText}
        </Notice>
      )}
      {!isFailed &&
        exchanges.map((exchange) => (
          <Row
            key={exchange.id}
            start={<ExchangeTile exchange={exchange} />}
            title={exchange.name}
            subtitle={text.opensPage}
            chevron
            // Those of an earlier amount may not pay the new one.
            disabled={problem !== undefined || exchangesStatus !== 'ready'}
            onClick={() => void run({ exchangeId: exchange.id })}
          />
        ))}
    </section>
  )
}
