import { transferErrors } from '@portico/core'
import { solanaErrors } from '../errors/solanaErrors.js'
import type { FoundSources, TokenSource } from './findSources.js'

export type ChooseSourcesParameters = FoundSources & {
  readonly mint: string
  readonly amount: bigint
  /** Maximum number of accounts. */
  readonly most: number
}

/**
 * Chooses the accounts that an amount is taken from, as few as can be, and how much from each. Throws
 * `solana/balance-frozen` where only frozen accounts hold enough, else `transfer/insufficient-token`.
 *
 * @param parameters The accounts and the amount.
 */
export function chooseSources(parameters: ChooseSourcesParameters): readonly TokenSource[] {
  const { amount, frozen, mint, most, sources } = parameters
  const parts: TokenSource[] = []
  let left = amount
  for (const source of sources.slice(0, most)) {
    if (source.amount >= left) return [...parts, { address: source.address, amount: left }]
    parts.push(source)
    left -= source.amount
  }
  const balance = amount - left
  if (frozen > 0n && (balance === 0n || frozen >= left))
    throw solanaErrors('solana/balance-frozen', { mint, balance, frozen })
  throw transferErrors('transfer/insufficient-token', { balance, amount })
}
