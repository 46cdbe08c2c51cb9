import { expect } from '@playwright/test'
import { test } from '../support/test.js'

test.use({ expectedProblems: [/dynamically imported module/, /react\/chunk-failed/] })

test('a view whose code cannot be fetched offers to try again, and that works', async ({ app }) => {
  const { page } = app
  await app.connect()
  const isScript = { times: 1_000 }
  await page.route(/\.(js|tsx?)(\?|$)/, (route) => route.abort(), isScript)
  await app.accountButton().click()
  // Account itself may have been fetched ahead; sending is so only once Account is shown.
  const loading = app.dialog('This part could not be loaded')
  const account = app.dialog('Account')
  await expect(loading.or(account)).toBeVisible()
  if (await account.isVisible()) await account.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(loading).toBeVisible()

  await loading.getByRole('button', { name: 'Try again' }).click()
  await expect(loading.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.unroute(/\.(js|tsx?)(\?|$)/)
  await loading.getByRole('button', { name: 'Try again' }).click()
  await expect(loading).toBeHidden()
  await expect(app.dialog('Account').or(app.dialog('Send'))).toBeVisible()
})

test('a modal whose code cannot be fetched opens at the next click', async ({ app }) => {
  const { page } = app
  let isDown = true
  // Before the page's own scripts have run nothing is known of the modal, so it is only cut off afterwards.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'))
  await app.goto('/')
  await expect(app.connectButton).toBeVisible()
  await page.route(/\.(js|tsx?)(\?|$)/, (route) => (isDown ? route.abort() : route.continue()))
  await app.connectButton.click()
  await expect.poll(async () => (await app.getState()).modal.open).toBe(false)
  await expect(page.getByRole('alert').filter({ hasText: 'That did not load. Try again.' })).toBeVisible()
  isDown = false
  await app.connectButton.click()
  await expect(app.dialog('Connect wallet')).toBeVisible()
  await expect(page.getByText('That did not load. Try again.')).toBeHidden()
})
