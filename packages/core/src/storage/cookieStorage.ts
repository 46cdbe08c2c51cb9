import { defineErrors } from '../errors/defineErrors.js'
import type { StoragePort } from './types.js'

/** Creates errors of domain `storage`. */
export const storageErrors = defineErrors({
  'storage/cookie-too-large': {
    message: (p: { key: string; bytes: number }) =>
      `"${p.key}" takes ${p.bytes} bytes; browsers drop cookies over 4,096 bytes.`,
  },
})

/** Options of `cookieStorage`. */
export type CookieStorageOptions = {
  /** On a server, the request's `Cookie` header. Ignored in a browser. */
  readonly cookie?: string | undefined
  /** Seconds until the cookies expire. Default 30 days. */
  readonly maxAgeSeconds?: number | undefined
}

/**
 * Creates a storage port over cookies, so that a server can render what an earlier visit left. Names and values are
 * percent-encoded. On a server, values that are set live as long as the port. Throws `storage/cookie-too-large`.
 */
export function cookieStorage({ cookie = '', maxAgeSeconds = 2_592_000 }: CookieStorageOptions = {}): StoragePort {
  const written = new Map<string, string | null>()
  const hasDocument = () => typeof document !== 'undefined'
  const write = (key: string, value: string, maxAge: number) => {
    const pair = `${encodeURIComponent(key)}=${encodeURIComponent(value)}`
    if (pair.length > 4000) throw storageErrors('storage/cookie-too-large', { key, bytes: pair.length })
    if (!hasDocument()) {
      written.set(key, maxAge > 0 ? value : null)
      return
    }
    const secure = location.protocol === 'https:' ? ';secure' : ''
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser.
    document.cookie = `${pair};path=/;max-age=${maxAge};samesite=lax${secure}`
  }
  return {
    getItem(key) {
      const own = written.get(key)
      return own === undefined ? readCookie(hasDocument() ? document.cookie : cookie, key) : own
    },
    setItem: (key, value) => write(key, value, maxAgeSeconds),
    removeItem: (key) => write(key, '', -1),
  }
}

function readCookie(cookies: string, key: string): string | null {
  const prefix = `${encodeURIComponent(key)}=`
  const pair = cookies
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(prefix))
  if (pair === undefined) return null
  try {
    return decodeURIComponent(pair.slice(prefix.length))
  } catch {
    return null
  }
}
