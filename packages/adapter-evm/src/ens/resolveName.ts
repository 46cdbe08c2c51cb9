import { type ResolvedName, toCoinType } from '@portico/core'
import { BaseError, ContractFunctionRevertedError } from 'viem'
import { getEnsAddress } from 'viem/actions'
import type { EvmClient } from '../calls/createClients.js'
import { formatEvmAddress } from '../calls/formatEvmAddress.js'
import { isEvmAddress } from '../calls/isEvmAddress.js'
import { readChain } from '../calls/readChain.js'
import { type EnsParameters, getEnsClient } from './getEnsClient.js'
import { readAvatar } from './readAvatar.js'

/** ENSIP-11 has coin types up to here. */
const lastChainWithCoinType = 0x7fffffff

export type ResolveNameParameters = EnsParameters & { readonly name: string }

/**
 * Finds the address of an ENS name: the one set for the network (ENSIP-11), else the general one. Throws
 * `evm/rpc-failed`, `connection/aborted`.
 *
 * @param parameters The name and the network in use.
 * @returns `undefined` for text that is no name, a name nobody set, or when no network of the app has ENS.
 */
export async function resolveName(parameters: ResolveNameParameters): Promise<ResolvedName | undefined> {
  const { name: typed, network, signal } = parameters
  const client = getEnsClient(parameters)
  // A name has at least two labels; single words would only cost a call each.
  if (!client || typed.length > 255 || !/[^.]\.[^.]/.test(typed)) return undefined
  const { normalizeName } = await import('./normalizeName.js')
  const name = normalizeName(typed)
  if (name === undefined) return undefined
  const run = async () => {
    const [address, avatar] = await Promise.all([
      readAddress(client, name, Number(network.slice(7))),
      readAvatar(client, name),
    ])
    // A record for a network is bytes that anyone may have set to anything.
    return address && isEvmAddress(address) ? { name, address: formatEvmAddress(address), avatar } : undefined
  }
  return readChain(network, run, signal)
}

async function readAddress(client: EvmClient, name: string, chain: number): Promise<string | null> {
  const general = getEnsAddress(client, { name })
  if (chain === client.chain.id || chain > lastChainWithCoinType) return general
  // Only a resolver that knows nothing of coin types is passed over. After any other failure nobody knows whether the
  // name means another address on this network, and money would go to the wrong one.
  const own = getEnsAddress(client, { name, coinType: BigInt(toCoinType(chain)) }).catch((error: unknown) => {
    if (isRevert(error)) return null
    throw error
  })
  const [first, second] = await Promise.all([own, general])
  return first ?? second
}

function isRevert(error: unknown): boolean {
  return error instanceof BaseError && !!error.walk((layer) => layer instanceof ContractFunctionRevertedError)
}
