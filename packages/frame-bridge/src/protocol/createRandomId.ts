/** Creates an id of 128 random bits in hex, which also works where `crypto.randomUUID` is missing (plain http). */
export function createRandomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
