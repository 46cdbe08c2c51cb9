import { type ComponentProps, type ReactNode, useId } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js'
import css from './TextField.module.css'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'size'> & {
  readonly label: string
  /** Keeps the label for assistive technology only. */
  readonly hideLabel?: boolean | undefined
  readonly start?: ReactNode
  readonly end?: ReactNode
  readonly hint?: ReactNode
  /** What is wrong with the value; marks the field as invalid. */
  readonly error?: ReactNode
}

/** A labelled single-line text field. */
export function TextField({ label, hideLabel, start, end, hint, error, id, ...rest }: TextFieldProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const note = error ?? hint
  return (
    <div className={css.field}>
      {hideLabel ? (
        <VisuallyHidden htmlFor={inputId}>{label}</VisuallyHidden>
      ) : (
        <label className={css.label} htmlFor={inputId}>
          {label}
        </label>
      )}
      <div className={css.box} data-invalid={error ? true : undefined}>
        {start}
        <input
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          dir="auto"
          {...rest}
          id={inputId}
          className={css.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${inputId}-note` : undefined}
        />
        {end}
      </div>
      {note && (
        <p className={css.note} data-invalid={error ? true : undefined} id={`${inputId}-note`}>
          {note}
        </p>
      )}
    </div>
  )
}
