import { refreshSwapQuote, type SwapState } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'
import { type ReactElement, useEffect, useState } from 'react'
import type { Snapshot } from 'valtio/vanilla'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useLocale } from '../../../i18n/useLocale.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { formatBasisPoints } from '../../../parts/swap/formatBasisPoints.js'
import { formatRate } from '../../../parts/swap/formatRate.js'
import { IconButton } from '../../../primitives/IconButton/IconButton.js'
import { Text } from '../../../primitives/Text/Text.js'
import css from './QuoteLine.module.css'

/** Impacts below this are not worth a line, in basis points. */
const smallImpact = 100

/** The rate of a swap with its age, and a button for a new one. Keeps its place while there is none. */
export function QuoteLine({ form }: { readonly form: Snapshot<SwapState> }): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('swap')
  const locale = useLocale()
  const { fromToken, toToken, quote } = form
  const now = useSeconds(quote.at !== undefined)
  const isKnown = fromToken && toToken && quote.rate !== undefined && quote.at !== undefined
  const impact = describeImpact()
  const age = isKnown ? Math.max(0, Math.floor((now - (quote.at ?? now)) / 1000)) : 0
  const isOld = quote.expiresAt !== undefined && now > quote.expiresAt
  function describeImpact(): string | undefined {
    if (quote.impact === undefined) return text.impactUnknown
    return quote.impact >= smallImpact ? text.impact({ percent: formatBasisPoints(locale, quote.impact) }) : undefined
  }
  return (
    <div className={css.line}>
      <div className={css.facts}>
        {isKnown && (
          <>
            <Text>{text.rate(formatRate({ locale, from: fromToken, to: toToken, rate: quote.rate ?? '' }))}</Text>
            <div className={css.notes}>
              <Text as="span" variant="caption" tone={isOld ? 'negative' : 'secondary'}>
                {isOld
                  ? text.quoteOld
                  : age === 0
                    ? text.quoteNow
                    : text.quoteAge({ seconds: new Intl.NumberFormat(locale).format(age) })}
              </Text>
              {impact !== undefined && (
                <Text as="span" variant="caption" tone="negative">
                  {impact}
                </Text>
              )}
            </div>
          </>
        )}
      </div>
      {(isKnown || quote.status === 'error') && (
        <IconButton icon="retry" label={text.refresh} onClick={() => refreshSwapQuote(portico)} />
      )}
    </div>
  )
}

/** Returns the time of the instance's clock in milliseconds, each second anew. */
function useSeconds(isWanted: boolean): number {
  const { clock } = getInternals(usePorticoInstance())
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => {
    if (!isWanted) return
    let stop = () => {}
    const tick = () => {
      setNow(clock.now())
      stop = clock.setTimeout(tick, 1000)
    }
    tick()
    return () => stop()
  }, [clock, isWanted])
  return now
}
