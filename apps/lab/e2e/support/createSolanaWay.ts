import { expect } from '@playwright/test'
import type { SolanaKey } from '../../stack/solana/createSolanaKey.js'
import { solanaWalletKeys } from '../../stack/solana/solanaAccounts.js'
import type { App } from './createApp.js'
import type { Peer } from './createPeer.js'
import type { SolanaWalletOfPage } from './createSolanaWallet.js'
import { connectSolana, pairOnSolana } from './solana.js'

/** A way to a Solana wallet, for tests that must hold over each. */
export type SolanaWay = {
  readonly key: Pick<SolanaKey, 'address' | 'secretKey'>
  /** Opens the playground and connects; the wallet approves everything until `ask`. */
  connect(app: App, params?: Readonly<Record<string, string>>): Promise<void>
  /** From now on the wallet's owner is asked. */
  ask(): Promise<void>
  /** Waits until the owner is asked. */
  waitForAsk(): Promise<void>
  /** Answers what is open, if anything, and approves everything from now on. */
  approveAll(): Promise<void>
  /** Checks that nothing is open. */
  expectNotAsked(): Promise<void>
  approve(): Promise<void>
  reject(): Promise<void>
}

/** Makes the way to the wallet of the page. */
export function createInjectedWay(wallet: SolanaWalletOfPage): SolanaWay {
  const [key] = solanaWalletKeys()
  if (!key) throw new Error('The Solana wallet has no key')
  return {
    key,
    connect: connectSolana,
    ask: () => wallet.setMode('prompt'),
    waitForAsk: () => expect(wallet.prompt).toBeVisible(),
    // Its prompt is gone with the page it was in.
    approveAll: () => wallet.setMode('auto'),
    expectNotAsked: async () => expect(await wallet.getAsks()).toEqual([]),
    approve: wallet.approve,
    reject: wallet.reject,
  }
}

/** Makes the way to the wallet at the other end of WalletConnect. */
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
