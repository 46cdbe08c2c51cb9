import { type ReactElement, useEffect, useState } from 'react'
import { useMessages } from '../../../i18n/useMessages.js'
import { Notice } from '../../../primitives/Notice/Notice.js'
import { Choice } from './Choice.js'

type UnknownImpactProps = {
  /** Quoted and minimum amount to receive, in base units. */
  readonly toAmount: bigint
  readonly minimum: bigint
  readonly disabled: boolean
  /** Called with whether the swap is confirmed. */
  readonly onChange: (isMeant: boolean) => void
}

/**
 * Asks the user to confirm a swap whose price impact is unknown. The confirmation applies as long as a newer quote gives
 * at least the minimum that was shown with it; below that it is asked for again.
 */
export function UnknownImpact({ toAmount, minimum, disabled, onChange }: UnknownImpactProps): ReactElement {
  const text = useMessages('swapReview')
  const [least, setLeast] = useState<bigint>()
  const isAgreed = least !== undefined && toAmount >= least
  // A later, better quote must not restore the confirmation.
  if (least !== undefined && !isAgreed) setLeast(undefined)
  useEffect(() => {
    onChange(isAgreed)
    return () => onChange(false)
  }, [isAgreed, onChange])
  return (
    <>
      <Notice tone="warning" title={text.impactUnknownTitle}>
        {text.impactUnknownText}
      </Notice>
      <Choice
        checked={isAgreed}
        disabled={disabled}
        onChange={(isChecked) => setLeast(isChecked ? minimum : undefined)}
      >
        {text.impactUnknownLabel}
      </Choice>
    </>
  )
}
