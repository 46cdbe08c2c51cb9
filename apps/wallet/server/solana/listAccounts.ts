import type { DecodedMessage } from '@portico/app-parts/solana/decodeTransaction'
import { base58 } from '@scure/base'
import { readAccountData } from './readHoldings.js'

/** Accounts of a transaction by index, and those that are writable. */
export type ListedAccounts = { readonly keys: readonly string[]; readonly writable: readonly string[] }

/** The parts of a message that name accounts, as strings. */
export type ListedMessage = Pick<DecodedMessage, 'header'> & {
  readonly staticKeys: readonly string[]
  readonly lookups: readonly (Omit<DecodedMessage['lookups'][number], 'lookupTableAddress'> & {
    readonly lookupTableAddress: string
  })[]
}

const keyLength = 32
/** Size of a lookup table's header, in bytes. */
const tableHeaderLength = 56

/**
 * Lists the accounts of a transaction, including those of lookup tables.
 *
 * @param readAccounts Reads accounts from the chain.
 * @throws Error If a lookup table lacks an entry.
 */
export async function listAccounts(
  { staticKeys, header, lookups }: ListedMessage,
  readAccounts: (keys: readonly string[]) => Promise<readonly unknown[]>,
): Promise<ListedAccounts> {
  const { numSignerAccounts, numReadonlySignerAccounts, numReadonlyNonSignerAccounts } = header
  const own = staticKeys.filter((_, at) =>
    at < numSignerAccounts
      ? at < numSignerAccounts - numReadonlySignerAccounts
      : at < staticKeys.length - numReadonlyNonSignerAccounts,
  )
  const tables =
    lookups.length > 0 ? await readAccounts(lookups.map(({ lookupTableAddress }) => lookupTableAddress)) : []
  const find = (table: number, indexes: readonly number[]) =>
    indexes.map((index) => {
      const from = tableHeaderLength + index * keyLength
      const key = readAccountData(tables[table]).subarray(from, from + keyLength)
      if (key.length < keyLength) throw new Error('a lookup table lacks an account')
      return base58.encode(key)
    })
  const writable = lookups.flatMap(({ writableIndexes }, at) => find(at, writableIndexes))
  const readonly = lookups.flatMap(({ readonlyIndexes }, at) => find(at, readonlyIndexes))
  return { keys: [...staticKeys, ...writable, ...readonly], writable: [...own, ...writable] }
}
