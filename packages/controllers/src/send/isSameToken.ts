import type { Token } from '@portico/core'

type Addressed = Pick<Token, 'address' | 'item'>

/**
 * Returns whether two tokens of one network are the same, and the same of a contract's items. Case is ignored in
 * hexadecimal addresses.
 */
export function isSameToken(one: Addressed, other: Addressed): boolean {
  return normalize(one.address) === normalize(other.address) && one.item?.id === other.item?.id
}

function normalize(address: string | undefined): string | undefined {
  return address?.startsWith('0x') ? address.toLowerCase() : address
}
