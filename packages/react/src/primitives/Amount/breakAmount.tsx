import { Fragment, type ReactNode } from 'react'

/** The digits of amounts up to this length stay together. */
const fits = 18

// Before the symbol; some locales put the same space between thousands.
const beforeSymbol = /\u00a0(?=[^\u00a0]*$)/u
// After a separator of thousands, and before the symbol.
const places = /\p{Nd}\P{Nd}(?=\p{Nd}{3}(?!\p{Nd}))|\u00a0/gu

/**
 * Lets an amount break before its symbol, and a very long one between its groups of digits too, rather than anywhere. The
 * space before the symbol becomes one that takes no place at the end of a line.
 *
 * @param text The amount, as `formatTokenAmount` writes it.
 */
export function breakAmount(text: string): ReactNode {
  const parts = text.replace(text.length > fits ? places : beforeSymbol, '$&\n').split('\n')
  return parts.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one amount never move.
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {at === parts.length - 2 ? part.replace(/\u00a0$/, ' ') : part}
    </Fragment>
  ))
}
