import type { WalletChannel } from '../../shared/wallet/createWalletStore.js'
import type { LabWalletState } from '../../shared/wallet/labWalletState.js'

/**
 * Creates the channel by which a wallet of the lab shares its state with other tabs.
 *
 * @param name Name of the wallet's channel.
 */
export function createTabChannel<state = LabWalletState>(name = 'lab-wallet'): WalletChannel<state> {
  const channel = new BroadcastChannel(name)
  return {
    post: (state) => channel.postMessage(state),
    listen(listener) {
      // Only this module posts to this channel on the lab's own origin.
      const onMessage = ({ data }: MessageEvent) => listener(data as state)
      channel.addEventListener('message', onMessage)
      return () => channel.removeEventListener('message', onMessage)
    },
  }
}
