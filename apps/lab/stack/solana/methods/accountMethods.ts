import { invalidParams } from '@portico/app-parts/solana/RpcError'
import { base58, base64 } from '@scure/base'
import type { EncodedAccount } from '@solana/kit'
import { readAddress, readConfig, readStrings } from '../readParams.js'
import { encodeAccount, findAccount } from './encodeAccount.js'
import { type RpcMethods, withContext } from './RpcMethod.js'

function decodeFilter(bytes: unknown, encoding: unknown): Uint8Array {
  if (typeof bytes !== 'string') throw invalidParams('Invalid params: the bytes of a filter must be a text.')
  return encoding === 'base64' ? base64.decode(bytes) : base58.decode(bytes)
}

/** Creates a filter of `getProgramAccounts`: by data size, or by bytes at an offset. */
function createFilter(filter: unknown): (account: EncodedAccount) => boolean {
  const { dataSize, memcmp } = readConfig(filter)
  if (dataSize !== undefined) return ({ data }) => data.length === Number(dataSize)
  const { offset, bytes, encoding } = readConfig(memcmp)
  const wanted = decodeFilter(bytes, encoding)
  return ({ data }) => wanted.every((byte, at) => data[Number(offset) + at] === byte)
}

/** RPC methods for accounts of any kind. */
export const accountMethods: RpcMethods = {
  getBalance: (context, [key]) => withContext(context, context.ledger.vm.getBalance(readAddress(key)) ?? 0n),
  getAccountInfo: (context, [key, config]) =>
    withContext(context, findAccount(context.ledger.vm, readAddress(key), readConfig(config))),
  getMultipleAccounts(context, [keys, config]) {
    const { vm } = context.ledger
    const accounts = readStrings(keys).map((key) => findAccount(vm, readAddress(key), readConfig(config)))
    return withContext(context, accounts)
  },
  getProgramAccounts(context, [program, config]) {
    const { vm } = context.ledger
    const options = readConfig(config)
    const filters = Array.isArray(options.filters) ? options.filters.map(createFilter) : []
    const found = vm.getProgramAccounts(readAddress(program)).filter((each) => filters.every((filter) => filter(each)))
    const value = found.map((each) => ({ pubkey: each.address, account: encodeAccount(vm, each, options) }))
    return options.withContext ? withContext(context, value) : value
  },
  getMinimumBalanceForRentExemption: ({ ledger }, [size]) => {
    if (typeof size !== 'number' || !Number.isInteger(size) || size < 0)
      throw invalidParams('Invalid params: the size.')
    return ledger.vm.minimumBalanceForRentExemption(BigInt(size))
  },
}
