import { stringToHex } from 'viem'
import { readText } from './readText.js'

/** Returns an app's text with invisible characters, and those that reorder the text around them, spelled out. */
export function showText(text: string): string {
  return (
    readText(stringToHex(text)) ??
    JSON.stringify(text).replace(/[^\x20-\x7e]/g, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`)
  )
}
