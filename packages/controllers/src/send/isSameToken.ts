import type { Token } from '@portico/core'

type Addressed = Pick<Token, 'address'>

/** Returns whether two tokens of one network are the same. Case is ignored in hexadecimal addresses. */
export function isSameToken(one: Addressed, other: Addressed): boolean {
  return normalize(one.address) === normalize(other.address)
}

function normalize(address: string | undefined): string | undefined {
  return address?.startsWith('0x') ? address.toLowerCase() : address
}
