import { type Address, address } from '@solana/kit'
import type { LiteSVM } from 'litesvm'
import { parseTokenAccount, parseTokenMint, tokenPrograms, toUiAmount, type UiAmount } from './parseTokenData.js'

/** Balance of a token account of a transaction. */
export type TokenBalance = {
  readonly accountIndex: number
  readonly mint: string
  readonly owner: string
  readonly programId: string
  readonly uiTokenAmount: UiAmount
}

/** Returns the decimals of a token, or `undefined` if there is no such mint. */
export function readDecimals(vm: LiteSVM, mint: string): number | undefined {
  const account = vm.getAccount(address(mint))
  return account.exists ? parseTokenMint(Uint8Array.from(account.data))?.decimals : undefined
}

/**
 * Reads the balance of a token account.
 *
 * @param accountIndex Index of the account in its transaction.
 * @returns `undefined` for any other account.
 */
export function readTokenBalance(vm: LiteSVM, key: Address, accountIndex: number): TokenBalance | undefined {
  const account = vm.getAccount(key)
  if (!account.exists || !tokenPrograms[account.programAddress]) return undefined
  const parsed = parseTokenAccount(Uint8Array.from(account.data))
  const decimals = parsed && readDecimals(vm, parsed.mint)
  if (!parsed || decimals === undefined) return undefined
  const { mint, owner, amount } = parsed
  return { accountIndex, mint, owner, programId: account.programAddress, uiTokenAmount: toUiAmount(amount, decimals) }
}
