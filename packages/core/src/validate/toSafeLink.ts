import { parseUrl } from './parseUrl.js'

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
