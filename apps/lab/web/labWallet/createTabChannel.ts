import type { WalletChannel } from './createWalletStore.js'
import type { LabWalletState } from './labWalletState.js'

/** Makes the channel through which the lab wallet tells its state to the other tabs. */
export function createTabChannel(): WalletChannel {
  const channel = new BroadcastChannel('lab-wallet')
  return {
    post: (state) => channel.postMessage(state),
    listen(listener) {
      // Only this module posts to a channel of this name on the lab's own origin.
      const onMessage = ({ data }: MessageEvent) => listener(data as LabWalletState)
      channel.addEventListener('message', onMessage)
      return () => channel.removeEventListener('message', onMessage)
    },
  }
}
