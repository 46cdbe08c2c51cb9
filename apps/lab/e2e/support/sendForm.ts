import { expect, type Locator } from '@playwright/test'
import type { App } from './createApp.js'

export type FillSendParameters = {
  /** Symbol of a token other than the native one. */
  readonly token?: string
  readonly amount: string
  readonly recipient: string
}

/** Opens the send form of the connected account. */
export async function openSend(app: App): Promise<Locator> {
  const account = await app.openAccount()
  await account.getByRole('button', { name: 'Send', exact: true }).click()
  const form = app.dialog('Send')
  await expect(form.getByRole('textbox', { name: 'Amount' })).toBeVisible()
  return form
}

/** Opens the send form, fills it, and goes on to the review. */
export async function reviewSend(app: App, parameters: FillSendParameters): Promise<Locator> {
  const { token, amount, recipient } = parameters
  const form = await openSend(app)
  if (token) {
    await form.getByRole('button', { name: /^Token / }).click()
    await app.modal.getByRole('button', { name: new RegExp(`\\b${token}\\b`) }).click()
  }
  await form.getByRole('textbox', { name: 'Amount' }).fill(amount)
  await form.getByRole('textbox', { name: 'Recipient' }).fill(recipient)
  await form.getByRole('button', { name: 'Review' }).click()
  await expect(form.getByRole('button', { name: 'Send', exact: true })).toBeEnabled()
  return form
}

/** What says that a transfer is in a block. */
export function sentStatus(form: Locator): Locator {
  return form.getByRole('status').filter({ hasText: 'Sent' })
}
