import { isPorticoError } from '@portico/core'

/** The transfer or the account's balance is at fault, so its fee cannot be estimated. */
const codes: readonly string[] = [
  'solana/account-frozen',
  'solana/balance-frozen',
  'solana/below-rent',
  'solana/unsupported-token',
  'solana/wrong-recipient',
  'transfer/insufficient-funds',
  'transfer/insufficient-token',
  'transfer/invalid-amount',
  'transfer/unsupported-chain',
]

/** Returns whether a fee is missing because the transfer would fail, and not because no node answered. */
export function isRefusedTransfer(error: unknown): boolean {
  return isPorticoError(error) && codes.includes(error.code)
}
