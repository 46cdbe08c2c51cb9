import type { ResolvedName } from '@portico/core'
import { toCoinType } from '@portico/core/internal'
import { BaseError, ContractFunctionRevertedError } from 'viem'
import { getEnsAddress } from 'viem/actions'
import type { EvmClient } from '../calls/createClients.js'
import { formatEvmAddress } from '../calls/formatEvmAddress.js'
import { isEvmAddress } from '../calls/isEvmAddress.js'
import { readChain } from '../calls/readChain.js'
import { type EnsParameters, getEnsClient } from './getEnsClient.js'
import { readAvatar } from './readAvatar.js'

/** Highest chain id with a coin type (ENSIP-11). */
const lastChainWithCoinType = 0x7fffffff
/** Coin type of all EVM networks (ENSIP-19). */
const anyChain = 0x80000000n

type FoundAddress = { readonly address: string | null; readonly isGeneral?: true }

export type ResolveNameParameters = EnsParameters & {
  readonly name: string
  /** Patterns of the hosts that the name's picture may come from; none by default. */
  readonly avatarHosts?: readonly string[] | undefined
}

/**
 * Finds the address of an ENS name: the one set for the network (ENSIP-11) or for all of them (ENSIP-19), else the one on
 * Ethereum, which is said to be of another network. Throws `evm/rpc-failed`, `connection/aborted`.
 *
 * @param parameters The name and the network in use.
 * @returns `undefined` for text that is no name, a name nobody set, or when no network of the app has ENS.
 */
export async function resolveName(parameters: ResolveNameParameters): Promise<ResolvedName | undefined> {
  const { avatarHosts, name: typed, networkId, signal } = parameters
  const client = getEnsClient(parameters)
  // A name has at least two labels. Looking up single words would waste calls.
  if (!client || typed.length > 255 || !/[^.]\.[^.]/.test(typed)) return undefined
  const { normalizeName } = await import('./normalizeName.js')
  const name = normalizeName(typed)
  if (name === undefined) return undefined
  const run = async () => {
    const [{ address, isGeneral }, avatar] = await Promise.all([
      readAddress(client, name, Number(networkId.slice(7))),
      readAvatar({ client, name, hosts: avatarHosts }),
    ])
    // A record for a network is arbitrary bytes that its owner sets.
    if (!address || !isEvmAddress(address)) return undefined
    return { name, address: formatEvmAddress(address), ...(avatar && { avatar }), ...(isGeneral && { isGeneral }) }
  }
  return readChain(networkId, run, signal)
}

async function readAddress(client: EvmClient, name: string, chain: number): Promise<FoundAddress> {
  const ethereum = getEnsAddress(client, { name })
  if (chain === client.chain.id) return { address: await ethereum }
  const own = chain > lastChainWithCoinType ? null : readCoinType(client, name, BigInt(toCoinType(chain)))
  const [first, second, third] = await Promise.all([own, readCoinType(client, name, anyChain), ethereum])
  return first || second ? { address: first ?? second } : { address: third, isGeneral: true }
}

/**
 * Only a resolver that knows nothing of coin types is passed over. After any other failure nobody knows whether the name
 * means another address on this network, and money would go to the wrong one.
 */
function readCoinType(client: EvmClient, name: string, coinType: bigint): Promise<string | null> {
  return getEnsAddress(client, { name, coinType }).catch((error: unknown) => {
    if (isRevert(error)) return null
    throw error
  })
}

function isRevert(error: unknown): boolean {
  return error instanceof BaseError && !!error.walk((layer) => layer instanceof ContractFunctionRevertedError)
}
