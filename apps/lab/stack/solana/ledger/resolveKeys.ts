import type { DecodedMessage } from '@portico/app-parts/solana/decodeTransaction'
import { base58 } from '@scure/base'
import { type Address, address } from '@solana/kit'
import type { LiteSVM } from 'litesvm'

const keyLength = 32
/** Size of a lookup table's header, in bytes. */
const tableHeaderLength = 56

/**
 * Lists the accounts of a transaction, including those of lookup tables. Entries that a table lacks are omitted, and
 * the VM fails the transaction.
 */
export function resolveKeys(
  vm: LiteSVM,
  { staticKeys, lookups }: DecodedMessage,
): { keys: readonly Address[]; loaded: { writable: readonly Address[]; readonly: readonly Address[] } } {
  const find = (table: Address, indexes: readonly number[]) => {
    const account = vm.getAccount(table)
    if (!account.exists) return []
    return indexes.flatMap((index) => {
      const from = tableHeaderLength + index * keyLength
      const bytes = Uint8Array.from(account.data.subarray(from, from + keyLength))
      return bytes.length === keyLength ? [address(base58.encode(bytes))] : []
    })
  }
  const writable = lookups.flatMap(({ lookupTableAddress, writableIndexes }) =>
    find(lookupTableAddress, writableIndexes),
  )
  const readonly = lookups.flatMap(({ lookupTableAddress, readonlyIndexes }) =>
    find(lookupTableAddress, readonlyIndexes),
  )
  return { keys: [...staticKeys, ...writable, ...readonly], loaded: { writable, readonly } }
}
