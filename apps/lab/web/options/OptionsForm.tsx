import { type FieldName, type FieldValues, fields } from './fields.js'
import { OptionControl } from './OptionControl.js'

export type OptionsFormProps = {
  readonly values: FieldValues
  readonly onChange: (name: FieldName, value: string) => void
}

const groups = [...new Set(fields.map(({ group }) => group))]

/** A control for every option of an instance. */
export function OptionsForm({ values, onChange }: OptionsFormProps) {
  return (
    <div>
      {groups.map((group) => {
        const own = fields.filter((field) => field.group === group)
        const changed = own.filter(({ name, fallback }) => values[name] !== fallback).length
        return (
          <details key={group} className="lab-group" open={changed > 0}>
            <summary>
              {group}
              {changed > 0 && <span className="lab-count">{changed} changed</span>}
            </summary>
            <div className="lab-fields">
              {own.map((field) => (
                <OptionControl
                  key={field.name}
                  field={field}
                  value={values[field.name]}
                  onChange={(value) => onChange(field.name, value)}
                />
              ))}
            </div>
          </details>
        )
      })}
    </div>
  )
}
