import type { Actions } from '@portico/core'
import { erc20Abi, size } from 'viem'
import { getCode, readContract } from 'viem/actions'
import type { GetClient } from '../calls/createClients.js'
import { formatEvmAddress } from '../calls/formatEvmAddress.js'
import { readChain } from '../calls/readChain.js'

type IsContract = NonNullable<Actions['isContract']>
type GetAllowance = NonNullable<Actions['getAllowance']>

/**
 * Returns whether there is a contract at an address. An account that has delegated to one (EIP-7702) is none. Throws
 * `address/invalid`, `evm/rpc-failed`, `connection/aborted`.
 *
 * @param getClient Finds the client of a network.
 * @param parameters The address and its network.
 */
export async function isContract(
  getClient: GetClient,
  { networkId, address, signal }: Parameters<IsContract>[0],
): ReturnType<IsContract> {
  const at = formatEvmAddress(address)
  const code = await readChain(networkId, () => getCode(getClient(networkId), { address: at }), signal)
  return code !== undefined && size(code) > 0 && !code.startsWith('0xef0100')
}

/**
 * Reads how much of a token a spender may take (ERC-20), in base units. Throws `address/invalid`, `evm/rpc-failed`,
 * `connection/aborted`.
 *
 * @param getClient Finds the client of a network.
 * @param parameters The token, its owner and the spender.
 */
export async function getAllowance(
  getClient: GetClient,
  { networkId, token, owner, spender, signal }: Parameters<GetAllowance>[0],
): ReturnType<GetAllowance> {
  const args = [formatEvmAddress(owner), formatEvmAddress(spender)] as const
  const address = formatEvmAddress(token)
  const read = () => readContract(getClient(networkId), { abi: erc20Abi, functionName: 'allowance', address, args })
  return readChain(networkId, read, signal)
}
