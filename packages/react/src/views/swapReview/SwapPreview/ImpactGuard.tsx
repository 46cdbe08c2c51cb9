import { type ReactElement, useEffect, useState } from 'react'
import { useLocale } from '../../../i18n/useLocale.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { formatBasisPoints } from '../../../parts/swap/formatBasisPoints.js'
import { Notice } from '../../../primitives/Notice/Notice.js'
import { TextField } from '../../../primitives/TextField/TextField.js'

/** Largest price impact that can be swapped without typing a word, in basis points. */
export const greatestImpact = 1500

type ImpactGuardProps = {
  /** In basis points. */
  readonly impact: number
  /** Called with whether the word is typed. */
  readonly onChange: (isMeant: boolean) => void
}

/** Asks to type a word before a swap that loses much of its value. */
export function ImpactGuard({ impact, onChange }: ImpactGuardProps): ReactElement {
  const text = useMessages('swapReview')
  const locale = useLocale()
  const [typed, setTyped] = useState('')
  // The typed word applies to this loss only.
  useEffect(() => () => onChange(false), [onChange])
  return (
    <>
      <Notice tone="negative" title={text.impactTitle({ percent: formatBasisPoints(locale, impact) })}>
        {text.impactText}
      </Notice>
      <TextField
        label={text.impactLabel({ word: text.impactWord })}
        value={typed}
        onChange={(event) => {
          const { value } = event.currentTarget
          setTyped(value)
          onChange(value.trim().toLocaleLowerCase(locale) === text.impactWord.toLocaleLowerCase(locale))
        }}
      />
    </>
  )
}
