import type { Address } from 'viem'
import type { EvmChain } from './createEvmChain.js'

/** Reads the primary name of an account, which must point back to it, and its picture. */
export async function readIdentity(
  chain: EvmChain,
  address: Address,
): Promise<{ name: string | null; avatar: string | null }> {
  const name = await chain.client.getEnsName({ address })
  if (!name) return { name: null, avatar: null }
  return { name, avatar: await chain.client.getEnsText({ name, key: 'avatar' }) }
}
