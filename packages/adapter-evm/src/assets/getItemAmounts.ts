import { type CaipNetworkId, type TokenItem, transferErrors } from '@portico/core'
import { type Address, encodeFunctionData, type Hex, hexToBigInt, maxUint256, size } from 'viem'
import type { EvmClient } from '../calls/createClients.js'
import { formatEvmAddress } from '../calls/formatEvmAddress.js'
import { isEvmAddress } from '../calls/isEvmAddress.js'
import { readChain } from '../calls/readChain.js'
import { erc721Abi, erc1155Abi } from './itemAbi.js'
import { type ReadCall, readCalls } from './readCalls.js'

type ContractItem = TokenItem & { readonly contract: string }

export type GetItemAmountsParameters = {
  readonly client: EvmClient
  readonly networkId: CaipNetworkId
  readonly address: string
  readonly items: readonly ContractItem[]
  readonly signal?: AbortSignal | undefined
}

/**
 * Reads how many of each item an account holds, by `ownerOf` (ERC-721) and `balanceOf` (ERC-1155), in one call where the
 * network has Multicall3. `undefined` for what is no such item. Throws `address/invalid`, `evm/rpc-failed`,
 * `connection/aborted`.
 *
 * @param parameters The account and the items.
 */
export async function getItemAmounts({
  client,
  networkId,
  address,
  items,
  signal,
}: GetItemAmountsParameters): Promise<readonly (bigint | undefined)[]> {
  const owner = formatEvmAddress(address)
  const calls = items.map((item) => toCall(item, owner))
  const known = calls.flatMap((call) => call ?? [])
  const results = await readChain(networkId, () => readCalls(client, known), signal)
  let at = 0
  return items.map((item, place) => (calls[place] ? toAmount(item, owner, results[at++]) : undefined))
}

/**
 * Reads how many of an item an account holds. Throws `transfer/estimate-failed` when there is no such item.
 *
 * @param client Client of the network.
 * @param parameters The item and its owner.
 */
export async function readItemAmount(
  client: EvmClient,
  { owner, ...item }: ContractItem & { readonly owner: Address },
): Promise<bigint> {
  const call = toCall(item, owner)
  const [result] = call ? await readCalls(client, [call]) : []
  const amount = toAmount(item, owner, result)
  if (amount === undefined)
    throw transferErrors('transfer/estimate-failed', { reason: 'no such item', token: item.contract })
  return amount
}

function toCall({ standard, contract, id }: ContractItem, owner: Address): ReadCall | undefined {
  const number = BigInt(id)
  // Services name the contracts, and one that is malformed must not cost the others.
  if (standard === 'spl' || number > maxUint256 || !isEvmAddress(contract)) return undefined
  const data =
    standard === 'erc721'
      ? encodeFunctionData({ abi: erc721Abi, functionName: 'ownerOf', args: [number] })
      : encodeFunctionData({ abi: erc1155Abi, functionName: 'balanceOf', args: [owner, number] })
  return { to: formatEvmAddress(contract), data }
}

function toAmount({ standard }: TokenItem, owner: Address, result: Hex | undefined): bigint | undefined {
  if (!result || size(result) !== 32) return undefined
  const value = hexToBigInt(result)
  if (standard === 'erc1155') return value
  return value === hexToBigInt(owner) ? 1n : 0n
}
