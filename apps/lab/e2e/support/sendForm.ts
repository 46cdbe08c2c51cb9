import { expect, type Locator } from '@playwright/test'
import type { App } from './createApp.js'

export type FillSendParameters = {
  /** Symbol of a token other than the native one. */
  readonly token?: string | undefined
  readonly amount: string
  readonly recipient: string
  /** Address of the connected account. Default: the lab wallet's. */
  readonly from?: string
}

/** Opens the send form of the connected account. Default: the lab wallet's. */
export async function openSend(app: App, from?: string): Promise<Locator> {
  const account = await app.openAccount(from)
  await account.getByRole('button', { name: 'Send', exact: true }).click()
  const form = app.dialog('Send')
  await expect(form.getByRole('textbox', { name: 'Amount' })).toBeVisible()
  return form
}

/** Opens and fills the send form, and continues to the review, whose price may still be missing. */
export async function fillSend(app: App, parameters: FillSendParameters): Promise<Locator> {
  const { token, amount, recipient, from } = parameters
  const form = await openSend(app, from)
  if (token) {
    await form.getByRole('button', { name: /^Token / }).click()
    await app.modal.getByRole('button', { name: new RegExp(`\\b${token}\\b`) }).click()
  }
  await form.getByRole('textbox', { name: 'Amount' }).fill(amount)
  await form.getByRole('textbox', { name: 'Recipient' }).fill(recipient)
  await form.getByRole('button', { name: 'Review' }).click()
  return form
}

/** Opens and fills the send form, continues to the review and waits for the price. */
export async function reviewSend(app: App, parameters: FillSendParameters): Promise<Locator> {
  const form = await fillSend(app, parameters)
  await expect(form.getByRole('button', { name: 'Send', exact: true })).toBeEnabled()
  return form
}

/** Returns the status that a transfer was mined. */
export function sentStatus(form: Locator): Locator {
  return form.getByRole('status').filter({ hasText: 'Sent' })
}
