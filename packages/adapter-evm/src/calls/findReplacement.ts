import { type Address, type Hash, type Hex, numberToHex } from 'viem'
import type { EvmClient } from './createClients.js'

/** A transaction as seen before it was mined. */
export type PendingTransaction = {
  readonly hash: Hash
  readonly from: Address
  readonly to: Address | null
  readonly nonce: Hex
  readonly value: Hex
  readonly input: Hex
  /** Latest block when it was seen. */
  readonly seenAt: bigint
}

export type Replacement = {
  readonly hash: Hash
  /** Whether it is the same transaction at another price. */
  readonly isSameTransfer: boolean
}

/** Maximum number of blocks to search. */
const depth = 64n

/**
 * Finds the mined transaction that has the account and nonce of a pending one, newest block first.
 *
 * @param client Client of the network.
 * @param pending The transaction whose nonce is used up.
 */
export async function findReplacement(
  client: EvmClient,
  pending: PendingTransaction,
): Promise<Replacement | undefined> {
  const latest = BigInt(await client.request({ method: 'eth_blockNumber' }))
  const oldest = pending.seenAt > latest - depth ? pending.seenAt : latest - depth
  for (let number = latest; number >= oldest && number >= 0n; number--) {
    const block = await client.request({ method: 'eth_getBlockByNumber', params: [numberToHex(number), true] })
    for (const found of block?.transactions ?? []) {
      if (typeof found === 'string' || found.from !== pending.from || found.nonce !== pending.nonce) continue
      const isSameTransfer =
        found.to === pending.to && BigInt(found.value) === BigInt(pending.value) && found.input === pending.input
      return { hash: found.hash, isSameTransfer }
    }
  }
  return undefined
}
