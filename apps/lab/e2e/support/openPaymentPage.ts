import { expect, type Locator, type Page } from '@playwright/test'
import type { App } from './createApp.js'

/**
 * Clicks what opens the page of a provider or an exchange in a new tab, and waits until that page can be used.
 *
 * @param opener Row or link that opens the page.
 */
export async function openPaymentPage(app: App, opener: Locator): Promise<Page> {
  const opened = app.page.context().waitForEvent('page')
  await opener.click()
  const page = await opened
  await expect(page.getByRole('button', { name: 'Pay' })).toBeVisible()
  return page
}
