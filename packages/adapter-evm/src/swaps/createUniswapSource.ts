import {
  type AdapterContext,
  type CaipNetworkId,
  type SwapCall,
  type SwapRequest,
  type SwapTerms,
  swapErrors,
} from '@portico/core'
import { type Address, encodeFunctionData, erc20Abi, isAddressEqual, parseAbi } from 'viem'
import { readContract } from 'viem/actions'
import { createClients, type EvmClient } from '../calls/createClients.js'
import { formatEvmAddress } from '../calls/formatEvmAddress.js'
import { isRefusal } from '../calls/isRefusal.js'
import { readChain } from '../calls/readChain.js'
import type { UniswapV2Options } from './UniswapV2Options.js'

/** What the pools keep of an amount, in basis points. */
const fee = 30
/** How long the router accepts a swap, in seconds. */
const lifetime = 1_200
/** Pools hold no larger amounts. */
const largest = 2n ** 112n - 1n

const routerAbi = parseAbi([
  'function WETH() view returns (address)',
  'function getAmountsOut(uint256 amountIn, address[] path) view returns (uint256[])',
  'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable',
  'function swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
])

type Route = { readonly path: readonly Address[]; readonly out: bigint }
type Router = { readonly client: EvmClient; readonly address: Address; readonly wrapped: Address }

/**
 * Creates the source of swaps over the routers of Uniswap v2.
 *
 * @param context The instance's parts.
 * @param options The routers, and what routes may lead through.
 */
export function createUniswapSource(context: AdapterContext, options: UniswapV2Options) {
  const getClient = createClients(context, { ccipRead: false })
  const { router } = options
  const getAddress = (networkId: CaipNetworkId) =>
    typeof router !== 'string' ? router[networkId] : networkId.startsWith('eip155:') ? router : undefined

  const findRouter = async ({ networkId, signal }: SwapRequest): Promise<Router> => {
    const given = getAddress(networkId)
    if (given === undefined) throw swapErrors('swap/unsupported-network')
    const [client, address] = [getClient(networkId), formatEvmAddress(given)]
    const read = () => readContract(client, { abi: routerAbi, address, functionName: 'WETH' })
    return { client, address, wrapped: await readChain(networkId, read, signal) }
  }

  const findRoute = async (router: Router, request: SwapRequest): Promise<Route | undefined> => {
    const [from, to] = [toPooled(router, request.from.address), toPooled(router, request.to.address)]
    if (isAddressEqual(from, to)) return undefined
    const between = [router.wrapped, ...(options.through?.[request.networkId] ?? []).map(formatEvmAddress)]
    const others = between.filter((token) => !isAddressEqual(token, from) && !isAddressEqual(token, to))
    const paths = [[from, to], ...others.map((token) => [from, token, to])]
    const read = () => Promise.all(paths.map((path) => readOut(router, path, request.amount)))
    const outs = await readChain(request.networkId, read, request.signal)
    const routes = paths.flatMap((path, index): readonly Route[] => {
      const out = outs[index]
      return out === undefined ? [] : [{ path, out }]
    })
    return routes.reduce<Route | undefined>((best, route) => (best && best.out >= route.out ? best : route), undefined)
  }

  return {
    fee,
    isSupported: async ({ networkId }: Pick<SwapRequest, 'networkId'>) => getAddress(networkId) !== undefined,
    ...(options.tokens && {
      listTokens: async ({ networkId }: Pick<SwapRequest, 'networkId'>) => options.tokens?.[networkId] ?? [],
    }),

    async quote(request: SwapRequest) {
      if (request.amount > largest) throw swapErrors('swap/amount-too-large')
      const router = await findRouter(request)
      const route = await findRoute(router, request)
      if (!route) return undefined
      if (route.out === 0n) throw swapErrors('swap/amount-too-small')
      return { toAmount: route.out, impact: await readImpact(router, request, route) }
    },

    async buildApproval(request: SwapRequest): Promise<SwapCall> {
      const { address } = await findRouter(request)
      const args = [address, request.amount] as const
      const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args })
      return { from: request.account, to: request.from.address ?? '', data, value: 0n }
    },

    async buildSwap(terms: SwapTerms): Promise<SwapCall> {
      const router = await findRouter(terms)
      const route = await findRoute(router, terms)
      if (!route) throw swapErrors('swap/no-route')
      const isNative = terms.from.address === undefined
      const deadline = BigInt(Math.floor(context.clock.now() / 1000) + lifetime)
      const data = encodeSwap(terms, route.path, deadline)
      return { from: terms.account, to: router.address, data, value: isNative ? terms.amount : 0n }
    },
  }
}

/** Pools hold the native currency wrapped. */
function toPooled({ wrapped }: Router, address: string | undefined): Address {
  return address === undefined ? wrapped : formatEvmAddress(address)
}

/** Returns what a path gives; `undefined` if there is no such path. */
async function readOut({ client, address }: Router, path: readonly Address[], amount: bigint) {
  try {
    const args = [amount, path] as const
    const outs = await readContract(client, { abi: routerAbi, address, functionName: 'getAmountsOut', args })
    return outs.at(-1)
  } catch (error) {
    if (isRefusal(error)) return undefined
    throw error
  }
}

/** Compares with the price of a thousandth of the amount. Too few base units cannot tell. */
async function readImpact(router: Router, { networkId, amount, signal }: SwapRequest, { path, out }: Route) {
  const small = amount / 1000n
  if (small === 0n) return undefined
  const little = await readChain(networkId, () => readOut(router, path, small), signal).catch(() => undefined)
  if (little === undefined || little < 10_000n) return undefined
  const impact = 10_000n - (out * small * 10_000n) / (little * amount)
  return Number(impact < 0n ? 0n : impact)
}

function encodeSwap(
  { from, to, account, amount, minimumReceived }: SwapTerms,
  path: readonly Address[],
  deadline: bigint,
) {
  const receiver = formatEvmAddress(account)
  if (from.address === undefined)
    return encodeFunctionData({
      abi: routerAbi,
      functionName: 'swapExactETHForTokens',
      args: [minimumReceived, path, receiver, deadline],
    })
  return encodeFunctionData({
    abi: routerAbi,
    functionName: to.address === undefined ? 'swapExactTokensForETH' : 'swapExactTokensForTokens',
    args: [amount, minimumReceived, path, receiver, deadline],
  })
}
