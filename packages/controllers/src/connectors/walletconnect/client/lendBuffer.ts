type Encoding = 'utf-8' | 'utf8' | 'base64' | 'hex'

/** What the client uses of Node's `Buffer`. */
class ClientBuffer extends Uint8Array {
  static override from(value: unknown, encoding: unknown = 'utf-8'): ClientBuffer {
    if (typeof value !== 'string') return new ClientBuffer(value as ArrayLike<number>)
    if (encoding === 'hex') return new ClientBuffer((value.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)))
    if (encoding === 'base64') return new ClientBuffer(Array.from(atob(value), (letter) => letter.charCodeAt(0)))
    return new ClientBuffer(new TextEncoder().encode(value))
  }

  static isBuffer(value: unknown): boolean {
    return value instanceof ClientBuffer
  }

  override toString(encoding: Encoding = 'utf-8'): string {
    if (encoding === 'hex') return Array.from(this, (byte) => byte.toString(16).padStart(2, '0')).join('')
    if (encoding === 'base64') return btoa(Array.from(this, (byte) => String.fromCharCode(byte)).join(''))
    return new TextDecoder().decode(this)
  }
}

/**
 * Lends the client the little of Node's `Buffer` that it needs to write and read what a wallet may do after it has
 * signed in, and that browsers lack. Only as long as it is needed, because other code of the page may look for it.
 *
 * @returns Takes it back.
 */
export function lendBuffer(): () => void {
  if ('Buffer' in globalThis) return () => {}
  Object.defineProperty(globalThis, 'Buffer', { value: ClientBuffer, configurable: true, writable: true })
  return () => {
    // The page may have brought its own meanwhile.
    const present: unknown = Reflect.get(globalThis, 'Buffer')
    if (present === ClientBuffer) Reflect.deleteProperty(globalThis, 'Buffer')
  }
}
