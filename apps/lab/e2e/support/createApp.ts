import { expect, type JSHandle, type Page } from '@playwright/test'
import type { Portico, PorticoState } from '@portico/controllers'
import { labWalletKey } from '../../shared/wallet/labWalletAccounts.js'

/** A page of the lab with Portico, accessed by roles and accessible names. */
export type App = ReturnType<typeof createApp>

/** Matches a truncated address. */
export function matchAddress(address: string): RegExp {
  return new RegExp(`${address.slice(0, 4)}.{1,3}${address.slice(-4)}`, 'i')
}

/** Creates the access to Portico in a page. */
export function createApp(page: Page) {
  const dialog = (name: string) => page.getByRole('dialog', { name, exact: true })
  const connectButton = page.getByRole('button', { name: 'Connect wallet', exact: true }).first()
  const accountButton = (address: string = labWalletKey.address) =>
    page.getByRole('button', { name: matchAddress(address) }).first()

  async function goto(path: string, params: Readonly<Record<string, string>> = {}): Promise<void> {
    const query = new URLSearchParams(params).toString()
    await page.goto(query ? `${path}?${query}` : path)
  }

  async function openConnect() {
    await connectButton.click()
    await expect(dialog('Connect wallet')).toBeVisible()
    return dialog('Connect wallet')
  }

  async function chooseWallet(name = 'Lab Wallet') {
    const modal = await openConnect()
    await modal.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  }

  async function getState(): Promise<PorticoState> {
    // The playground sets it once it has started.
    const portico = (await page.waitForFunction(() => Reflect.get(window, 'portico'))) as JSHandle<Portico>
    return portico.evaluate((instance) => instance.getState())
  }

  return {
    page,
    connectButton,
    accountButton,
    /** Returns the public state of the playground's instance. */
    getState,
    /** Waits until a namespace of the instance has a status. */
    expectStatus: (status: string, namespace = 'eip155') =>
      expect.poll(async () => (await getState()).namespaces[namespace]?.status, `status ${status}`).toBe(status),
    /** Waits until the instance is on a network. */
    expectNetwork: (name: string) => expect.poll(async () => (await getState()).network.name).toBe(name),
    dialog,
    /** Any open dialog of Portico. */
    modal: page.locator('dialog[data-portico][open]'),
    /** The status message of the modal that contains a text. */
    status: (text: string) => page.locator('dialog[data-portico][open]').getByRole('status').filter({ hasText: text }),
    goto,
    openConnect,
    /** Opens the modal and selects a wallet of the list. */
    chooseWallet,
    /** Opens a page whose wallet approves everything, and connects. */
    async connect(path = '/', params: Readonly<Record<string, string>> = {}) {
      await goto(path, { labWallet: 'auto', ...params })
      await chooseWallet()
      await expect(accountButton()).toBeVisible()
      await expect(dialog('Connect wallet')).toBeHidden()
    },
    async openAccount(address?: string) {
      await accountButton(address).click()
      await expect(dialog('Account')).toBeVisible()
      return dialog('Account')
    },
    /** Selects a network in the open Account view. */
    async chooseNetwork(name: string) {
      await dialog('Account')
        .getByRole('button', { name: /^Network/ })
        .click()
      await dialog('Choose network')
        .getByRole('button', { name: new RegExp(`^${name}`) })
        .click()
    },
  }
}
