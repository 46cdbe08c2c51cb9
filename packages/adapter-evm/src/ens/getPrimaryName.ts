import type { PrimaryName } from '@portico/core'
import { type Address, isAddressEqual } from 'viem'
import { getEnsAddress, getEnsName } from 'viem/actions'
import { isEvmAddress } from '../calls/isEvmAddress.js'
import { readChain } from '../calls/readChain.js'
import { type EnsParameters, getEnsClient } from './getEnsClient.js'
import { normalizeName } from './normalizeName.js'
import { readAvatar } from './readAvatar.js'

export type GetPrimaryNameParameters = EnsParameters & { readonly address: string }

/**
 * Finds the primary name of an address on Ethereum (ENSIP-3): one that leads back to the address and is in its normal
 * spelling, since anybody may claim any name for their own address. Throws `evm/rpc-failed`, `connection/aborted`.
 *
 * @param parameters The address and the network in use.
 * @returns `undefined` for an address without such a name, or when no network of the app has ENS. The picture is one
 * within the record, so that it asks nobody.
 */
export async function getPrimaryName(parameters: GetPrimaryNameParameters): Promise<PrimaryName | undefined> {
  const { address, networkId, signal } = parameters
  const client = getEnsClient(parameters)
  if (!client || !isEvmAddress(address)) return undefined
  const run = async () => {
    // `isEvmAddress` has checked its form.
    const name = await getEnsName(client, { address: address as Address })
    if (!name || normalizeName(name) !== name) return undefined
    const [owner, avatar] = await Promise.all([getEnsAddress(client, { name }), readAvatar({ client, name })])
    if (!owner || !isAddressEqual(owner, address as Address)) return undefined
    return { name, ...(avatar && { avatar }) }
  }
  return readChain(networkId, run, signal)
}
