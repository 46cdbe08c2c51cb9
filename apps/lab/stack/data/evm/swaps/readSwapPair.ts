import type { Address } from 'viem'
import { DataError } from '../../readAccount.js'
import type { EvmChain } from '../createEvmChain.js'

/** By which requests name the coin of an EVM chain. */
export const nativeAddress = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** One token of a request. */
export type SwapToken = { readonly chain: EvmChain; readonly address: Address; readonly isNative: boolean }

/** Two tokens on one chain, and the exchange that swaps them. */
export type SwapPair = {
  readonly chain: EvmChain
  readonly router: Address
  readonly weth: Address
  readonly from: SwapToken
  readonly to: SwapToken
}

/**
 * Reads a token of a request.
 *
 * @param id CAIP-10 id, such as `eip155:1:0x…`.
 * @throws DataError If it is none, or on a chain that the service does not know.
 */
export function readSwapToken(chains: readonly EvmChain[], id: unknown): SwapToken {
  const [, caip, text = ''] = /^(eip155:\d+):(0x[0-9a-f]{40})$/i.exec(typeof id === 'string' ? id : '') ?? []
  const chain = chains.find((each) => each.caip === caip)
  if (!chain) throw new DataError(`"${String(id).slice(0, 100)}" is no token on a chain of the service`)
  // The pattern is that of an address.
  const address = text.toLowerCase() as Address
  return { chain, address, isNative: address === nativeAddress }
}

/**
 * Reads the tokens of a swap.
 *
 * @throws DataError If they are on several chains, or their chain has no exchange.
 */
export function readSwapPair(chains: readonly EvmChain[], ids: { from: unknown; to: unknown }): SwapPair {
  const from = readSwapToken(chains, ids.from)
  const to = readSwapToken(chains, ids.to)
  const { chain } = from
  const { uniswapRouter: router, WETH: weth } = chain.contracts
  if (to.chain !== chain) throw new DataError('Both tokens must be on the same chain')
  if (!router || !weth) throw new DataError(`${chain.caip} has no exchange`)
  return { chain, router, weth, from, to }
}

/**
 * Reads an amount in base units.
 *
 * @throws DataError If it is none.
 */
export function readAmount(text: unknown): bigint {
  if (typeof text !== 'string' || !/^\d{1,78}$/.test(text)) throw new DataError('"amount" must be in base units')
  return BigInt(text)
}
