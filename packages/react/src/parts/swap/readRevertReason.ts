import { isPorticoError } from '@portico/core'
import { isRecord } from '@portico/core/internal'

/** Longest reason that is shown, in characters. Contracts choose the text. */
const longest = 120

/**
 * Returns what a contract says about why it refuses a swap, made safe to show: one line, without control characters or
 * those that change the direction of the text around it.
 *
 * @param error What the swap failed with.
 * @returns The reason; `undefined` if the chain gave none.
 */
export function readRevertReason(error: unknown): string | undefined {
  if (!isPorticoError(error, 'swap/would-fail') && !isPorticoError(error, 'transfer/reverted')) return undefined
  const reason = isRecord(error.params) ? error.params.reason : undefined
  if (typeof reason !== 'string') return undefined
  const text = reason.replace(/[\p{C}\p{Z}]+/gu, ' ').trim()
  const characters = [...text]
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : text || undefined
}
