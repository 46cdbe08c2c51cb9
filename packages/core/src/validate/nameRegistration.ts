import { defineErrors } from '../errors/defineErrors.js'

/** Creates errors of domain `name`: name registration. */
export const nameErrors = defineErrors({
  'name/invalid-chain-id': { message: 'Invalid chainId' },
  'name/not-connected': { message: 'Address or auth connector not found' },
  'name/unsupported-network': { message: 'The data service registers no names for this network.' },
  'name/invalid': {
    message: (p: { reason: 'too-short' | 'characters' }) =>
      p.reason === 'too-short'
        ? 'Name must be at least 4 characters long'
        : 'Can only contain letters, numbers and - characters',
  },
  'name/check-failed': { message: 'Error resolving name' },
  'name/suggestions-failed': { message: 'Error fetching name suggestions' },
  'name/names-failed': { message: 'Error fetching names for address' },
  'name/owned': { message: (_: { name: string }) => 'You already own a name' },
  'name/in-progress': { message: 'A name is being registered already. Wait until that has ended.' },
  'name/taken': { message: (p: { name: string }) => `${p.name} belongs to another account.` },
  'name/registration-failed': { message: (p: { name: string }) => `Error registering name ${p.name}` },
})

/**
 * Returns the coin type of an EVM chain for name records (ENSIP-11). Throws `name/invalid-chain-id`.
 *
 * @param chainId EVM chain id below 2147483648.
 */
export function toCoinType(chainId: number): number {
  if (!Number.isInteger(chainId) || chainId < 0 || chainId >= 0x80000000) throw nameErrors('name/invalid-chain-id')
  return 0x80000000 + chainId
}

/**
 * Returns whether a name, without its suffix, may be registered: at least 4 letters, digits or hyphens. Hyphens in the
 * third and fourth place are kept for other spellings (ENSIP-15): no such name resolves.
 */
export function isRegistrableName(value: string): boolean {
  return /^(?!..--)[a-z\d-]{4,}$/i.test(value)
}
