import type { PorticoError } from './PorticoError.js'

/**
 * Returns whether a value is a `PorticoError`, also one of another copy of this package, and optionally of which code.
 *
 * @param value Anything that was thrown.
 * @param code The code to ask for, such as `wallet/rejected`.
 */
export function isPorticoError<code extends string = string>(value: unknown, code?: code): value is PorticoError<code> {
  if (typeof value !== 'object' || value === null) return false
  if (Reflect.get(value, Symbol.for('@portico/error')) !== true) return false
  return code === undefined || Reflect.get(value, 'code') === code
}
