import { expect, type JSHandle, type Page } from '@playwright/test'
import type { LabWalletMode } from '../../shared/wallet/labWalletState.js'
import type { SolanaWallet } from '../../web/solanaWallet/createSolanaWallet.js'
import type { SolanaFeature } from '../../web/solanaWallet/solanaWalletState.js'

/** The Solana wallet of a page: its prompt, and what its owner can do. */
export type SolanaWalletOfPage = ReturnType<typeof createSolanaWallet>

/**
 * Creates the access to the Solana wallet of a page.
 *
 * @param name Name of the wallet. With `solanaWallet=merged` it is that of the lab wallet.
 */
export function createSolanaWallet(page: Page, name = 'Lab Solana Wallet') {
  const prompt = page.getByRole('dialog', { name: `${name} request`, exact: true })
  const tell = async <value, argument>(
    run: (wallet: SolanaWallet, argument: argument) => value,
    argument: argument,
  ): Promise<value> => {
    // The page sets it when it starts, and it was waited for.
    const handle = (await page.waitForFunction(() => Reflect.get(window, 'labSolanaWallet'))) as JSHandle<SolanaWallet>
    // Playwright's types for the arguments are wider than needed here.
    return handle.evaluate(run as never, argument as never)
  }
  const getFeatures = () => tell((wallet) => wallet.requests.map(({ feature }) => feature), undefined)
  return {
    prompt,
    approve: () => prompt.getByRole('button', { name: 'Approve' }).click(),
    reject: () => prompt.getByRole('button', { name: 'Reject' }).click(),
    setMode: (mode: LabWalletMode) => tell((wallet, to) => wallet.setMode(to), mode),
    isPermitted: () => tell((wallet) => wallet.getState().permitted, undefined),
    register: () => tell((wallet) => wallet.register(), undefined),
    unregister: () => tell((wallet) => wallet.unregister(), undefined),
    setFeatures: (features: readonly SolanaFeature[]) => tell((wallet, to) => wallet.setFeatures(to), features),
    selectAccount: (index: number) => tell((wallet, to) => wallet.selectAccount(to), index),
    lock: () => tell((wallet) => wallet.lock(), undefined),
    unlock: () => tell((wallet) => wallet.unlock(), undefined),
    disconnect: () => tell((wallet) => wallet.disconnect(), undefined),
    failNext: (feature: string, error: { code: number; message: string }) =>
      tell((wallet, failure) => wallet.failNext(failure.feature, failure.error), { feature, error }),
    /** Features that the page has used, oldest first. */
    getFeatures,
    /** Waits until a feature was used. */
    waitForFeature: (feature: string) => expect.poll(getFeatures).toContain(feature),
    /** Kinds of prompts since the page was loaded. */
    getAsks: () => tell((wallet) => wallet.asks.map(({ kind }) => kind), undefined),
  }
}
