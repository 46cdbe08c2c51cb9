import { encodeFunctionData, erc20Abi } from 'viem'
import type { Links } from '../../pictures/createLinks.js'
import { DataError, readAccount, readChainId } from '../../readAccount.js'
import type { EvmChain } from '../createEvmChain.js'
import { buildSwap } from './buildSwap.js'
import { findRoute } from './findRoute.js'
import { nativeAddress, readAmount, readSwapPair, readSwapToken } from './readSwapPair.js'

/** A request about swaps. */
export type SwapRequest = {
  /** Path below `/v1/convert/`. */
  readonly name: string
  readonly query: URLSearchParams
  /** JSON of a POST request; undefined for GET. */
  readonly body?: unknown
  readonly chains: readonly EvmChain[]
  readonly links: Links
}

/** More gas than any route of the exchange takes. */
const swapGas = 350_000
const approvalGas = 60_000

/** Reads the account of a CAIP-10 id, or of a plain address. */
function readSwapper(text: unknown) {
  const account = readAccount(typeof text === 'string' ? text.replace(/^eip155:\d+:/, '') : '')
  if (account.kind !== 'evm') throw new DataError('"userAddress" must be an account of an EVM chain')
  return account.address
}

async function answerQuotes({ query, chains }: SwapRequest): Promise<object> {
  const pair = readSwapPair(chains, { from: query.get('from'), to: query.get('to') })
  const amount = readAmount(query.get('amount'))
  readSwapper(query.get('userAddress'))
  const route = await findRoute(pair, amount)
  if (!route) return { quotes: [] }
  const accounts = { fromAccount: query.get('from'), toAccount: query.get('to') }
  return { quotes: [{ id: null, fromAmount: `${amount}`, toAmount: `${route.toAmount}`, ...accounts }] }
}

async function answerTokens({ query, chains, links }: SwapRequest): Promise<object> {
  const chainId = readChainId(
    query.get('chainId'),
    chains.map((each) => each.chainId),
  )
  const chain = chains.find((each) => each.chainId === chainId)
  if (!chain) return { tokens: [] }
  const { LAB, LUSD, WETH } = chain.contracts
  const assets = [LAB, LUSD, WETH].flatMap((asset) => asset?.toLowerCase() ?? [])
  const facts = await chain.tokens.read(assets)
  const list = assets.flatMap((address) => {
    const { name, symbol, decimals } = facts.get(address) ?? {}
    if (name === undefined || symbol === undefined || decimals === undefined) return []
    return [
      { name, symbol, decimals, address: `${chain.caip}:${address}`, logoUri: links.icon(symbol), eip2612: false },
    ]
  })
  const ether = { name: 'Ether', symbol: 'ETH', decimals: 18, logoUri: links.icon('ETH'), eip2612: false }
  return { tokens: [{ ...ether, address: `${chain.caip}:${nativeAddress}` }, ...list] }
}

async function answerAllowance({ query, chains }: SwapRequest): Promise<object> {
  const { chain, address, isNative } = readSwapToken(chains, query.get('tokenAddress'))
  const account = readSwapper(query.get('userAddress'))
  const router = chain.contracts.uniswapRouter
  if (isNative || !router) return { allowance: '0' }
  const allowance = await chain.client.readContract({
    address,
    abi: erc20Abi,
    functionName: 'allowance',
    args: [account, router],
  })
  return { allowance: `${allowance}` }
}

async function answerGasPrice({ query, chains }: SwapRequest): Promise<object> {
  const chain = chains.find(({ caip }) => caip === query.get('chainId'))
  if (!chain) throw new DataError('"chainId" must name a chain of the service')
  const price = await chain.client.getGasPrice()
  return { standard: `${price}`, fast: `${(price * 11n) / 10n}`, instant: `${(price * 12n) / 10n}` }
}

async function answerApproval({ query, chains }: SwapRequest): Promise<object> {
  const { chain, router, from } = readSwapPair(chains, { from: query.get('from'), to: query.get('to') })
  const account = readSwapper(query.get('userAddress'))
  // Without a limit, as the hosted service builds it.
  const args = [router, 2n ** 256n - 1n] as const
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args })
  const gasPrice = `${await chain.client.getGasPrice()}`
  return {
    tx: {
      // The hosted service names the token here, and clients send it there.
      from: `${chain.caip}:${from.address}`,
      to: `${chain.caip}:${account}`,
      data,
      value: '0',
      eip155: { gas: approvalGas, gasPrice },
    },
  }
}

/** Reads the slippage of a request in basis points; 1 % by default. */
function readSlippage(body: unknown): bigint {
  const { slippage = 1 } = Object(Object(body).eip155)
  if (typeof slippage !== 'number' || !(slippage >= 0 && slippage <= 50))
    throw new DataError('"eip155.slippage" must be a percentage')
  return BigInt(Math.round(slippage * 100))
}

async function answerTransaction({ body, chains }: SwapRequest): Promise<object> {
  const { amount: text, from, to, userAddress } = Object(body)
  const pair = readSwapPair(chains, { from, to })
  const account = readSwapper(userAddress)
  const amount = readAmount(text)
  const route = await findRoute(pair, amount)
  if (!route) throw new DataError('no_route')
  const least = (route.toAmount * (10_000n - readSlippage(body))) / 10_000n
  const { chain, router } = pair
  const gasPrice = `${await chain.client.getGasPrice()}`
  return {
    tx: {
      from: `${chain.caip}:${account}`,
      to: `${chain.caip}:${router}`,
      data: await buildSwap({ pair, route, amount, least, account }),
      amount: `${route.toAmount}`,
      eip155: { gas: `${swapGas}`, gasPrice },
    },
  }
}

const answers: Readonly<Record<string, (request: SwapRequest) => Promise<object>>> = {
  'GET quotes': answerQuotes,
  'GET tokens': answerTokens,
  'GET allowance': answerAllowance,
  'GET gas-price': answerGasPrice,
  'GET build-approve': answerApproval,
  'POST build-transaction': answerTransaction,
}

/** Answers a request about swaps from the exchange's pools. undefined if there is no such request. */
export async function answerSwaps(request: SwapRequest): Promise<object | undefined> {
  return answers[`${request.body === undefined ? 'GET' : 'POST'} ${request.name}`]?.(request)
}
