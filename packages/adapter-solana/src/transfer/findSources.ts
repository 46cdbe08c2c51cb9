import { isRecord } from '@portico/core/internal'
import { base64 } from '@scure/base'
import type { SolanaRpc } from '../rpc/createRpcs.js'
import { readTokenAccount } from '../tokens/readTokenAccount.js'

export type FindSourcesParameters = {
  readonly owner: string
  readonly mint: string
  readonly tokenProgram: string
  readonly signal: AbortSignal | undefined
}

/** A token account with its balance, or the amount taken from it. */
export type TokenSource = { readonly address: string; readonly amount: bigint }

export type FoundSources = {
  /** Accounts with a balance, largest first. */
  readonly sources: readonly TokenSource[]
  /** Balance of accounts that the issuer has frozen. */
  readonly frozen: bigint
}

/**
 * Finds the owner's accounts that a token can be sent from.
 *
 * @param rpc The cluster.
 * @param parameters The owner and the token.
 */
export async function findSources(
  rpc: SolanaRpc,
  { owner, mint, tokenProgram, signal }: FindSourcesParameters,
): Promise<FoundSources> {
  const options = { encoding: 'base64', commitment: 'confirmed' }
  const answer = await rpc.request('getTokenAccountsByOwner', [owner, { mint }, options], signal)
  const list: unknown = isRecord(answer) ? answer.value : undefined
  if (!Array.isArray(list)) throw rpc.fail()
  const sources: TokenSource[] = []
  let frozen = 0n
  const items: readonly unknown[] = list
  for (const item of items) {
    if (!isRecord(item) || typeof item.pubkey !== 'string' || !isRecord(item.account)) throw rpc.fail()
    const [data]: readonly unknown[] = Array.isArray(item.account.data) ? item.account.data : []
    const account = typeof data === 'string' ? readTokenAccount(decode(rpc, data)) : undefined
    if (item.account.owner !== tokenProgram || account?.mint !== mint || account.owner !== owner) continue
    const { amount, isFrozen } = account
    if (isFrozen) frozen += amount
    else if (amount > 0n) sources.push({ address: item.pubkey, amount })
  }
  return { sources: sources.sort((a, b) => (a.amount < b.amount ? 1 : -1)), frozen }
}

function decode(rpc: SolanaRpc, data: string): Uint8Array {
  try {
    return base64.decode(data)
  } catch (error) {
    throw rpc.fail(error)
  }
}
