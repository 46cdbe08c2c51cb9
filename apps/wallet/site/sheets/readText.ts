import { type Hex, hexToBytes, stringToHex } from 'viem'

/** Control characters, and characters that reorder or hide adjacent text (Unicode TR36). */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/u
const usual = /[\n\r\t]/g

/**
 * Decodes bytes as text that can be shown as it is.
 *
 * @returns `undefined` if they are not UTF-8 or contain invisible characters.
 */
export function readText(bytes: Hex): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(hexToBytes(bytes))
    return text !== '' && !unseen.test(text.replace(usual, '')) ? text : undefined
  } catch {
    return undefined
  }
}

/** Returns an app's text with invisible and reordering characters escaped. */
export function showText(text: string): string {
  return (
    readText(stringToHex(text)) ??
    JSON.stringify(text).replace(/[^\x20-\x7e]/g, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`)
  )
}
