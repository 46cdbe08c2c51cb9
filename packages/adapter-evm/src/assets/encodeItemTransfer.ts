import { type TokenItem, transferErrors } from '@portico/core'
import { type Address, encodeFunctionData, type Hex } from 'viem'
import { erc721Abi, erc1155Abi } from './itemAbi.js'

type EncodeItemTransferParameters = TokenItem & {
  readonly from: Address
  readonly to: Address
  readonly amount: bigint
}

/**
 * Encodes the transfer of an item. It is the safe one: a contract that cannot hold items refuses it. Throws
 * `transfer/invalid-amount` for more than one of ERC-721, and `transfer/estimate-failed` for items of other chains.
 *
 * @param parameters The item, its owner, and where it goes.
 */
export function encodeItemTransfer({ standard, id, from, to, amount }: EncodeItemTransferParameters): Hex {
  const functionName = 'safeTransferFrom'
  if (standard === 'erc1155')
    return encodeFunctionData({ abi: erc1155Abi, functionName, args: [from, to, BigInt(id), amount, '0x'] })
  if (standard !== 'erc721') throw transferErrors('transfer/estimate-failed', { reason: `${standard} is not of EVM` })
  if (amount !== 1n) throw transferErrors('transfer/invalid-amount', { amount })
  return encodeFunctionData({ abi: erc721Abi, functionName, args: [from, to, BigInt(id)] })
}
