import { afterEach, expect, test, vi } from 'vitest'
import { createNonce } from './createNonce.js'

afterEach(() => void vi.restoreAllMocks())

/** Has the platform's randomness return a byte again and again, and after that others. */
function returnBytes(first: number, then: number) {
  const bytes = [first, then]
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint8Array) array.fill(bytes.shift() ?? then)
    return array
  })
}

test('has 24 letters and digits, and is another one each time', () => {
  const nonces = Array.from({ length: 50 }, createNonce)
  for (const nonce of nonces) expect(nonce).toMatch(/^[A-Za-z0-9]{24}$/)
  expect(new Set(nonces).size).toBe(50)
})

test('has no character that is likelier than others', () => {
  const counts = new Map<string, number>()
  for (let byte = 0; byte < 256; byte++) {
    // A byte that would favour some characters is thrown away, and another one drawn.
    returnBytes(byte, byte < 248 ? byte : 0)
    const nonce = createNonce()
    expect(nonce).toBe(nonce.charAt(0).repeat(24))
    if (byte < 248) counts.set(nonce.charAt(0), (counts.get(nonce.charAt(0)) ?? 0) + 1)
    else expect(crypto.getRandomValues).toHaveBeenCalledTimes(2)
    vi.restoreAllMocks()
  }
  expect([...counts.keys()].sort().join('')).toBe('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz')
  expect(new Set(counts.values())).toEqual(new Set([4]))
})

test('is full although some bytes are thrown away', () => {
  let next = 240
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint8Array) array.forEach((_, index) => void array.fill(next++ % 256, index))
    return array
  })
  expect(createNonce()).toMatch(/^[A-Za-z0-9]{24}$/)
})
