import { Fragment, type ReactNode } from 'react'

/** Amounts up to this length stay in one line. */
const fits = 18

// After a separator of thousands, and before the symbol.
const places = /\p{Nd}\P{Nd}(?=\p{Nd}{3}(?!\p{Nd}))|\u00a0/gu

/**
 * Lets a very long amount break between its groups of digits and before its symbol, rather than anywhere.
 *
 * @param text The amount, as `formatTokenAmount` writes it.
 */
export function breakAmount(text: string): ReactNode {
  if (text.length <= fits) return text
  const parts = text.replace(places, '$&\n').split('\n')
  return parts.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one amount never move.
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
