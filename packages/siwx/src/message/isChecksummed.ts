import { keccak256 } from './keccak256.js'

/**
 * Returns whether an address is spelled with its EIP-55 checksum.
 *
 * @param address `0x` and 40 hex digits.
 */
export function isChecksummed(address: string): boolean {
  if (!/^0x[\da-f]{40}$/i.test(address)) return false
  const digits = address.slice(2).toLowerCase()
  const hash = keccak256(digits)
  const spelled = [...digits].map((digit, index) =>
    Number.parseInt(hash[index] ?? '0', 16) > 7 ? digit.toUpperCase() : digit,
  )
  return address === `0x${spelled.join('')}`
}
