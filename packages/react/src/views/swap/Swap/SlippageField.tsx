import type { SwapState } from '@portico/controllers'
import { type ReactElement, Suspense, useId, useState } from 'react'
import type { Snapshot } from 'valtio/vanilla'
import { lazyPart } from '../../../bindings/lazyPart.js'
import { useLocale } from '../../../i18n/useLocale.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { LostPart } from '../../../parts/reload/LostPart.js'
import { formatBasisPoints } from '../../../parts/swap/formatBasisPoints.js'
import { Icon } from '../../../primitives/Icon/Icon.js'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.js'
import { Text } from '../../../primitives/Text/Text.js'
import css from './SlippageField.module.css'

const loadChoice = () => import('./SlippageChoice.js').then((module) => module.SlippageChoice)
const SlippageChoice = lazyPart(loadChoice, LostPart)
const prefetch = () => void loadChoice().catch(() => {})

/** In basis points. */
const [low, high] = [50, 300]

/** How much worse than the shown price a swap may become. Behind a button, because the default suits most. */
export function SlippageField({ form }: { readonly form: Snapshot<SwapState> }): ReactElement {
  const text = useMessages('swap')
  const locale = useLocale()
  const id = useId()
  const { slippage } = form
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const warning = slippage < low ? text.slippageLow : slippage > high ? text.slippageHigh : undefined
  return (
    <div className={css.slippage}>
      <button
        type="button"
        className={css.summary}
        aria-expanded={isOpen}
        aria-controls={id}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => setOpen(!isOpen)}
      >
        <Text as="span" tone="secondary">
          {text.slippage}
        </Text>
        <span>{formatBasisPoints(locale, slippage)}</span>
        <Icon name="chevron" size="s" />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <Suspense fallback={<Skeleton shape="bar" count={2} />}>
            <SlippageChoice slippage={slippage} typed={typed} onType={setTyped} />
          </Suspense>
        )}
      </div>
      <Text tone="negative" role="status" className={css.warning}>
        {warning}
      </Text>
    </div>
  )
}
