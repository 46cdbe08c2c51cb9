import { isRecord } from '@portico/core'
import { base64 } from '@scure/base'
import type { SolanaRpc } from '../rpc/createRpcs.js'
import { readTokenAccount, type TokenAccount } from './readTokenAccount.js'

export type FindSourceParameters = {
  readonly owner: string
  readonly mint: string
  readonly tokenProgram: string
  readonly signal: AbortSignal | undefined
}

export type FoundSource = {
  readonly source: (TokenAccount & { readonly address: string }) | undefined
  /** `undefined` when none is frozen. */
  readonly frozen: bigint | undefined
}

/**
 * Finds the token account that a transfer is taken from, for it has one source: of the owner's accounts that are not
 * frozen the one that holds the most.
 *
 * @param rpc The cluster.
 * @param parameters The owner and the token.
 * @returns The account, and the most that a frozen one holds.
 */
export async function findSource(
  rpc: SolanaRpc,
  { owner, mint, tokenProgram, signal }: FindSourceParameters,
): Promise<FoundSource> {
  const options = { encoding: 'base64', commitment: 'confirmed' }
  const answer = await rpc.request('getTokenAccountsByOwner', [owner, { mint }, options], signal)
  const list: unknown = isRecord(answer) ? answer.value : undefined
  if (!Array.isArray(list)) throw rpc.fail()
  let source: FoundSource['source']
  let frozen: bigint | undefined
  const items: readonly unknown[] = list
  for (const item of items) {
    if (!isRecord(item) || typeof item.pubkey !== 'string' || !isRecord(item.account)) throw rpc.fail()
    const [data]: readonly unknown[] = Array.isArray(item.account.data) ? item.account.data : []
    const account = typeof data === 'string' ? readTokenAccount(decode(rpc, data)) : undefined
    if (item.account.owner !== tokenProgram || account?.mint !== mint || account.owner !== owner) continue
    const { amount, isFrozen } = account
    if (isFrozen) frozen = frozen === undefined || amount > frozen ? amount : frozen
    else if (!source || amount > source.amount) source = { ...account, address: item.pubkey }
  }
  return { source, frozen }
}

function decode(rpc: SolanaRpc, data: string): Uint8Array {
  try {
    return base64.decode(data)
  } catch (error) {
    throw rpc.fail(error)
  }
}
