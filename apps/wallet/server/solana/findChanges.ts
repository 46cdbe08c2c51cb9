import type { BalanceChange } from '../../api/solanaRoutes.js'
import type { Holding } from './readHoldings.js'

/** An account before and after a transaction. */
export type AccountChange = { readonly key: string; readonly before: Holding; readonly after: Holding }

/**
 * Sums up what a user would lose and receive: SOL of their own account, and tokens of all accounts they own before or
 * after.
 *
 * @param account The user's address.
 * @param decimals Decimals of the tokens by mint.
 */
export function findChanges(parameters: {
  account: string
  accounts: readonly AccountChange[]
  decimals: Readonly<Record<string, number>>
}): readonly BalanceChange[] {
  const { account, accounts, decimals } = parameters
  const sums = new Map<string | null, bigint>()
  const add = (mint: string | null, amount: bigint) => sums.set(mint, (sums.get(mint) ?? 0n) + amount)
  for (const { key, before, after } of accounts) {
    if (key === account) add(null, after.lamports - before.lamports)
    if (before.token?.owner === account) add(before.token.mint, -before.token.amount)
    if (after.token?.owner === account) add(after.token.mint, after.token.amount)
  }
  return [...sums].flatMap(([mint, amount]) =>
    amount === 0n ? [] : [{ mint, amount: amount.toString(), decimals: mint === null ? 9 : (decimals[mint] ?? 0) }],
  )
}
