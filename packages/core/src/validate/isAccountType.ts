/** Kinds of accounts; most wallets name none. */
export type AccountType = 'eoa' | 'smartAccount' | 'payment' | 'ordinal' | 'stx'

/** Says whether a value names a type of account. */
export function isAccountType(value: unknown): value is AccountType {
  return typeof value === 'string' && ['eoa', 'smartAccount', 'payment', 'ordinal', 'stx'].includes(value)
}
