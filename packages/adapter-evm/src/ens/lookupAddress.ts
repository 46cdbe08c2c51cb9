import type { ResolvedName } from '@portico/core'
import { getEnsAddress, getEnsName } from 'viem/actions'
import { formatEvmAddress } from '../calls/formatEvmAddress.js'
import { readChain } from '../calls/readChain.js'
import { type EnsParameters, getEnsClient } from './getEnsClient.js'

export type LookupAddressParameters = EnsParameters & { readonly address: string }

/**
 * Finds the primary ENS name of an address. A name counts only in its normal spelling and when it leads back to the
 * address, since anyone may claim any name. Throws `address/invalid`, `evm/rpc-failed`, `connection/aborted`.
 *
 * @param parameters The address and the network in use.
 * @returns `undefined` when there is none, or when no network of the app has ENS.
 */
export async function lookupAddress(parameters: LookupAddressParameters): Promise<ResolvedName | undefined> {
  const address = formatEvmAddress(parameters.address)
  const client = getEnsClient(parameters)
  if (!client) return undefined
  const run = async () => {
    const name = await getEnsName(client, { address })
    const { normalizeName } = await import('./normalizeName.js')
    if (!name || normalizeName(name) !== name) return undefined
    const owner = await getEnsAddress(client, { name })
    return owner && formatEvmAddress(owner) === address ? { name, address } : undefined
  }
  return readChain(parameters.network, run, parameters.signal)
}
