import { expect, type Locator, type Page } from '@playwright/test'
import type { App } from './createApp.js'
import { openPaymentPage } from './openPaymentPage.js'

/** Opens the form to buy with of the connected account. */
export async function openBuy(app: App, address?: string): Promise<Locator> {
  const account = await app.openAccount(address)
  await account.getByRole('button', { name: 'Buy', exact: true }).click()
  const form = app.dialog('Choose provider')
  await expect(form.getByRole('textbox', { name: 'You pay' })).toBeVisible()
  return form
}

export type FillBuyParameters = {
  readonly token: string
  readonly amount: string
  /** Address of the account, if it is not that of the lab wallet. */
  readonly address?: string | undefined
}

/** Opens and fills the form to buy with. */
export async function fillBuy(app: App, { token, amount, address }: FillBuyParameters): Promise<Locator> {
  const form = await openBuy(app, address)
  await form.getByRole('button', { name: /^You receive: / }).click()
  await app
    .dialog('Select token')
    .getByRole('button', { name: new RegExp(`\\b${token}\\b`) })
    .click()
  await form.getByRole('textbox', { name: 'You pay' }).fill(amount)
  return form
}

/** Opens a provider's page from its row in the form. */
export const openProvider = (app: App, name: string): Promise<Page> =>
  openPaymentPage(app, app.dialog('Choose provider').getByRole('button', { name: new RegExp(`^${name}`) }))

/** Pays on a provider's page; the amount is the one that the page was given unless another one is typed. */
export async function payOn(page: Page, amount?: string): Promise<void> {
  if (amount !== undefined) await page.getByRole('textbox', { name: 'Amount' }).fill(amount)
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByRole('heading', { name: /^(In progress|Done|Declined)$/ })).toBeVisible()
}
