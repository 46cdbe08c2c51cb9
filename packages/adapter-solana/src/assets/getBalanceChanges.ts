import { type Actions, addressErrors } from '@portico/core'
import { isRecord } from '@portico/core/internal'
import { isSolanaAddress } from '../address/isSolanaAddress.js'
import type { SolanaRpc } from '../rpc/createRpcs.js'

type Parameters = Omit<globalThis.Parameters<NonNullable<Actions['getBalanceChanges']>>[0], 'networkId'> & {
  readonly rpc: SolanaRpc
}

/**
 * Reads by how much a confirmed transaction changed an account's balances, from what the transaction itself records: of
 * the native currency without the fee, and of tokens over all accounts of the owner. `undefined` for each while the
 * cluster does not know the transaction, and for an amount that its JSON cannot hold. Throws `address/invalid`,
 * `solana/rpc-failed`, `connection/aborted`.
 *
 * @param parameters The transaction, the account and the mints.
 */
export async function getBalanceChanges({
  rpc,
  hash,
  account,
  tokens,
  signal,
}: Parameters): Promise<readonly (bigint | undefined)[]> {
  for (const each of [account, ...tokens])
    if (each !== undefined && !isSolanaAddress(each)) throw addressErrors('address/invalid', { address: each })
  const options = { encoding: 'json', commitment: 'confirmed', maxSupportedTransactionVersion: 0 }
  const answer = await rpc.request('getTransaction', [hash, options], signal)
  if (answer === null || answer === undefined) return tokens.map(() => undefined)
  const meta = isRecord(answer) ? answer.meta : undefined
  const transaction = isRecord(answer) ? answer.transaction : undefined
  if (!isRecord(meta) || !isRecord(transaction) || !isRecord(transaction.message)) throw rpc.fail()
  const { accountKeys } = transaction.message
  const loaded = isRecord(meta.loadedAddresses) ? meta.loadedAddresses : {}
  const keys = [accountKeys, loaded.writable, loaded.readonly].flatMap((list) => (Array.isArray(list) ? list : []))
  return tokens.map((token) =>
    token === undefined
      ? readNative(meta, keys.indexOf(account))
      : sumHeld(meta.postTokenBalances, account, token) - sumHeld(meta.preTokenBalances, account, token),
  )
}

function readNative(meta: Readonly<Record<string, unknown>>, at: number): bigint | undefined {
  if (at < 0) return 0n
  const [before, after, fee] = [meta.preBalances, meta.postBalances]
    .map((list) => (Array.isArray(list) ? list[at] : 0))
    .concat(meta.fee)
    .map((value) => (typeof value === 'number' && Number.isSafeInteger(value) ? BigInt(value) : undefined))
  if (before === undefined || after === undefined || fee === undefined) return undefined
  // The first account pays the fee.
  return after - before + (at === 0 ? fee : 0n)
}

function sumHeld(list: unknown, owner: string, mint: string): bigint {
  if (!Array.isArray(list)) return 0n
  return list.reduce<bigint>((sum, entry: unknown) => {
    if (!isRecord(entry) || entry.owner !== owner || entry.mint !== mint || !isRecord(entry.uiTokenAmount)) return sum
    const { amount } = entry.uiTokenAmount
    return typeof amount === 'string' && /^\d{1,20}$/.test(amount) ? sum + BigInt(amount) : sum
  }, 0n)
}
