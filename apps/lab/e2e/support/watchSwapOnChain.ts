import type { Chain } from './createChain.js'

export type SwapOnChainParameters = {
  readonly chain: Chain
  readonly account: string
  /** Symbols of the tokens. */
  readonly from: string
  readonly to: string
}

/**
 * Reads an account's balances of two tokens before it confirms a swap.
 *
 * @returns A function that reads, once the swap is in a block, its hash and what it took and gave, in base units and
 *   without the network fee.
 */
export async function watchSwapOnChain({ chain, account, from, to }: SwapOnChainParameters) {
  const read = (symbol: string) =>
    symbol === 'ETH' ? chain.getBalance(account) : chain.getTokenBalance(symbol, account)
  const [before, beforeTo] = await Promise.all([read(from), read(to)])
  return async () => {
    const { hash } = await chain.getLastSent(account)
    const { effectiveGasPrice, gasUsed } = await chain.getReceipt(hash)
    const fee = effectiveGasPrice * gasUsed
    const sold = before - (await read(from)) - (from === 'ETH' ? fee : 0n)
    const received = (await read(to)) - beforeTo + (to === 'ETH' ? fee : 0n)
    return { hash, sold, received }
  }
}
