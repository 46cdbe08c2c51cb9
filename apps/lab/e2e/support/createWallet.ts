import { expect, type JSHandle, type Page } from '@playwright/test'
import type { LabWalletMode } from '../../shared/wallet/labWalletState.js'
import type { LabWallet } from '../../web/labWallet/createLabWallet.js'

/** The lab wallet of a page: its prompt, and what its owner can do in it. */
export type Wallet = ReturnType<typeof createWallet>

/** Requests that ask the owner for something. A page that resumes a session sends none of them. */
const promptingMethods = ['eth_requestAccounts', 'wallet_requestPermissions']

/** Makes the handle on the lab wallet of a page. */
export function createWallet(page: Page) {
  const prompt = page.getByRole('dialog', { name: 'Lab Wallet request', exact: true })
  // The page puts it there when it starts, before anything can be clicked.
  const get = (): Promise<JSHandle<LabWallet>> =>
    page
      .waitForFunction(() => Reflect.get(window, 'labWallet') as LabWallet | undefined)
      .then(
        // It waited until the value was there.
        (handle) => handle as JSHandle<LabWallet>,
      )
  const tell = async <value, argument>(
    run: (wallet: LabWallet, argument: argument) => value,
    argument: argument,
  ): Promise<value> => {
    const handle = await get()
    // Playwright's own types for what is handed over are wider than this file needs.
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
    /** Kinds of what the owner was asked since the page was loaded. */
    getAsks: () => tell((wallet) => wallet.asks.map(({ kind }) => kind), undefined),
    /** Waits until a method was called. */
    waitForMethod: (method: string) =>
      expect.poll(() => tell((wallet) => wallet.requests.map((each) => each.method), undefined)).toContain(method),
    /** Checks that the page has asked for nothing since it was loaded. */
    async expectNoPrompt() {
      const methods = await tell((wallet) => wallet.requests.map(({ method }) => method), undefined)
      expect(methods.filter((method) => promptingMethods.includes(method))).toEqual([])
      expect(await tell((wallet) => wallet.asks.length, undefined)).toBe(0)
    },
  }
}
