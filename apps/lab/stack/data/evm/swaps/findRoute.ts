import { type Address, parseAbi } from 'viem'
import type { SwapPair } from './readSwapPair.js'

const abi = parseAbi(['function getAmountsOut(uint256 amount, address[] path) view returns (uint256[] amounts)'])

/** A way through the pools, and what comes out at its end. */
export type Route = { readonly path: readonly Address[]; readonly toAmount: bigint }

/** Finds the way that gives the most: through a pool of the two tokens, or by LUSD. undefined if no pools connect them. */
export async function findRoute(pair: SwapPair, amount: bigint): Promise<Route | undefined> {
  const { chain, router, weth, from, to } = pair
  const [first, last] = [from, to].map(({ address, isNative }) => (isNative ? weth : address))
  const { LUSD } = chain.contracts
  if (!first || !last || first.toLowerCase() === last.toLowerCase() || amount === 0n) return undefined
  const isBetween = LUSD && [first, last].every((end) => end.toLowerCase() !== LUSD.toLowerCase())
  const paths = [[first, last], ...(isBetween ? [[first, LUSD, last]] : [])]
  const routes = await Promise.all(
    paths.map(async (path): Promise<Route | undefined> => {
      const read = { address: router, abi, functionName: 'getAmountsOut', args: [amount, path] } as const
      // The router reverts where there is no pool.
      const amounts = await chain.client.readContract(read).catch(() => [])
      const toAmount = amounts.at(-1)
      return toAmount ? { path, toAmount } : undefined
    }),
  )
  return routes
    .flatMap((route) => route ?? [])
    .reduce<Route | undefined>((best, route) => (best && best.toAmount >= route.toAmount ? best : route), undefined)
}
