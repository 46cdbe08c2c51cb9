import { useId } from 'react'
import type { Field } from './fields.js'

export type OptionControlProps = {
  readonly field: Field
  readonly value: string
  readonly onChange: (value: string) => void
}

/** The control of one option. Text is applied on blur or Enter. */
export function OptionControl({ field, value, onChange }: OptionControlProps) {
  const id = useId()
  const { label, kind, choices, hint, name } = field
  if (kind === 'switch')
    return (
      <label className="lab-check">
        <input
          type="checkbox"
          checked={value === 'on'}
          onChange={(event) => onChange(event.target.checked ? 'on' : 'off')}
        />
        <span>{label}</span>
        <code>{name}</code>
      </label>
    )
  return (
    <div className="lab-field">
      <label htmlFor={id}>
        {label} <code>{name}</code>
      </label>
      {choices ? (
        <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice || '(none)'}
            </option>
          ))}
        </select>
      ) : (
        <input
          key={value}
          id={id}
          defaultValue={value}
          spellCheck={false}
          autoComplete="off"
          aria-describedby={hint && `${id}-hint`}
          onBlur={(event) => event.target.value !== value && onChange(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && onChange(event.currentTarget.value)}
        />
      )}
      {hint && <small id={`${id}-hint`}>{hint}</small>}
    </div>
  )
}
