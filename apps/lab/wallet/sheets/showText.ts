import { stringToHex } from 'viem'
import { readText } from './readText.js'

/** Gives text of an app as people can judge it: signs that do not show, or reorder what stands beside them, are spelled out. */
export function showText(text: string): string {
  return (
    readText(stringToHex(text)) ??
    JSON.stringify(text).replace(/[^\x20-\x7e]/g, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`)
  )
}
