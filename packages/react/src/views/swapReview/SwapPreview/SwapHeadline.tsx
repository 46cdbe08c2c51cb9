import type { SwapListToken } from '@portico/controllers'
import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/useMessages.js'
import { TokenTile } from '../../../parts/catalogue/TokenTile.js'
import { ExactAmount } from '../../../parts/money/ExactAmount.js'
import { Text } from '../../../primitives/Text/Text.js'
import css from './SwapHeadline.module.css'

type SwapHeadlineProps = {
  readonly from: SwapListToken
  readonly to: SwapListToken
  /** In base units; `undefined` while nobody knows. */
  readonly amount: bigint
  readonly toAmount: bigint | undefined
}

/** What is given, and what is received for it, in full. */
export function SwapHeadline({ from, to, amount, toAmount }: SwapHeadlineProps): ReactElement {
  const text = useMessages('swapReview')
  const sides = [
    { name: text.pay, token: from, value: amount },
    { name: text.receive, token: to, value: toAmount },
  ]
  return (
    <dl className={css.headline}>
      {sides.map(({ name, token, value }) => (
        <div key={name}>
          <dt>
            <Text as="span" variant="label" tone="secondary">
              {name}
            </Text>
          </dt>
          <dd>
            <TokenTile token={token} size="m" />
            <Text as="span" variant="heading">
              {value === undefined ? '…' : <ExactAmount value={value} token={token} />}
            </Text>
          </dd>
        </div>
      ))}
    </dl>
  )
}
