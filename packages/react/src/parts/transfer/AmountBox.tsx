import { type ReactElement, type ReactNode, useId } from 'react'
import { Text } from '../../primitives/Text/Text.js'
import { cleanAmountText } from '../money/cleanAmountText.js'
import css from './AmountBox.module.css'

export type AmountBoxProps = {
  readonly label: string
  readonly value: string
  /** Called with the text as amounts are read: digits with a dot. Without it the amount cannot be changed. */
  readonly onChange?: ((text: string) => void) | undefined
  /** Whether a new value is on its way. */
  readonly busy?: boolean | undefined
  /** Beside the amount: its token. */
  readonly token: ReactNode
  /** Below the amount, part of its description, such as the balance. */
  readonly balance: ReactNode
  /** Beside the balance. */
  readonly action?: ReactNode
  /** What is wrong with the amount. */
  readonly error?: string | undefined
}

/** How many characters have room in large type beside a token, also where the window is narrow. */
const roomyLength = 8

/** An amount with its token and what there is of it. */
export function AmountBox(props: AmountBoxProps): ReactElement {
  const { label, value, onChange, busy, token, balance, action, error } = props
  const id = useId()
  return (
    <div className={css.field} data-invalid={error ? true : undefined}>
      <label htmlFor={id}>
        <Text as="span" variant="label">
          {label}
        </Text>
      </label>
      <div className={css.line}>
        <input
          id={id}
          className={css.input}
          data-autofocus={onChange && ''}
          data-busy={busy || undefined}
          data-long={value.length > roomyLength || undefined}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          placeholder="0"
          readOnly={!onChange}
          value={value}
          aria-busy={busy || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note ${id}-balance`}
          onChange={(event) => onChange?.(cleanAmountText(event.currentTarget.value))}
        />
        {token}
      </div>
      <div className={css.line}>
        <Text as="span" id={`${id}-balance`} className={css.balance}>
          {balance}
        </Text>
        {action}
      </div>
      <Text id={`${id}-note`} tone="negative" className={css.note}>
        {error}
      </Text>
    </div>
  )
}
