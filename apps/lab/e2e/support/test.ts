import { test as base, expect } from '@playwright/test'
import type { LabManifest } from '../../stack/web/createManifest.js'
import { collectProblems } from './collectProblems.js'
import { type App, createApp } from './createApp.js'
import { type Chain, createChain } from './createChain.js'
import { type Control, createControl } from './createControl.js'
import { createPeer, type Peer } from './createPeer.js'
import { createSolanaChain, type SolanaChain } from './createSolanaChain.js'
import { createSolanaWallet, type SolanaWalletOfPage } from './createSolanaWallet.js'
import { createWallet, type Wallet } from './createWallet.js'
import { readLab } from './readLab.js'

type TestFixtures = {
  /** Portico in the test's page. */
  app: App
  /** The lab wallet of the test's page. */
  wallet: Wallet
  /** The lab's Solana wallet of the test's page. */
  solanaWallet: SolanaWalletOfPage
  /** A wallet at the other end of WalletConnect that approves everything. Closed after the test. */
  peer: Peer
  /** Path of the relay's URL that the peer uses, such as `/restart`. Faults of one path do not affect others. */
  relaySpace: string
  /** Controls of the stack, reset after the test. */
  control: Control
  /** Problems of a page that the test expects. Any other fails it. */
  expectedProblems: readonly RegExp[]
  problems: readonly string[]
}

type WorkerFixtures = {
  /** The manifest of the worker's lab. */
  lab: LabManifest
  /** Returns a local chain by its id. */
  chain: (chainId: number) => Chain
  /** The local Solana chain. */
  solanaChain: SolanaChain
}

/** Playwright's `test` with the lab. Every problem of a page fails the test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  lab: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the needed fixtures from here.
    async ({}, use, { parallelIndex }) => use(await readLab(parallelIndex)),
    { scope: 'worker' },
  ],
  chain: [async ({ lab }, use) => use((chainId) => createChain(lab, chainId)), { scope: 'worker' }],
  solanaChain: [async ({ lab }, use) => use(createSolanaChain(lab)), { scope: 'worker' }],
  baseURL: async ({ lab }, use) => use(lab.web),
  app: async ({ page }, use) => use(createApp(page)),
  wallet: async ({ page }, use) => use(createWallet(page)),
  solanaWallet: async ({ page }, use) => use(createSolanaWallet(page)),
  relaySpace: ['', { option: true }],
  peer: async ({ lab, relaySpace }, use) => {
    const peer = await createPeer(lab, `${lab.services.relay}${relaySpace}`)
    await use(peer)
    await peer.close()
  },
  control: async ({ lab }, use) => {
    const control = createControl(lab.web)
    await use(control)
    if (control.isUsed()) await control.reset()
  },
  expectedProblems: [[], { option: true }],
  problems: [
    async ({ context, expectedProblems }, use) => {
      const problems = collectProblems(context)
      await use(problems)
      expect(problems.filter((problem) => !expectedProblems.some((known) => known.test(problem)))).toEqual([])
    },
    { auto: true },
  ],
})
