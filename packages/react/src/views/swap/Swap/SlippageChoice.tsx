import { setSlippage } from '@portico/controllers'
import { type ReactElement, useId } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useLocale } from '../../../i18n/useLocale.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { cleanAmountText } from '../../../parts/money/cleanAmountText.js'
import { formatBasisPoints } from '../../../parts/swap/formatBasisPoints.js'
import { Text } from '../../../primitives/Text/Text.js'
import { TextField } from '../../../primitives/TextField/TextField.js'
import css from './SlippageField.module.css'

export type SlippageChoiceProps = {
  /** In basis points. */
  readonly slippage: number
  /** The typed percentage; empty if a preset is selected. */
  readonly typed: string
  readonly onType: (typed: string) => void
}

/** In basis points. */
const presets = [50, 100, 300] as const
const [least, most] = [5, 500]

/** The slippage presets, and a field for any other value. */
export function SlippageChoice({ slippage, typed, onType }: SlippageChoiceProps): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('swap')
  const locale = useLocale()
  const name = useId()
  const wanted = typed === '' ? undefined : readBasisPoints(typed)
  return (
    <fieldset className={css.choice}>
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
              name={name}
              checked={typed === '' && slippage === preset}
              onChange={() => {
                onType('')
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
          onType(value)
          const basisPoints = readBasisPoints(value)
          if (basisPoints !== undefined) setSlippage(portico, { slippage: basisPoints })
        }}
      />
    </fieldset>
  )
}

/** Parses a percentage with at most two decimals to basis points; `undefined` outside of the limits. */
function readBasisPoints(text: string): number | undefined {
  if (!/^\d{0,2}(\.\d{0,2})?$/.test(text)) return undefined
  const basisPoints = Math.round(Number(text) * 100)
  return basisPoints >= least && basisPoints <= most ? basisPoints : undefined
}
