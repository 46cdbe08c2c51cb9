import type { TransactionQuote } from '@portico/controllers'
import type { ReactElement } from 'react'
import { isolate } from '../../i18n/isolate.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.js'
import { Text } from '../../primitives/Text/Text.js'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js'
import css from './FeeValue.module.css'

type FeeValueProps = {
  readonly quote: TransactionQuote
  /** Formats the value for a fee, which is in base units of the native currency. */
  readonly format: (fee: bigint) => string
  readonly strong?: boolean | undefined
}

/** Shows a value that depends on the fee: estimated, and at most. Reserves its space while the fee is estimated. */
export function FeeValue({ quote, format, strong }: FeeValueProps): ReactElement {
  const text = useMessages('transfer')
  const { fee, maxFee, status } = quote
  if (fee === undefined || maxFee === undefined)
    return status === 'error' ? (
      <>–</>
    ) : (
      <span className={css.loading}>
        <VisuallyHidden>{text.estimating}</VisuallyHidden>
        <Skeleton shape="text" />
      </span>
    )
  // Where the fee is exact there is one number to show.
  if (fee === maxFee) return <span data-strong={strong || undefined}>{format(fee)}</span>
  return (
    <span className={css.fee}>
      <span data-strong={strong || undefined}>{text.about({ amount: isolate(format(fee)) })}</span>
      <Text as="span" variant="caption">
        {text.atMost({ amount: isolate(format(maxFee)) })}
      </Text>
    </span>
  )
}
