import type { Token } from '@portico/core'

type Addressed = Pick<Token, 'address'>

/** Says whether two tokens of one network are the same. Hexadecimal addresses are compared without regard to case. */
export function isSameToken(one: Addressed, other: Addressed): boolean {
  return normalize(one.address) === normalize(other.address)
}

function normalize(address: string | undefined): string | undefined {
  return address?.startsWith('0x') ? address.toLowerCase() : address
}
