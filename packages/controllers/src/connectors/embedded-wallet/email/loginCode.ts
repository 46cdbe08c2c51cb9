import { connectionErrors, isPorticoError, type PorticoError, toWalletError } from '@portico/core'
import { embeddedWalletErrors } from '../state/embeddedWalletErrors.js'

/**
 * Reads a code as a person may type it: digits of any script, spaces and dashes between them.
 *
 * @throws `embedded-wallet/invalid-code` unless there are six digits
 */
export function readCode(code: string): string {
  // The digits of each script stand in one row of ten in Unicode.
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

/** Tells a code that was refused, which the frame answers with a text only, from everything else that may go wrong. */
export function toCodeError(cause: unknown, signal: AbortSignal): PorticoError {
  if (signal.aborted) return connectionErrors('connection/aborted', undefined, { cause })
  if (isPorticoError(cause, 'frame/error-reply'))
    return embeddedWalletErrors('embedded-wallet/code-refused', undefined, { cause })
  return isPorticoError(cause) ? cause : toWalletError(cause)
}
