import { expect, type JSHandle, type Page } from '@playwright/test'
import type { LabWalletMode } from '../../shared/wallet/labWalletState.js'
import type { LabWallet } from '../../web/labWallet/createLabWallet.js'

/** The lab wallet of a page: its prompt, and what its owner can do. */
export type Wallet = ReturnType<typeof createWallet>

/** Requests that prompt the owner. A page that restores a session sends none of them. */
const promptingMethods = ['eth_requestAccounts', 'wallet_requestPermissions']

/** Creates the access to the lab wallet of a page. */
export function createWallet(page: Page) {
  const prompt = page.getByRole('dialog', { name: 'Lab Wallet request', exact: true })
  // The page sets it when it starts, before anything can be clicked.
  const get = (): Promise<JSHandle<LabWallet>> =>
    page
      .waitForFunction(() => Reflect.get(window, 'labWallet') as LabWallet | undefined)
      .then(
        // The value exists, because it was waited for.
        (handle) => handle as JSHandle<LabWallet>,
      )
  const tell = async <value, argument>(
    run: (wallet: LabWallet, argument: argument) => value,
    argument: argument,
  ): Promise<value> => {
    const handle = await get()
    // Playwright's types for the arguments are wider than needed here.
    return handle.evaluate(run as never, argument as never)
  }
  return {
    prompt,
    approve: () => prompt.getByRole('button', { name: 'Approve' }).click(),
    reject: () => prompt.getByRole('button', { name: 'Reject' }).click(),
    setMode: (mode: LabWalletMode) => tell((wallet, to) => wallet.setMode(to), mode),
    getChain: () => tell((wallet) => wallet.getState().chainId, undefined),
    isPermitted: () => tell((wallet) => wallet.getState().permitted, undefined),
    switchChain: (chainId: number) => tell((wallet, to) => wallet.switchChain(to), chainId),
    selectAccount: (index: number) => tell((wallet, to) => wallet.selectAccount(to), index),
    lock: () => tell((wallet) => wallet.lock(), undefined),
    disconnect: () => tell((wallet) => wallet.disconnect(), undefined),
    failNext: (method: string, error: { code: number; message: string }) =>
      tell((wallet, failure) => wallet.failNext(failure.method, failure.error), { method, error }),
    /** Methods the page has called, oldest first. */
    getMethods: () => tell((wallet) => wallet.requests.map(({ method }) => method), undefined),
    /** Kinds of prompts since the page was loaded. */
    getAsks: () => tell((wallet) => wallet.asks.map(({ kind }) => kind), undefined),
    /** Waits until a method was called. */
    waitForMethod: (method: string) =>
      expect.poll(() => tell((wallet) => wallet.requests.map((each) => each.method), undefined)).toContain(method),
    /** Checks that the page has caused no prompt since it was loaded. */
    async expectNoPrompt() {
      const methods = await tell((wallet) => wallet.requests.map(({ method }) => method), undefined)
      expect(methods.filter((method) => promptingMethods.includes(method))).toEqual([])
      expect(await tell((wallet) => wallet.asks.length, undefined)).toBe(0)
    },
  }
}
