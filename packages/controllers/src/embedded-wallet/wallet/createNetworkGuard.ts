import { type ChainNamespace, walletErrors } from '@portico/core'
import type { LiveWallet } from './LiveWallet.js'
import { toNetworkId } from './toNetworkId.js'

/**
 * Makes what brings the frame to the network a namespace is on. The frame is on one network at a time, whatever its
 * namespace, and answers requests there. Moves take turns, so that a request that follows its move at once meets the
 * network it is for.
 */
export function createNetworkGuard({
  client,
  networks,
}: Pick<LiveWallet, 'client' | 'networks'>): (namespace: ChainNamespace) => Promise<void> {
  let last = Promise.resolve()
  return (namespace) => {
    const move = async () => {
      const network = networks.get(namespace)
      if (!network || toNetworkId(client.lastChainId()) === network) return
      const moved = await client.switchNetwork({ chainId: network })
      if (toNetworkId(moved) !== network) throw walletErrors('wallet/unrecognized-chain')
    }
    // Whether the one before failed is nothing to this one.
    last = last.then(move, move)
    return last
  }
}
