import { expect, type Locator } from '@playwright/test'
import type { App } from './createApp.js'

export type FillSwapParameters = {
  /** Address of the account. Default: the lab wallet's. */
  readonly account?: string | undefined
  /** Symbol of the token that is given. Default: the native one. */
  readonly from?: string | undefined
  readonly to: string
  readonly amount: string
}

/** Opens the swap form of the connected account. */
export async function openSwap(app: App, address?: string): Promise<Locator> {
  const account = await app.openAccount(address)
  await account.getByRole('button', { name: 'Swap', exact: true }).click()
  const form = app.dialog('Swap')
  await expect(form.getByRole('textbox', { name: 'You pay' })).toBeVisible()
  return form
}

async function chooseToken(app: App, side: 'You pay' | 'You receive', symbol: string): Promise<void> {
  await app
    .dialog('Swap')
    .getByRole('button', { name: new RegExp(`^${side}: `) })
    .click()
  const list = app.dialog('Choose token')
  await list.getByRole('tab', { name: 'All tokens' }).click()
  await list.getByRole('button', { name: new RegExp(`\\b${symbol}\\b`) }).click()
  await expect(app.dialog('Swap')).toBeVisible()
}

/** Opens and fills the swap form, and waits for its quote. */
export async function fillSwap(app: App, { account, from, to, amount }: FillSwapParameters): Promise<Locator> {
  const form = await openSwap(app, account)
  if (from) await chooseToken(app, 'You pay', from)
  await chooseToken(app, 'You receive', to)
  await form.getByRole('textbox', { name: 'You pay' }).fill(amount)
  await expect(form.getByRole('button', { name: 'Review swap' })).toBeEnabled()
  return form
}

/** Opens and fills the swap form, and continues to the preview, which checks the swap. */
export async function previewSwap(app: App, parameters: FillSwapParameters): Promise<Locator> {
  const form = await fillSwap(app, parameters)
  await form.getByRole('button', { name: 'Review swap' }).click()
  const preview = app.dialog('Preview swap')
  await expect(preview).toBeVisible()
  return preview
}

/** Reads an amount of the preview, in base units. */
export async function readFact(preview: Locator, name: string, decimals: number): Promise<bigint> {
  const fact = preview.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd')
  const [, whole = '', fraction = ''] = /([\d,]+)(?:\.(\d+))?/.exec((await fact.textContent()) ?? '') ?? []
  return BigInt(whole.replaceAll(',', '') + fraction.padEnd(decimals, '0').slice(0, decimals))
}
