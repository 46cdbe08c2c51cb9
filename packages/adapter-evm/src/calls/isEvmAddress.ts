import { getAddress } from 'viem'

/**
 * Says whether a text is an EVM address: `0x` and 40 hex digits, with the EIP-55 checksum right where upper and lower
 * case are mixed.
 *
 * @param value Text to check, without surrounding spaces.
 */
export function isEvmAddress(value: string): value is `0x${string}` {
  if (!/^0x[\da-fA-F]{40}$/.test(value)) return false
  const digits = value.slice(2)
  if (digits === digits.toLowerCase() || digits === digits.toUpperCase()) return true
  return getAddress(`0x${digits.toLowerCase()}`) === value
}
