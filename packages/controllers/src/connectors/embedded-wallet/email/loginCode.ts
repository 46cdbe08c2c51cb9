import { connectionErrors, isPorticoError, type PorticoError, toWalletError } from '@portico/core'
import { embeddedWalletErrors } from '../state/embeddedWalletErrors.js'

/**
 * Normalises a typed code: it may contain digits of any script, spaces and dashes.
 *
 * @throws `embedded-wallet/invalid-code` unless it has six digits
 */
export function readCode(code: string): string {
  // Unicode has the ten digits of each script in a row.
  const digits = code.replace(/[\s-]/g, '').replace(/\p{Nd}/gu, (digit) => toLatinDigit(digit))
  if (!/^\d{6}$/.test(digits)) throw embeddedWalletErrors('embedded-wallet/invalid-code')
  return digits
}

function toLatinDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0
  let zero = point
  while (point - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String(point - zero)
}

/** Distinguishes a refused code, which the frame reports only as text, from other failures. */
export function toCodeError(cause: unknown, signal: AbortSignal): PorticoError {
  if (signal.aborted) return connectionErrors('connection/aborted', undefined, { cause })
  if (isPorticoError(cause, 'frame/error-reply'))
    return embeddedWalletErrors('embedded-wallet/code-refused', undefined, { cause })
  return isPorticoError(cause) ? cause : toWalletError(cause)
}
