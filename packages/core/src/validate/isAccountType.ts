import type { AccountType } from '../adapter/Connection.js'

/** Says whether a value names a type of account. */
export function isAccountType(value: unknown): value is AccountType {
  return typeof value === 'string' && ['eoa', 'smartAccount', 'payment', 'ordinal', 'stx'].includes(value)
}
