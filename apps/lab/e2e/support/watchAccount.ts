import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Announces a wallet (EIP-6963) that shows an account without its key, connects it, and opens Account.
 *
 * @param page A page that nothing was opened in yet.
 * @param address The account.
 * @param url The playground, with its options.
 * @param titles Names of the views, where the page is in another language.
 */
export async function watchAccount(
  page: Page,
  address: string,
  url = '/',
  titles = { connect: 'Connect wallet', account: 'Account' },
): Promise<Locator> {
  await page.addInitScript((account) => {
    const provider = {
      async request({ method }: { readonly method: string }) {
        if (method === 'eth_requestAccounts' || method === 'eth_accounts') return [account]
        if (method === 'eth_chainId') return '0x1'
        throw Object.assign(new Error('This wallet only looks'), { code: 4200 })
      },
      on() {},
      removeListener() {},
    }
    const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
    const uuid = '5eed0000-0000-4000-8000-000000000000'
    const info = Object.freeze({ uuid, name: 'Watch wallet', icon, rdns: 'dev.portico.watch' })
    const detail = Object.freeze({ info, provider })
    const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    window.addEventListener('eip6963:requestProvider', announce)
    announce()
  }, address)
  await page.goto(url)
  await page.getByRole('button', { name: titles.connect, exact: true }).first().click()
  const connect = page.getByRole('dialog', { name: titles.connect })
  await connect.getByRole('button', { name: /^Watch wallet/ }).click()
  await expect(page.locator('dialog[data-portico][open]')).toHaveCount(0)
  await page
    .getByRole('button', { name: new RegExp(`${address.slice(0, 4)}.+${address.slice(-3)}`, 'i') })
    .first()
    .click()
  const account = page.getByRole('dialog', { name: titles.account })
  await expect(account).toBeVisible()
  return account
}
