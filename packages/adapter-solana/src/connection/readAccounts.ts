import type { Account } from '@portico/core'
import { isRecord } from '@portico/core/internal'
import { isSolanaAddress } from '../address/isSolanaAddress.js'

/**
 * Reads a wallet's list of accounts, each address once, in the wallet's order. Accounts of other chains are left out.
 *
 * @param value A wallet's answer or event.
 * @returns The accounts, `undefined` when the value is no list of accounts.
 */
export function readAccounts(value: unknown): readonly Account[] | undefined {
  if (!Array.isArray(value)) return undefined
  const addresses: string[] = []
  const items: readonly unknown[] = value
  for (const item of items) {
    if (!isRecord(item)) return undefined
    const { address, chains } = item
    if (typeof address !== 'string' || !Array.isArray(chains)) return undefined
    if (!chains.some((chain) => String(chain).startsWith('solana:'))) continue
    if (!isSolanaAddress(address)) return undefined
    if (!addresses.includes(address)) addresses.push(address)
  }
  return addresses.map((address) => ({ address }))
}
