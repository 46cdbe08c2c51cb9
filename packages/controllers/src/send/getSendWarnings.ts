import { isSameToken } from './isSameToken.js'
import type { SendState } from './SendState.js'

/**
 * Addresses without a private key: the first of EVM chains, among them the zero address, the contracts of the chain itself
 * and the usual burn address; Solana's system program (32 zero bytes) and its incinerator.
 */
const keyless = /^(0x0{36}[\da-f]{4}|1{32}|1nc1nerator1{32})$/i

/**
 * `own-address`: the recipient is the sender. `keyless`: nobody can ever move what is sent there. `token-contract`:
 * what is sent to a token's contract is usually lost. `look-alike`: the address begins and ends like the user's own but
 * differs, as in address poisoning.
 */
export type SendWarning = 'own-address' | 'keyless' | 'token-contract' | 'look-alike'

/**
 * Returns warnings about sending to the recipient.
 *
 * @param state The send form, or a snapshot of it.
 */
export function getSendWarnings(state: Pick<SendState, 'from' | 'recipient' | 'tokens'>): readonly SendWarning[] {
  const { from, recipient, tokens } = state
  const { address } = recipient
  if (!address) return []
  const warnings: SendWarning[] = []
  if (from && isSameToken({ address }, { address: from })) warnings.push('own-address')
  else if (keyless.test(address)) warnings.push('keyless')
  else if (from && ends(address) === ends(from)) warnings.push('look-alike')
  if (tokens.some(({ token }) => token.address && isSameToken({ address: token.address }, { address })))
    warnings.push('token-contract')
  return warnings
}

/** The parts of an address that users compare. */
function ends(address: string): string {
  const bare = address.startsWith('0x') ? address.slice(2).toLowerCase() : address
  return `${bare.slice(0, 4)}…${bare.slice(-4)}`
}
