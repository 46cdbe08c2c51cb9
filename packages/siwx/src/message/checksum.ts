import { keccak256 } from './keccak256.js'

const address = /^0x[\da-f]{40}$/i

/**
 * Spells an EVM address with its EIP-55 checksum. What is no such address is returned as it is.
 *
 * @param text `0x` and 40 hex digits.
 */
export function addChecksum(text: string): string {
  if (!address.test(text)) return text
  const digits = text.slice(2).toLowerCase()
  const hash = keccak256(digits)
  const spelled = [...digits].map((digit, index) =>
    Number.parseInt(hash.charAt(index), 16) > 7 ? digit.toUpperCase() : digit,
  )
  return `0x${spelled.join('')}`
}

/**
 * Returns whether an address is spelled with its EIP-55 checksum.
 *
 * @param text `0x` and 40 hex digits.
 */
export function isChecksummed(text: string): boolean {
  return address.test(text) && addChecksum(text) === text
}
