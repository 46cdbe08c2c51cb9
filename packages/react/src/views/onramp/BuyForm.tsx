import { getOnrampProblem, type OnrampState, setOnrampAmount } from '@portico/controllers'
import { getOnrampMethod } from '@portico/controllers/ui'
import type { ReactElement } from 'react'
import type { Snapshot } from 'valtio/vanilla'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'
import { isolate } from '../../i18n/isolate.js'
import { useLocale } from '../../i18n/useLocale.js'
import { useMessages } from '../../i18n/useMessages.js'
import { AmountBox } from '../../parts/transfer/AmountBox.js'
import { TokenButton } from '../../parts/transfer/TokenButton.js'
import { Button } from '../../primitives/Button/Button.js'
import css from './BuyForm.module.css'
import { CurrencyTile } from './CurrencyTile.js'
import { formatFiat } from './formatFiat.js'
import { getBestChoice } from './getBestChoice.js'
import { PayMethods } from './PayMethods.js'
import { sumFees } from './sumFees.js'

type BuyFormProps = {
  readonly form: Snapshot<OnrampState>
  /** Opens the list to choose from. */
  readonly onChoose: (view: 'OnRampTokenSelect' | 'OnRampFiatSelect') => void
  /** Asks all providers anew. */
  readonly onRetry: () => void
}

/** How much is paid, with what, and what one gets for it. */
export function BuyForm({ form, onChoose, onRetry }: BuyFormProps): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('onramp')
  const locale = useLocale()
  const { choices, currency, token } = form
  const method = getOnrampMethod(form)
  const money = (value: bigint | string) => formatFiat(locale, currency?.id ?? '', value)
  const [least, most] = [money(method?.min ?? 0n), money(method?.max ?? 0n)]
  const problem = getOnrampProblem(form)
  const errors: Partial<Record<NonNullable<typeof problem>, string>> = {
    'incorrect-amount': text.incorrectAmount,
    'too-little': text.tooLittle({ least }),
    'too-much': text.tooMuch({ most }),
  }
  const best = problem ? undefined : getBestChoice(choices)
  const isAsking = !problem && choices.some(({ quoteStatus: at }) => at === 'idle' || at === 'loading')
  const isUnpriced = !problem && !best && !isAsking
  const isToldLater = choices.every(({ quoteStatus }) => quoteStatus === 'unsupported')
  const note = () => {
    if (best?.offer) {
      const { offer, name } = best
      return text.priceAt({ provider: isolate(name), total: money(offer.total), fees: money(sumFees(offer)) })
    }
    if (isAsking) return text.priceLoading
    if (isUnpriced) return isToldLater ? text.priceOnPage : text.noPrice
    return undefined
  }
  return (
    <div className={css.form}>
      <AmountBox
        label={text.pay}
        value={form.amountText}
        onChange={(value) => setOnrampAmount(portico, { text: value })}
        token={
          <TokenButton
            token={currency && { symbol: currency.id }}
            kind={text.currency}
            label={text.pay}
            tile={currency && <CurrencyTile id={currency.id} size="s" />}
            onClick={() => onChoose('OnRampFiatSelect')}
          />
        }
        balance={method && text.limits({ least, most })}
        error={problem && errors[problem]}
      />
      <PayMethods form={form} />
      <AmountBox
        label={text.receive}
        value={best?.offer?.receives ?? ''}
        busy={isAsking}
        token={<TokenButton token={token} label={text.receive} onClick={() => onChoose('OnRampTokenSelect')} />}
        balance={<span role="status">{note()}</span>}
        action={
          isUnpriced &&
          !isToldLater && (
            <Button variant="ghost" size="s" icon="retry" onClick={onRetry}>
              {text.newPrice}
            </Button>
          )
        }
      />
    </div>
  )
}
