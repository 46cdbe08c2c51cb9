import { type CaipNetworkId, walletErrors } from '@portico/core'
import { readFrameChainId } from '@portico/core/internal'
import { isUnclear } from './isUnclear.js'
import type { LiveWallet, NetworkGuard } from './LiveWallet.js'

/**
 * Creates the guard of the frame's network. The frame is on one network at a time, across all namespaces, and answers
 * requests there. Switches are queued, so that a request sent right after its switch reaches the right network.
 */
export function createNetworkGuard({ client }: Pick<LiveWallet, 'client'>): NetworkGuard {
  let last: Promise<void> = Promise.resolve()
  // The frame's network. Unknown while work changes it, and after failed work, which may have changed it too. The
  // stored network is no substitute: other tabs, whose frames are elsewhere, write it too.
  let at: CaipNetworkId | undefined
  const queue = (work: () => Promise<void>): Promise<void> => {
    // Runs even if the previous one failed.
    const turn = last.then(work, work)
    last = turn
    return turn
  }
  const move = async (networkId: CaipNetworkId) => {
    // A reloading frame will be on another network once it is ready, and would handle the request there.
    if (at === networkId && client.isReady()) return
    const moved = await client.switchNetwork({ chainId: networkId }).catch((error: unknown) => {
      if (isUnclear(error)) at = undefined
      throw error
    })
    at = readFrameChainId(moved)
    if (at !== networkId) throw walletErrors('wallet/unrecognized-chain')
  }
  return {
    ensureNetwork: (networkId) => queue(() => move(networkId)),
    runExclusive: (work) =>
      queue(async () => {
        at = undefined
        at = await work()
      }),
    forget() {
      at = undefined
    },
  }
}
