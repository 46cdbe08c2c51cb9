import { decodeFunctionResult, encodeFunctionData, erc20Abi, type Hex, isAddress, isHex, numberToHex, pad } from 'viem'
import type { Asset } from '../../api/assetRoutes.js'
import { ApiError } from '../ApiError.js'
import { askChain, type WalletChain } from '../rpc/askChain.js'

export type ReadAssetsParameters = {
  readonly chain: WalletChain
  readonly account: Hex
  /** Assets to read: addresses of tokens, and `native`. Default: all that the account holds. */
  readonly wanted?: readonly string[] | undefined
  /** Kinds of assets to read. Default: all. */
  readonly types?: readonly string[] | undefined
  /** Sends a request to the chain's node. */
  readonly ask?: typeof askChain
}

const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const mostTokens = 200
/** How many tokens are read at once. */
const width = 8
/** Matches printable text: tokens choose their names. */
const usualText = /^[^\p{C}\p{Zl}\p{Zp}]{1,60}$/u

/**
 * Reads what an account holds on a chain from the chain's node: its balance, and the ERC-20 tokens that were ever
 * transferred to it, which the node finds in its logs. Contracts that are no tokens are left out, and so are those that
 * the account holds nothing of, unless they are wanted.
 *
 * @throws ApiError 'chain/refused' if the node does not answer for its logs, 'chain/failed' if it does not answer, and
 * 'assets/many' for more than 200 tokens, for a list that is cut off would look whole.
 */
export async function readAssets(parameters: ReadAssetsParameters): Promise<readonly Asset[]> {
  const { chain, account, wanted, types } = parameters
  const { ask, getFailure } = watchFailures(parameters.ask ?? askChain)
  const isKind = (type: Asset['type']) => types === undefined || types.some((each) => each.toLowerCase() === type)
  const assets: Asset[] = []
  if (isKind('native') && (wanted === undefined || wanted.includes('native'))) {
    const balance = await ask(chain, 'eth_getBalance', [account, 'latest'])
    if (!isHex(balance)) throw new ApiError(502, 'chain/failed', `${chain.name} does not answer`)
    // Its name is the symbol: the wallet is told no other.
    const metadata = { name: chain.symbol === 'ETH' ? 'Ether' : chain.symbol, symbol: chain.symbol, decimals: 18 }
    assets.push({ address: 'native', balance, type: 'native', metadata })
  }
  if (!isKind('erc20')) return assets
  const named = wanted?.filter((address): address is Hex => isAddress(address, { strict: false }))
  const tokens = named ?? (await listTokens({ chain, account, ask }))
  if (tokens.length > mostTokens) throw new ApiError(502, 'assets/many', 'The account has too many tokens to list')
  for (let at = 0; at < tokens.length; at += width) {
    const read = await Promise.all(
      tokens.slice(at, at + width).map((address) => readToken({ chain, account, ask }, address)),
    )
    const failure = getFailure()
    if (failure) throw failure
    for (const token of read) if (token && (named || BigInt(token.balance) > 0n)) assets.push(token)
  }
  return assets
}

/** Notes whether a node was silent: what cannot be read of a contract then is not the contract's answer. */
function watchFailures(send: typeof askChain) {
  let failure: ApiError | undefined
  const ask: typeof askChain = (chain, method, params) =>
    send(chain, method, params).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'chain/failed') failure = error
      throw error
    })
  return { ask, getFailure: () => failure }
}

type Source = { readonly chain: WalletChain; readonly account: Hex; readonly ask: typeof askChain }

/** Lists the contracts that an account was sent ERC-20 tokens of, the newest last. */
async function listTokens({ chain, account, ask }: Source): Promise<readonly Hex[]> {
  const topics = [transferTopic, null, pad(account)]
  const logs = await ask(chain, 'eth_getLogs', [{ fromBlock: '0x0', toBlock: 'latest', topics }])
  const found = (Array.isArray(logs) ? logs : []).flatMap((log): readonly Hex[] => {
    const { address, topics: indexed } = Object(log)
    // The transfer of an item (ERC-721) has the same event with its id as another topic.
    return Array.isArray(indexed) && indexed.length === 3 && isAddress(address, { strict: false }) ? [address] : []
  })
  return [...new Set(found.map((address) => address.toLowerCase() as Hex))]
}

/** Reads a token; undefined if the contract does not describe itself as one (ERC-20). */
async function readToken({ chain, account, ask }: Source, address: Hex): Promise<Asset | undefined> {
  const abi = erc20Abi
  const call = async (data: Hex): Promise<Hex> => {
    const result = await ask(chain, 'eth_call', [{ to: address, data }, 'latest'])
    return isHex(result) ? result : '0x'
  }
  const readText = async (functionName: 'symbol' | 'name'): Promise<string | undefined> => {
    const data = await call(encodeFunctionData({ abi, functionName }))
    const text = decodeFunctionResult({ abi, functionName, data })
    return usualText.test(text) ? text : undefined
  }
  const readNumber = async (): Promise<number> =>
    decodeFunctionResult({
      abi,
      functionName: 'decimals',
      data: await call(encodeFunctionData({ abi, functionName: 'decimals' })),
    })
  const readBalance = async (): Promise<bigint> =>
    decodeFunctionResult({
      abi,
      functionName: 'balanceOf',
      data: await call(encodeFunctionData({ abi, functionName: 'balanceOf', args: [account] })),
    })
  try {
    const named = readText('name').catch(() => undefined)
    const [amount, decimals, symbol] = await Promise.all([readBalance(), readNumber(), readText('symbol')])
    if (symbol === undefined) return undefined
    const metadata = { name: (await named) ?? symbol, symbol, decimals }
    return { address, balance: numberToHex(amount), type: 'erc20', metadata }
  } catch {
    return undefined
  }
}
