/** Kinds of accounts. Most wallets do not report one. */
export type AccountType = 'eoa' | 'smartAccount' | 'payment' | 'ordinal' | 'stx'

/** Returns whether a value is an account type. */
export function isAccountType(value: unknown): value is AccountType {
  return typeof value === 'string' && ['eoa', 'smartAccount', 'payment', 'ordinal', 'stx'].includes(value)
}
