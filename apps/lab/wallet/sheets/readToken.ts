import { decodeFunctionResult, encodeFunctionData, erc20Abi, type Hex, isHex } from 'viem'
import type { AskApi } from '../client/WalletApi.js'
import type { TokenFacts } from './describeTransaction.js'

const mostDecimals = 36

/**
 * Reads symbol and decimals of a token. They are the contract's own claim, which is why its address is shown too.
 *
 * @returns `undefined` when the contract gives none that make sense.
 */
export async function readToken(ask: AskApi, chainId: number, address: Hex): Promise<TokenFacts | undefined> {
  async function read(functionName: 'symbol' | 'decimals') {
    const call = { to: address, data: encodeFunctionData({ abi: erc20Abi, functionName }) }
    const { result } = await ask('/api/read', { chainId, method: 'eth_call', params: [call, 'latest'] })
    return decodeFunctionResult({ abi: erc20Abi, functionName, data: isHex(result) ? result : '0x' })
  }
  try {
    const [symbol, decimals] = await Promise.all([read('symbol'), read('decimals')])
    const isUsual = /^[\w$.₮+-]{1,12}$/.test(`${symbol}`) && Number(decimals) <= mostDecimals
    return isUsual ? { symbol: `${symbol}`, decimals: Number(decimals) } : undefined
  } catch {
    return undefined
  }
}
