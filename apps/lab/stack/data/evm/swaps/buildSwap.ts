import { type Address, encodeFunctionData, parseAbi } from 'viem'
import type { Route } from './findRoute.js'
import type { SwapPair } from './readSwapPair.js'

const abi = parseAbi([
  'function swapExactETHForTokens(uint256 least, address[] path, address to, uint256 deadline) payable',
  'function swapExactTokensForETH(uint256 amount, uint256 least, address[] path, address to, uint256 deadline)',
  'function swapExactTokensForTokens(uint256 amount, uint256 least, address[] path, address to, uint256 deadline)',
])

/** How long a swap may be mined, in seconds. */
const lifeSeconds = 1_200n

/** Builds the call of the router for a swap that gives at least `least`, in base units. */
export async function buildSwap(parameters: {
  pair: SwapPair
  route: Route
  amount: bigint
  least: bigint
  account: Address
}): Promise<`0x${string}`> {
  const { pair, route, amount, least, account } = parameters
  const { timestamp } = await pair.chain.client.getBlock()
  const { path } = route
  const deadline = timestamp + lifeSeconds
  if (pair.from.isNative)
    return encodeFunctionData({ abi, functionName: 'swapExactETHForTokens', args: [least, path, account, deadline] })
  const functionName = pair.to.isNative ? 'swapExactTokensForETH' : 'swapExactTokensForTokens'
  return encodeFunctionData({ abi, functionName, args: [amount, least, path, account, deadline] })
}
