import { transferErrors } from '@portico/core'
import { type Address, encodeFunctionData, hexToBigInt, size } from 'viem'
import type { EvmClient } from '../calls/createClients.js'
import { tokenAbi } from './tokenAbi.js'

/**
 * Reads an ERC-20 balance in base units. Throws `transfer/estimate-failed` when there is no token at the address.
 *
 * @param client Client of the network.
 * @param token Address of the token.
 * @param owner Whose balance.
 */
export async function readTokenBalance(client: EvmClient, token: Address, owner: Address): Promise<bigint> {
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'balanceOf', args: [owner] })
  const result = await client.request({ method: 'eth_call', params: [{ to: token, data }, 'latest'] })
  if (size(result) !== 32)
    throw transferErrors('transfer/estimate-failed', { reason: 'no token at this address', token })
  return hexToBigInt(result)
}
