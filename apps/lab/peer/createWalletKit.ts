import { WalletKit } from '@reown/walletkit'
import { createPeerCore } from './createPeerCore.js'
import { takeOnce } from './takeOnce.js'

export type CreateWalletKitParameters = {
  /** WebSocket URL of the relay. */
  readonly relayUrl: string
  /** URL that links to the wallet use. */
  readonly url: string
  /** Keeps wallets of one page or process apart. */
  readonly storagePrefix: string
}

/** Creates the wallet's WalletConnect client, which contacts no host but the relay. */
export async function createWalletKit({ relayUrl, url, storagePrefix }: CreateWalletKitParameters) {
  const core = createPeerCore({ relayUrl, storagePrefix })
  const walletKit = await WalletKit.init({
    core,
    metadata: {
      name: 'Peer Wallet',
      description: 'The wallet at the other end of the Portico lab',
      url,
      icons: [new URL('/portico.svg', url).href],
      redirect: { native: 'peerwallet://', universal: url },
    },
    // Otherwise the client waits a second between two requests.
    signConfig: { disableRequestQueue: true },
  })
  // The wallet's own state and log show what happens.
  walletKit.engine.signClient.logger.level = 'silent'
  takeOnce(walletKit.engine.signClient)
  return { core, walletKit }
}
