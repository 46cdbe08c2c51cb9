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

/**
 * Finds the owner's token account that holds the most of a token, for one transfer has one source.
 *
 * @param rpc The cluster.
 * @param parameters The owner and the token.
 */
export async function findSource(
  rpc: SolanaRpc,
  { owner, mint, tokenProgram, signal }: FindSourceParameters,
): Promise<(TokenAccount & { readonly address: string }) | undefined> {
  const options = { encoding: 'base64', commitment: 'confirmed' }
  const answer = await rpc.request('getTokenAccountsByOwner', [owner, { mint }, options], signal)
  const list: unknown = isRecord(answer) ? answer.value : undefined
  if (!Array.isArray(list)) throw rpc.fail()
  let best: (TokenAccount & { readonly address: string }) | undefined
  const items: readonly unknown[] = list
  for (const item of items) {
    if (!isRecord(item) || typeof item.pubkey !== 'string' || !isRecord(item.account)) throw rpc.fail()
    const [data]: readonly unknown[] = Array.isArray(item.account.data) ? item.account.data : []
    const account = typeof data === 'string' ? readTokenAccount(decode(rpc, data)) : undefined
    if (item.account.owner !== tokenProgram || account?.mint !== mint || account.owner !== owner) continue
    if (!best || account.amount > best.amount) best = { ...account, address: item.pubkey }
  }
  return best
}

function decode(rpc: SolanaRpc, data: string): Uint8Array {
  try {
    return base64.decode(data)
  } catch (error) {
    throw rpc.fail(error)
  }
}
