import { getSolanaKey } from '../../peer/peerKeys.js'
import { createPeer } from './createPeer.js'
import { createInjectedWay, createWalletConnectWay, type SolanaWay } from './createSolanaWay.js'
import { test as base } from './test.js'

type Fixtures = {
  /** Which wallet `way` uses. */
  wayName: 'injected' | 'walletConnect'
  way: SolanaWay
}

/** The lab's `test` with a Solana wallet, either the page's own or over WalletConnect. */
export const test = base.extend<Fixtures>({
  wayName: ['injected', { option: true }],
  way: async ({ lab, wayName, solanaWallet }, use) => {
    if (wayName === 'injected') return use(createInjectedWay(solanaWallet))
    const relay = lab.services.relay
    if (!relay) throw new Error('The lab has no relay')
    const peer = await createPeer(lab, relay)
    await use(createWalletConnectWay(peer, getSolanaKey()))
    await peer.close()
  },
})
