/** How many characters `truncateAddress` keeps. */
export type TruncateAddressOptions = {
  /** Characters kept at the start, `0x` included. Default 4. */
  readonly start?: number | undefined
  /** Characters kept at the end. Default 6. */
  readonly end?: number | undefined
}

/**
 * Shortens an address in its middle.
 *
 * @example truncateAddress('0x12a4567890abcdef1234567890abcdef12abcdef') // '0x12…abcdef'
 */
export function truncateAddress(address: string, { start = 4, end = 6 }: TruncateAddressOptions = {}): string {
  if (address.length <= start + end + 1) return address
  return `${address.slice(0, start)}…${address.slice(address.length - end)}`
}
