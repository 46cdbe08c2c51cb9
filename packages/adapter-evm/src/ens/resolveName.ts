import { type ResolvedName, toCoinType } from '@portico/core'
import { getEnsAddress } from 'viem/actions'
import type { EvmClient } from '../calls/createClients.js'
import { readChain } from '../calls/readChain.js'
import { type EnsParameters, getEnsClient } from './getEnsClient.js'
import { readAvatar } from './readAvatar.js'

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
    return address ? { name, address, avatar } : undefined
  }
  return readChain(network, run, signal)
}

async function readAddress(client: EvmClient, name: string, chain: number): Promise<string | null> {
  const general = getEnsAddress(client, { name })
  if (chain === client.chain.id) return general
  // Resolvers that know nothing of coin types fail, and not every chain has one; the general address counts then.
  const own = async () => getEnsAddress(client, { name, coinType: BigInt(toCoinType(chain)) })
  return (await own().catch(() => null)) ?? general
}
