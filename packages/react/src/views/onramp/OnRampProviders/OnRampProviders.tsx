import { pushView, replaceView, startPurchase } from '@portico/controllers'
import { isUnderWay } from '@portico/controllers/ui'
import { type ReactElement, useLayoutEffect } from 'react'
import { useCommand } from '../../../bindings/useCommand.js'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useErrorText } from '../../../i18n/useErrorText.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { RetryButton } from '../../../parts/retry/RetryButton.js'
import { Button } from '../../../primitives/Button/Button.js'
import { Notice } from '../../../primitives/Notice/Notice.js'
import { Row } from '../../../primitives/Row/Row.js'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.js'
import { Stack } from '../../../primitives/Stack/Stack.js'
import { Text } from '../../../primitives/Text/Text.js'
import { BuyForm } from '../BuyForm.js'
import { useBuyForm } from '../useBuyForm.js'
import css from './OnRampProviders.module.css'
import { ProviderRow } from './ProviderRow.js'

/** What to buy with how much, and who sells it. A provider's page opens in the task of the click. */
export function OnRampProviders(): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('onramp')
  const { form, error, restart } = useBuyForm()
  const buy = useCommand(startPurchase)
  const errorText = useErrorText(error ?? buy.error)
  const isBuying = isUnderWay(form.purchase)
  useLayoutEffect(() => {
    if (isBuying) replaceView(portico, { view: 'BuyInProgress' })
  }, [portico, isBuying])
  const isEmpty = form.optionsStatus === 'ready' && form.tokens.length === 0
  if (error !== undefined || isEmpty)
    return (
      <Notice
        tone={isEmpty ? 'info' : 'negative'}
        title={text.unavailableTitle}
        action={
          <Button size="s" onClick={() => pushView(portico, { view: 'Networks' })}>
            {text.chooseNetwork}
          </Button>
        }
      >
        {isEmpty ? text.unavailableText : errorText}
      </Notice>
    )
  if (form.optionsStatus !== 'ready')
    return (
      <div role="status" aria-label={text.loading}>
        <Stack>
          <Skeleton shape="bar" count={2} />
          <Skeleton shape="lines" count={2} />
        </Stack>
      </div>
    )
  const isFailed = form.choices.some(({ status }) => status === 'error')
  return (
    <Stack>
      <BuyForm form={form} onChoose={(view) => pushView(portico, { view })} onRetry={restart} />
      <section className={css.section}>
        <Text as="h2" variant="label" tone="secondary" className={css.heading}>
          {text.providers}
        </Text>
        <ul>
          {form.choices.map((choice) => (
            <li key={choice.id}>
              <ProviderRow form={form} choice={choice} onBuy={() => void buy.run({ providerId: choice.id })} />
            </li>
          ))}
        </ul>
        {isFailed && (
          <div className={css.retry}>
            <RetryButton variant="ghost" onClick={restart} />
          </div>
        )}
        <Text variant="caption" className={css.heading}>
          {text.pageHint}
        </Text>
      </section>
      {buy.error !== undefined && <Notice tone="negative">{errorText}</Notice>}
      <div>
        <Row
          title={text.purchases}
          subtitle={text.purchasesText}
          chevron
          onClick={() => pushView(portico, { view: 'OnRampActivity' })}
        />
        <div className={css.retry}>
          <Button variant="ghost" size="s" icon="help" onClick={() => pushView(portico, { view: 'WhatIsABuy' })}>
            {text.help}
          </Button>
        </div>
      </div>
    </Stack>
  )
}
