import { parseUrl } from './parseUrl.js'

/**
 * Returns the URL when an `<img>` may show it: http(s), or a data URL of an image (SVG too, which runs no script inside
 * `<img>`); else `undefined`.
 */
export function toSafeImageUrl(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  if (/^data:image\/[a-z\d.+-]+[;,]/i.test(text)) return text
  return /^https?:\/\//i.test(text) && parseUrl(text) ? text : undefined
}
