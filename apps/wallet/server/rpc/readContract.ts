import { decodeFunctionResult, encodeFunctionData, erc20Abi, type Hex, isHex, parseAbi } from 'viem'
import type { ContractFacts } from '../../api/chainRoutes.js'
import type { WalletChain } from './askChain.js'
import { askChain } from './askChain.js'

const mostDecimals = 36
const usualSymbol = /^[\w$.₮+-]{1,12}$/
/** Matches printable text. Control, invisible and bidirectional characters could disguise a contract's name. */
const usualName = /^[^\p{C}\p{Zl}\p{Zp}]{1,60}$/u

const erc165Abi = parseAbi(['function supportsInterface(bytes4) view returns (bool)'])
/** ERC-165 forbids supporting this id, so a contract that claims it answers yes to every id. */
const noInterface = '0xffffffff'
const interfaces = { 'ERC-721': '0x80ac58cd', 'ERC-1155': '0xd9b67a26' } as const

type Ask = typeof askChain

/**
 * Asks a contract whether it is a token or a collection (ERC-165).
 *
 * @param ask Sends a request to the chain's node.
 * @returns `null` if it is neither, or its answers make no sense.
 */
export async function readContract(
  chain: WalletChain,
  address: Hex,
  ask: Ask = askChain,
): Promise<ContractFacts | null> {
  const call = async (data: Hex): Promise<Hex> => {
    const result = await ask(chain, 'eth_call', [{ to: address, data }, 'latest'])
    return isHex(result) ? result : '0x'
  }
  /** A contract without the function reverts or returns no data. */
  const orNull = <value>(reading: Promise<value>): Promise<value | null> => reading.catch(() => null)
  const read = (functionName: 'symbol' | 'decimals' | 'name') =>
    orNull(
      call(encodeFunctionData({ abi: erc20Abi, functionName })).then((data) =>
        decodeFunctionResult({ abi: erc20Abi, functionName, data }),
      ),
    )
  const supports = (id: Hex) =>
    orNull(
      call(encodeFunctionData({ abi: erc165Abi, args: [id] })).then((data) =>
        decodeFunctionResult({ abi: erc165Abi, data }),
      ),
    )
  const [saysAll, isErc721, isErc1155, symbol, decimals, name] = await Promise.all([
    supports(noInterface),
    supports(interfaces['ERC-721']),
    supports(interfaces['ERC-1155']),
    read('symbol'),
    read('decimals'),
    read('name'),
  ])
  const standard = isErc721 ? 'ERC-721' : isErc1155 ? 'ERC-1155' : undefined
  if (standard && saysAll === false)
    return { kind: 'collection', standard, name: typeof name === 'string' && usualName.test(name) ? name : null }
  // Without its decimals, amounts of a token cannot be shown.
  if (typeof symbol !== 'string' || typeof decimals !== 'number') return null
  return usualSymbol.test(symbol) && decimals <= mostDecimals ? { kind: 'token', symbol, decimals } : null
}
