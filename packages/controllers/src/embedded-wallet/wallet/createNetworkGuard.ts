import { type ChainNamespace, walletErrors } from '@portico/core'
import type { LiveWallet, NetworkGuard } from './LiveWallet.js'
import { toNetworkId } from './toNetworkId.js'

/**
 * Makes what keeps the frame's moves apart. The frame is on one network at a time, whatever its namespace, and answers
 * requests there. Moves take turns, so that a request that follows its move at once meets the network it is for.
 */
export function createNetworkGuard({ client, networks }: Pick<LiveWallet, 'client' | 'networks'>): NetworkGuard {
  let last: Promise<unknown> = Promise.resolve()
  // Work that came to nothing may have moved the frame all the same.
  let isLost = false
  const queue = <result>(work: () => Promise<result>): Promise<result> => {
    // Whether the one before failed is nothing to this one.
    const turn = last.then(work, work)
    last = turn
    return turn
  }
  const move = async (namespace: ChainNamespace) => {
    const network = networks.get(namespace)
    if (!network || (!isLost && toNetworkId(client.lastChainId()) === network)) return
    const moved = await client.switchNetwork({ chainId: network })
    if (toNetworkId(moved) !== network) throw walletErrors('wallet/unrecognized-chain')
    isLost = false
  }
  return {
    reach: (namespace) => queue(() => move(namespace)),
    takeTurn: (work) =>
      queue(async () => {
        isLost = true
        const result = await work()
        isLost = false
        return result
      }),
  }
}
