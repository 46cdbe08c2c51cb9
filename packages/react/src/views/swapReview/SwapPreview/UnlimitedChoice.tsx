import { setUnlimitedApproval } from '@portico/controllers'
import { type ReactElement, useId } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { Text } from '../../../primitives/Text/Text.js'
import css from './UnlimitedChoice.module.css'

type UnlimitedChoiceProps = {
  readonly checked: boolean
  readonly disabled: boolean
  /** Called after a change: what the wallet is asked for is another approval. */
  readonly onChange: () => void
}

/** Whether to approve a token without a limit, instead of for this swap alone. */
export function UnlimitedChoice({ checked, disabled, onChange }: UnlimitedChoiceProps): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('swapReview')
  const id = useId()
  return (
    <div className={css.choice}>
      <input
        id={id}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => {
          setUnlimitedApproval(portico, { unlimited: event.currentTarget.checked })
          onChange()
        }}
      />
      <label htmlFor={id}>
        <Text as="span">{text.allowUnlimited}</Text>
      </label>
    </div>
  )
}
