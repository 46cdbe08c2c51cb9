import { invalidParams } from '@portico/app-parts/solana/RpcError'
import { base58, base64 } from '@scure/base'
import type { Address, EncodedAccount } from '@solana/kit'
import type { LiteSVM } from 'litesvm'
import type { Config } from '../readParams.js'
import { encodeTokenData } from './encodeTokenData.js'

/** Rent epoch of accounts that are exempt from rent. */
const rentEpoch = 18_446_744_073_709_551_615n
/** Maximum length of data in base58, which is slow to encode. In bytes. */
const base58Limit = 128

function slice(data: Uint8Array, dataSlice: unknown): Uint8Array {
  if (typeof dataSlice !== 'object' || dataSlice === null) return data
  const [offset, length] = [Number(Reflect.get(dataSlice, 'offset')), Number(Reflect.get(dataSlice, 'length'))]
  return data.slice(offset, offset + length)
}

function encodeData(data: Uint8Array, encoding: unknown): unknown {
  if (encoding !== undefined && encoding !== 'base58') return [base64.encode(data), 'base64']
  if (data.length > base58Limit)
    throw invalidParams('Encoded binary (base 58) data should be less than 128 bytes, please use Base64 encoding.')
  return encoding ? [base58.encode(data), 'base58'] : base58.encode(data)
}

/**
 * Encodes an account as the RPC does.
 *
 * @param config `encoding` and `dataSlice` of the call.
 */
export function encodeAccount(vm: LiteSVM, account: EncodedAccount, { encoding, dataSlice }: Config): object {
  const data = Uint8Array.from(account.data)
  const parsed = encoding === 'jsonParsed' ? encodeTokenData(vm, account.programAddress, data) : undefined
  return {
    data: parsed ?? encodeData(slice(data, dataSlice), encoding),
    executable: account.executable,
    lamports: BigInt(account.lamports),
    owner: account.programAddress,
    rentEpoch,
    space: data.length,
  }
}

/** Encodes the account of an address, or returns `null` if there is none. */
export function findAccount(vm: LiteSVM, key: Address, config: Config): object | null {
  const account = vm.getAccount(key)
  return account.exists && account.lamports > 0n ? encodeAccount(vm, account, config) : null
}
