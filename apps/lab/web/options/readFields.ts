import { type FieldValues, fields } from './fields.js'

/**
 * Reads the options from a URL. Missing or invalid ones get their default.
 *
 * @param search Query of the URL.
 */
export function readFields(search: string): FieldValues {
  const query = new URLSearchParams(search)
  const entries = fields.map((field) => {
    const value = query.get(field.name) ?? field.fallback
    const choices: readonly string[] | undefined =
      field.kind === 'switch' ? ['on', 'off'] : 'choices' in field ? field.choices : undefined
    return [field.name, choices && !choices.includes(value) ? field.fallback : value] as const
  })
  // There is an entry for every field.
  return Object.fromEntries(entries) as FieldValues
}
