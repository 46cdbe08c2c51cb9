import { getPayProblem, type PayAsset, type PayState, setPayAmount, setPayAsset } from '@portico/controllers'
import type { Network } from '@portico/core'
import type { ReactElement } from 'react'
import type { Snapshot } from 'valtio/vanilla'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { isolate } from '../../../i18n/isolate.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { TokenTile } from '../../../parts/catalogue/TokenTile.js'
import { ExactAmount } from '../../../parts/money/ExactAmount.js'
import { AmountBox } from '../../../parts/transfer/AmountBox.js'
import { Address, GroupedAddress } from '../../../primitives/Address/Address.js'
import { Fact, Facts } from '../../../primitives/Facts/Facts.js'
import { Text } from '../../../primitives/Text/Text.js'
import css from './Pay.module.css'

type PayHeadlineProps = {
  readonly form: Snapshot<PayState>
  readonly asset: PayAsset
  readonly network: Network | undefined
}

/** How much is paid, of what and to whom: typed by the person, or as the app has set it. */
export function PayHeadline({ form, asset, network }: PayHeadlineProps): ReactElement {
  const portico = usePorticoInstance()
  const text = { ...useMessages('transfer'), ...useMessages('pay') }
  const { amount, amountText, assets, isFixed, isOwn, recipient } = form
  const isWrong = getPayProblem(form) === 'incorrect-amount'
  const error = isTooPrecise(amountText, asset.decimals)
    ? text.tooManyDecimals({ decimals: String(asset.decimals), symbol: isolate(asset.symbol) })
    : text.incorrectValue
  return (
    <>
      {isFixed && amount !== undefined ? (
        <div className={css.fixed}>
          <TokenTile token={asset} size="l" />
          <Text variant="amount" className={css.amount}>
            <ExactAmount value={amount} token={asset} />
          </Text>
        </div>
      ) : (
        <AmountBox
          label={text.amount}
          value={amountText}
          onChange={(value) => setPayAmount(portico, { text: value })}
          token={
            <span className={css.select}>
              <TokenTile token={asset} size="s" />
              <select
                aria-label={text.asset}
                value={asset.id}
                onChange={(event) => setPayAsset(portico, { id: event.currentTarget.value })}
              >
                {assets.map(({ id, symbol }) => (
                  <option key={id} value={id}>
                    {symbol}
                  </option>
                ))}
              </select>
            </span>
          }
          balance={network && text.on({ network: isolate(network.name) })}
          error={isWrong ? error : undefined}
        />
      )}
      <Facts>
        <Fact name={isOwn ? text.toOwn : text.toOther}>
          {/* An address that somebody else has named is shown in full, to be compared. */}
          {isOwn ? <Address value={recipient ?? ''} /> : <GroupedAddress value={recipient ?? ''} />}
        </Fact>
        {isFixed && network && <Fact name={text.network}>{network.name}</Fact>}
      </Facts>
    </>
  )
}

function isTooPrecise(text: string, decimals: number): boolean {
  const [, fraction = ''] = /^\d*\.(\d*?)0*$/.exec(text) ?? []
  return fraction.length > decimals
}
