import { addressErrors, type Token, type TokenBalance, truncateAddress } from '@portico/core'
import { isRecord, stripControls } from '@portico/core/internal'
import { isSolanaAddress } from '../address/isSolanaAddress.js'
import type { SolanaRpc } from '../rpc/createRpcs.js'
import { readAccounts } from '../rpc/readAccounts.js'
import { programs } from '../tokens/programs.js'
import { getMostSources, readMint } from '../tokens/readMint.js'
import { readTokenName } from './readTokenName.js'

type PartialToken = Partial<Token> & { readonly address: string }

export type GetTokenBalancesParameters = {
  readonly rpc: SolanaRpc
  readonly address: string
  readonly tokens: readonly PartialToken[]
  /** Whether all other tokens that the owner holds are wanted as well. */
  readonly held?: boolean | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Reads balances of tokens of both token programs, over all accounts of the owner, how much of them is not frozen and
 * fits into one transfer, and the parts of the tokens that are unknown: decimals always, the name where the mint itself
 * holds it. What is no token is left out. Throws `address/invalid`, `solana/rpc-failed`, `connection/aborted`.
 *
 * @param parameters The account and its tokens.
 */
export async function getTokenBalances(parameters: GetTokenBalancesParameters): Promise<readonly TokenBalance[]> {
  const { rpc, address, tokens: named, signal } = parameters
  for (const each of [address, ...named.map((token) => token.address)])
    if (!isSolanaAddress(each)) throw addressErrors('address/invalid', { address: each })
  if (named.length === 0 && !parameters.held) return []
  const [held, namedMints] = await Promise.all([
    Promise.all([programs.token, programs.token2022].map((programId) => readHeld(rpc, address, programId, signal))),
    readAccounts(
      rpc,
      named.map((token) => token.address),
      signal,
    ),
  ])
  const others = parameters.held ? listOthers(held.flat(), named) : []
  const otherMints = others.length > 0 ? await readAccounts(rpc, others, signal) : []
  const tokens = [...named, ...others.map((mint): PartialToken => ({ address: mint }))]
  const mintAccounts = [...namedMints, ...otherMints]
  return tokens.flatMap((token, at): TokenBalance[] => {
    const account = mintAccounts[at]
    const isToken2022 = account?.owner === programs.token2022
    const mint = account && (isToken2022 || account.owner === programs.token) && readMint(account.data, isToken2022)
    if (!mint) return []
    const accounts = held.flat().filter((each) => each.mint === token.address)
    const amount = addUp(accounts)
    const open = accounts.filter(({ isFrozen }) => !isFrozen)
    const sendable = addUp(open.sort((a, b) => (a.amount < b.amount ? 1 : -1)).slice(0, getMostSources(mint)))
    const said = readTokenName(mint, token.address)
    const symbol = toLabel(token.symbol ?? said?.symbol ?? '') || truncateAddress(token.address)
    const name = toLabel(token.name ?? said?.name ?? '') || symbol
    // The chain's decimals, because a wrong number would send a different amount.
    const known = { address: token.address, symbol, name, decimals: mint.decimals, image: token.image }
    return [{ token: known, amount, ...(sendable < amount ? { sendable } : {}) }]
  })
}

type Held = { readonly mint: string; readonly amount: bigint; readonly isFrozen: boolean }

/** Returns the mints of what is held beside the named tokens. */
function listOthers(held: readonly Held[], named: readonly PartialToken[]): readonly string[] {
  const known = new Set(named.map((token) => token.address))
  const mints = held.flatMap(({ mint, amount }) =>
    amount > 0n && !known.has(mint) && isSolanaAddress(mint) ? mint : [],
  )
  return [...new Set(mints)]
}

function addUp(accounts: readonly Held[]): bigint {
  return accounts.reduce((sum, { amount }) => sum + amount, 0n)
}

async function readHeld(
  rpc: SolanaRpc,
  owner: string,
  programId: string,
  signal: AbortSignal | undefined,
): Promise<readonly Held[]> {
  const options = { encoding: 'jsonParsed', commitment: 'confirmed' }
  const answer = await rpc.request('getTokenAccountsByOwner', [owner, { programId }, options], signal)
  const list: unknown = isRecord(answer) ? answer.value : undefined
  if (!Array.isArray(list)) throw rpc.fail()
  return list.flatMap((item: unknown): Held[] => {
    const info = dig(item, 'account', 'data', 'parsed', 'info')
    const amount = dig(info, 'tokenAmount', 'amount')
    const mint = dig(info, 'mint')
    return typeof mint === 'string' && typeof amount === 'string' && /^\d{1,20}$/.test(amount)
      ? [{ mint, amount: BigInt(amount), isFrozen: dig(info, 'state') === 'frozen' }]
      : []
  })
}

function dig(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, name) => (isRecord(inner) ? inner[name] : undefined), value)
}

/** Tokens choose their names, so a name may contain anything. */
function toLabel(text: string): string {
  return stripControls(text).trim().slice(0, 64)
}
