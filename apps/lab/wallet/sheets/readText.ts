import { type Hex, hexToBytes, stringToHex } from 'viem'

/** Controls, and signs that reorder or hide what stands beside them (Unicode TR36). */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/u
const usual = /[\n\r\t]/g

/**
 * Reads bytes as the text a person can judge.
 *
 * @returns `undefined` when they are no UTF-8 or hold signs that do not show.
 */
export function readText(bytes: Hex): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(hexToBytes(bytes))
    return text !== '' && !unseen.test(text.replace(usual, '')) ? text : undefined
  } catch {
    return undefined
  }
}

/** Returns an app's text with invisible characters, and those that reorder the text around them, spelled out. */
export function showText(text: string): string {
  return (
    readText(stringToHex(text)) ??
    JSON.stringify(text).replace(/[^\x20-\x7e]/g, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`)
  )
}
