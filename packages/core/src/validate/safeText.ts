/** Control, bidirectional, invisible and tag characters, line separators and lone surrogates. */
const unwanted =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]+/gu

/** Removes characters that hide or reorder text from an untrusted name. White space becomes single spaces. */
export function stripControls(text: string): string {
  return text.replace(/\s+/g, ' ').replace(unwanted, '').trim()
}

/** Returns the parsed absolute URL, or `undefined` if the text is not one. */
function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

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

/**
 * Returns the normalised link when it may be opened, else `undefined`. URLs with a user name are refused, for they
 * show another host than they open.
 *
 * @param value Anything, such as a field of a wallet record.
 * @param scheme `web` (default) allows http and https; `app` also the schemes of installed apps, such as `metamask:`.
 */
export function toSafeLink(value: unknown, scheme: 'web' | 'app' = 'web'): string | undefined {
  const url = typeof value === 'string' ? parseUrl(value) : undefined
  if (!url || url.username || url.password) return undefined
  if (url.protocol === 'https:' || url.protocol === 'http:') return url.href
  const isApp = /^[a-z][a-z\d+.-]*:$/.test(url.protocol) && !forbidden.includes(url.protocol.slice(0, -1))
  return scheme === 'app' && isApp ? url.href : undefined
}

/** Schemes that run code in the page, or access browser internals or files. */
const forbidden = [
  'javascript',
  'data',
  'vbscript',
  'blob',
  'file',
  'filesystem',
  'about',
  'view-source',
  'content',
  'jar',
  'chrome',
  'chrome-extension',
  'moz-extension',
  'ws',
  'wss',
  'ftp',
]
