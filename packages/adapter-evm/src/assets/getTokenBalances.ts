import { type CaipNetworkId, type Token, type TokenBalance, truncateAddress } from '@portico/core'
import { stripControls } from '@portico/core/internal'
import { encodeFunctionData, type Hex, hexToBigInt, size } from 'viem'
import type { EvmClient } from '../calls/createClients.js'
import { formatEvmAddress } from '../calls/formatEvmAddress.js'
import { readChain } from '../calls/readChain.js'
import { decodeText } from './decodeText.js'
import { type ReadCall, readCalls } from './readCalls.js'
import { tokenAbi } from './tokenAbi.js'

type PartialToken = Partial<Token> & { readonly address: string }

export type GetTokenBalancesParameters = {
  readonly client: EvmClient
  readonly networkId: CaipNetworkId
  readonly address: string
  readonly tokens: readonly PartialToken[]
  readonly signal?: AbortSignal | undefined
}

/** Selectors of functions without arguments. */
const selectors = { decimals: '0x313ce567', symbol: '0x95d89b41', name: '0x06fdde03' } as const

type Read = { readonly token: PartialToken; readonly part: 'balance' | keyof typeof selectors; readonly call: ReadCall }

/**
 * Reads balances of ERC-20 tokens and whatever parts of the tokens are unknown, in one call where the network has
 * Multicall3. A token whose balance or decimals cannot be read is left out. Throws `address/invalid`, `evm/rpc-failed`,
 * `connection/aborted`.
 *
 * @param parameters The account and its tokens.
 */
export async function getTokenBalances(parameters: GetTokenBalancesParameters): Promise<readonly TokenBalance[]> {
  const { client, networkId, tokens, signal } = parameters
  const owner = formatEvmAddress(parameters.address)
  const balanceOf = encodeFunctionData({ abi: tokenAbi, functionName: 'balanceOf', args: [owner] })
  const reads = tokens.flatMap((token): Read[] => {
    const to = formatEvmAddress(token.address)
    const parts = (['decimals', 'symbol', 'name'] as const).filter((part) => token[part] === undefined)
    const unknown = parts.map((part): Read => ({ token, part, call: { to, data: selectors[part] } }))
    return [{ token, part: 'balance', call: { to, data: balanceOf } }, ...unknown]
  })
  const run = () =>
    readCalls(
      client,
      reads.map(({ call }) => call),
    )
  const results = await readChain(networkId, run, signal)
  return tokens.flatMap((token) => {
    const find = (part: Read['part']) => results[reads.findIndex((read) => read.token === token && read.part === part)]
    return toBalance(token, find)
  })
}

function toBalance(token: PartialToken, find: (part: Read['part']) => Hex | undefined): TokenBalance[] {
  const amount = toNumber(find('balance'))
  const decimals = token.decimals ?? Number(toNumber(find('decimals')) ?? Number.NaN)
  // A 256-bit number has at most 78 digits.
  if (amount === undefined || !(decimals >= 0 && decimals <= 77)) return []
  const address = formatEvmAddress(token.address)
  const symbol = toLabel(token.symbol ?? decodeText(find('symbol'))) || truncateAddress(address)
  const name = toLabel(token.name ?? decodeText(find('name'))) || symbol
  return [{ token: { address, symbol, name, decimals, image: token.image }, amount }]
}

function toNumber(result: Hex | undefined): bigint | undefined {
  return result && size(result) === 32 ? hexToBigInt(result) : undefined
}

/** Tokens choose their names, so a name may contain anything. */
function toLabel(text: string): string {
  return stripControls(text).trim().slice(0, 64)
}
