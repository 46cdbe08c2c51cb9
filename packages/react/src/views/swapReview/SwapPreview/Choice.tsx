import { type ReactElement, type ReactNode, useId } from 'react'
import { Text } from '../../../primitives/Text/Text.js'
import css from './Choice.module.css'

type ChoiceProps = {
  readonly children: ReactNode
  readonly checked: boolean
  readonly disabled?: boolean | undefined
  readonly onChange: (isChecked: boolean) => void
}

/** A check box with its label. */
export function Choice({ children, checked, disabled, onChange }: ChoiceProps): ReactElement {
  const id = useId()
  return (
    <div className={css.choice}>
      <input
        id={id}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <label htmlFor={id}>
        <Text as="span">{children}</Text>
      </label>
    </div>
  )
}
