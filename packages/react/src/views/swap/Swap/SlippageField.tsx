import { type SwapState, setSlippage } from '@portico/controllers'
import { type ReactElement, useId, useState } from 'react'
import type { Snapshot } from 'valtio/vanilla'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useLocale } from '../../../i18n/useLocale.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { cleanAmountText } from '../../../parts/money/cleanAmountText.js'
import { formatBasisPoints } from '../../../parts/swap/formatBasisPoints.js'
import { Icon } from '../../../primitives/Icon/Icon.js'
import { Text } from '../../../primitives/Text/Text.js'
import { TextField } from '../../../primitives/TextField/TextField.js'
import css from './SlippageField.module.css'

/** In basis points. */
const presets = [50, 100, 300] as const
const limits = { least: 5, low: 50, high: 300, most: 500 } as const

/** How much worse than the shown price a swap may become. Behind a button, because the default suits most. */
export function SlippageField({ form }: { readonly form: Snapshot<SwapState> }): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('swap')
  const locale = useLocale()
  const id = useId()
  const { slippage } = form
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const wanted = typed === '' ? undefined : readBasisPoints(typed)
  const warning = slippage < limits.low ? text.slippageLow : slippage > limits.high ? text.slippageHigh : undefined
  return (
    <div className={css.slippage}>
      <button
        type="button"
        className={css.summary}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Text as="span" tone="secondary">
          {text.slippage}
        </Text>
        <span>{formatBasisPoints(locale, slippage)}</span>
        <Icon name="chevron" size="s" />
      </button>
      <fieldset id={id} hidden={!isOpen} className={css.choice}>
        <legend>
          <Text as="span" variant="caption">
            {text.slippageHint}
          </Text>
        </legend>
        <div className={css.presets}>
          {presets.map((preset) => (
            <label key={preset} className={css.preset}>
              <input
                type="radio"
                name={`${id}-preset`}
                checked={typed === '' && slippage === preset}
                onChange={() => {
                  setTyped('')
                  setSlippage(portico, { slippage: preset })
                }}
              />
              <span>{formatBasisPoints(locale, preset)}</span>
            </label>
          ))}
        </div>
        <TextField
          label={text.slippageOther}
          inputMode="decimal"
          dir="ltr"
          value={typed}
          error={typed !== '' && wanted === undefined ? text.slippageWrong : undefined}
          onChange={(event) => {
            const value = cleanAmountText(event.currentTarget.value)
            setTyped(value)
            const basisPoints = readBasisPoints(value)
            if (basisPoints !== undefined) setSlippage(portico, { slippage: basisPoints })
          }}
        />
      </fieldset>
      <Text tone="negative" role="status" className={css.warning}>
        {warning}
      </Text>
    </div>
  )
}

/** Reads a percentage with at most two decimals, within the limits; `undefined` if it is none. */
function readBasisPoints(text: string): number | undefined {
  if (!/^\d{0,2}(\.\d{0,2})?$/.test(text)) return undefined
  const basisPoints = Math.round(Number(text) * 100)
  return basisPoints >= limits.least && basisPoints <= limits.most ? basisPoints : undefined
}
