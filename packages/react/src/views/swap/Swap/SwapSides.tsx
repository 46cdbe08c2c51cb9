import { flipSwap, pushView, type SwapSide, type SwapState, setSwapAmount } from '@portico/controllers'
import { formatAmount } from '@portico/core'
import type { ReactElement } from 'react'
import type { Snapshot } from 'valtio/vanilla'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { AmountBox } from '../../../parts/transfer/AmountBox.js'
import { TokenButton } from '../../../parts/transfer/TokenButton.js'
import { Amount } from '../../../primitives/Amount/Amount.js'
import { Button } from '../../../primitives/Button/Button.js'
import { laterIcons } from '../../../primitives/Icon/laterIcons.js'
import { IconButton } from '../../../primitives/IconButton/IconButton.js'
import css from './SwapSides.module.css'
import { TokenValue } from './TokenValue.js'

type SwapSidesProps = {
  readonly form: Snapshot<SwapState>
  /** What is wrong with the amount. */
  readonly error: string | undefined
}

/** What is given, and what is received for it. */
export function SwapSides({ form, error }: SwapSidesProps): ReactElement {
  const portico = usePorticoInstance()
  const text = { ...useMessages('transfer'), ...useMessages('swap') }
  const { fromToken, toToken, quote, amount, tokensStatus } = form
  const choose = (side: SwapSide) => pushView(portico, { view: 'SwapSelectToken', params: { side } })
  const change = (value: string) => setSwapAmount(portico, { text: value })
  const balance = (token: typeof fromToken) => {
    if (token?.balance !== undefined)
      return (
        <>
          {text.balance} <Amount value={token.balance} decimals={token.decimals} symbol={token.symbol} />
        </>
      )
    return token && (tokensStatus === 'loading' ? `${text.balanceLoading}…` : text.balanceUnknown)
  }
  return (
    <div className={css.sides}>
      <AmountBox
        label={text.pay}
        value={form.amountText}
        onChange={change}
        token={<TokenButton token={fromToken} label={text.pay} onClick={() => choose('from')} />}
        balance={
          <>
            {balance(fromToken)}
            {fromToken && amount !== undefined && amount > 0n && <TokenValue token={fromToken} amount={amount} />}
          </>
        }
        action={
          // Not for the native currency, some of which must be left for the fee.
          fromToken?.address !== undefined &&
          fromToken.balance !== undefined && (
            <Button
              variant="ghost"
              size="s"
              onClick={() => change(formatAmount(fromToken.balance ?? 0n, fromToken.decimals))}
            >
              {text.max}
            </Button>
          )
        }
        error={error}
      />
      <div className={css.flip}>
        <IconButton icon={laterIcons.swap} label={text.flip} onClick={() => flipSwap(portico)} />
      </div>
      <AmountBox
        label={text.receive}
        value={toToken && quote.toAmount !== undefined ? formatAmount(quote.toAmount, toToken.decimals) : ''}
        busy={quote.status === 'loading'}
        token={<TokenButton token={toToken} label={text.receive} onClick={() => choose('to')} />}
        balance={
          <>
            {balance(toToken)}
            {toToken && quote.toAmount !== undefined && <TokenValue token={toToken} amount={quote.toAmount} />}
          </>
        }
      />
    </div>
  )
}
