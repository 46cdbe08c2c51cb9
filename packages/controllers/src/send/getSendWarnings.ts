import { isSameToken } from './isSameToken.js'
import type { SendState } from './SendState.js'

/**
 * `own-address`: the money comes back. `token-contract`: what is sent to a token's contract is usually lost.
 * `look-alike`: the address begins and ends like the person's own but is another one, as in address poisoning.
 */
export type SendWarning = 'own-address' | 'token-contract' | 'look-alike'

/**
 * Returns what a person should know before sending to the recipient.
 *
 * @param state The send form, or a snapshot of it.
 */
export function getSendWarnings(state: Pick<SendState, 'from' | 'recipient' | 'tokens'>): readonly SendWarning[] {
  const { from, recipient, tokens } = state
  const { address } = recipient
  if (!address) return []
  const warnings: SendWarning[] = []
  if (from && isSameToken({ address }, { address: from })) warnings.push('own-address')
  else if (from && ends(address) === ends(from)) warnings.push('look-alike')
  if (tokens.some(({ token }) => token.address && isSameToken(token, { address }))) warnings.push('token-contract')
  return warnings
}

/** The parts of an address people compare. */
function ends(address: string): string {
  const bare = address.startsWith('0x') ? address.slice(2).toLowerCase() : address
  return `${bare.slice(0, 4)}…${bare.slice(-4)}`
}
