import { expect } from '@playwright/test'
import type { SolanaKey } from '../../stack/solana/createSolanaKey.js'
import { solanaWalletKeys } from '../../stack/solana/solanaAccounts.js'
import type { App } from './createApp.js'
import type { Peer } from './createPeer.js'
import type { SolanaWalletOfPage } from './createSolanaWallet.js'
import { connectSolana, pairOnSolana } from './solana.js'

/** A way to connect a Solana wallet, for tests that must pass with each. */
export type SolanaWay = {
  readonly key: Pick<SolanaKey, 'address' | 'secretKey'>
  /** Opens the playground and connects. The wallet approves everything until `ask` is called. */
  connect(app: App, params?: Readonly<Record<string, string>>): Promise<void>
  /** Makes the wallet ask its owner from now on. */
  ask(): Promise<void>
  /** Waits until the owner is asked. */
  waitForAsk(): Promise<void>
  /** Approves the open request, if any, and everything from now on. */
  approveAll(): Promise<void>
  /** Checks that no request is open. */
  expectNotAsked(): Promise<void>
  approve(): Promise<void>
  reject(): Promise<void>
}

/** Creates the way over the page's own wallet. */
export function createInjectedWay(wallet: SolanaWalletOfPage): SolanaWay {
  const [key] = solanaWalletKeys()
  if (!key) throw new Error('The Solana wallet has no key')
  return {
    key,
    connect: connectSolana,
    ask: () => wallet.setMode('prompt'),
    waitForAsk: () => expect(wallet.prompt).toBeVisible(),
    // Its prompt has disappeared with the page.
    approveAll: () => wallet.setMode('auto'),
    expectNotAsked: async () => expect(await wallet.getAsks()).toEqual([]),
    approve: wallet.approve,
    reject: wallet.reject,
  }
}

/** Creates the way over WalletConnect. */
export function createWalletConnectWay(peer: Peer, key: SolanaWay['key']): SolanaWay {
  return {
    key,
    connect: (app, params) => pairOnSolana(app, peer, params),
    ask: async () => peer.setPolicy({ requests: 'ask' }),
    waitForAsk: async () => void (await peer.waitForOpen()),
    async approveAll() {
      peer.setPolicy({ requests: 'approve' })
      for (const { id } of peer.getState().requests) await peer.approveRequest(id)
    },
    expectNotAsked: async () => expect(peer.getState().requests).toEqual([]),
    approve: peer.approveOpen,
    reject: peer.rejectOpen,
  }
}
