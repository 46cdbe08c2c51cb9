import { type CaipNetworkId, walletErrors } from '@portico/core'
import { readFrameChainId } from '@portico/core/internal'
import { isUnclear } from './isUnclear.js'
import type { LiveWallet, NetworkGuard } from './LiveWallet.js'

/**
 * Makes what keeps the frame's moves apart. The frame is on one network at a time, whatever its namespace, and answers
 * requests there. Moves take turns, so that a request that follows its move at once meets the network it is for.
 */
export function createNetworkGuard({ client }: Pick<LiveWallet, 'client'>): NetworkGuard {
  let last: Promise<void> = Promise.resolve()
  // Where this frame is. Unknown while work moves it, which may have moved it also when it came to nothing. The network
  // in the storage does not tell: other tabs, whose frames are elsewhere, write there too.
  let at: CaipNetworkId | undefined
  const queue = (work: () => Promise<void>): Promise<void> => {
    // Whether the one before failed is nothing to this one.
    const turn = last.then(work, work)
    last = turn
    return turn
  }
  const move = async (network: CaipNetworkId) => {
    // A reloading frame will be on another network once it is ready, and would handle the request there.
    if (at === network && client.isReady()) return
    const moved = await client.switchNetwork({ chainId: network }).catch((error: unknown) => {
      if (isUnclear(error)) at = undefined
      throw error
    })
    at = readFrameChainId(moved)
    if (at !== network) throw walletErrors('wallet/unrecognized-chain')
  }
  return {
    ensureNetwork: (network) => queue(() => move(network)),
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
