import type { Address } from 'viem'
import type { EvmChain } from './createEvmChain.js'
import { readNamesOf } from './names/readNames.js'

/**
 * Reads the primary name of an account, which must point back to it, and its picture. An account without one goes by the
 * name that is registered for it.
 */
export async function readIdentity(
  chain: EvmChain,
  address: Address,
): Promise<{ name: string | null; avatar: string | null }> {
  const name = await chain.client.getEnsName({ address })
  if (name) return { name, avatar: await chain.client.getEnsText({ name, key: 'avatar' }) }
  const [registered] = await readNamesOf(chain, address)
  return { name: registered?.name ?? null, avatar: null }
}
