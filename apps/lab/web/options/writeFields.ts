import { type FieldValues, fields } from './fields.js'

/**
 * Writes options into a query. Defaults are omitted, and other parameters kept.
 *
 * @param search Query to change.
 * @returns The query with `?`, or '' if it is empty.
 */
export function writeFields(values: FieldValues, search: string): string {
  const query = new URLSearchParams(search)
  for (const { name, fallback } of fields) {
    if (values[name] === fallback) query.delete(name)
    else query.set(name, values[name])
  }
  const text = query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%2F', '/')
  return text && `?${text}`
}
