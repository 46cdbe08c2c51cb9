import type { Account } from '@portico/core'
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
  for (const item of value as readonly unknown[]) {
    if (typeof item !== 'object' || item === null) return undefined
    const { address, chains } = item as { readonly address?: unknown; readonly chains?: unknown }
    if (typeof address !== 'string' || !Array.isArray(chains)) return undefined
    if (!chains.some((chain) => String(chain).startsWith('solana:'))) continue
    if (!isSolanaAddress(address)) return undefined
    if (!addresses.includes(address)) addresses.push(address)
  }
  return addresses.map((address) => ({ address }))
}
