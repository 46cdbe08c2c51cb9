import type { Account } from '@portico/core'
import { getAddress, isAddress } from 'viem/utils'

/**
 * Reads a wallet's list of accounts into EIP-55 spelling, each address once.
 *
 * @param value A wallet's answer or event.
 * @returns The accounts in the wallet's order, `undefined` when the value is no list of addresses.
 */
export function readAccounts(value: unknown): readonly Account[] | undefined {
  if (!Array.isArray(value)) return undefined
  // Wallets differ in spelling, so the checksum is computed instead of checked.
  const isAccount = (item: unknown): item is `0x${string}` =>
    typeof item === 'string' && isAddress(item, { strict: false })
  const list: readonly unknown[] = value
  if (!list.every(isAccount)) return undefined
  return [...new Set(list.map((item) => getAddress(item)))].map((address) => ({ address }))
}
