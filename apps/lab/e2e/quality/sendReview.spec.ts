import { expect } from '@playwright/test'
import { reviewSend } from '../support/sendForm.js'
import { test } from '../support/test.js'
import { openStory } from './openStory.js'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 320, height: 560 } })

test('the button that sends is in sight while the facts scroll below it', async ({ page }) => {
  const dialog = await openStory(page, { view: 'WalletSendPreview', state: 'filled' })
  const button = dialog.getByRole('button', { name: 'Send', exact: true })
  await expect(button).toBeInViewport({ ratio: 1 })
  const total = dialog.getByText('Total', { exact: true })
  await total.scrollIntoViewIfNeeded()
  await page.mouse.move(160, 300)
  await page.mouse.wheel(0, 2_000)
  await expect(button).toBeInViewport({ ratio: 1 })
  // Scrolled to the end, nothing is below the button.
  await expect
    .poll(async () => {
      const [facts, own] = [await total.boundingBox(), await button.boundingBox()]
      return (own?.y ?? 0) - ((facts?.y ?? 0) + (facts?.height ?? 0))
    })
    .toBeGreaterThan(0)
})

test('nothing moves when the wallet is asked', async ({ app, lab, wallet }) => {
  await app.page.setViewportSize({ width: 1024, height: 768 })
  await app.connect()
  await wallet.setMode('prompt')
  const form = await reviewSend(app, { amount: '0.1', recipient: lab.accounts.eip155?.[2]?.address ?? '' })
  await expect(form.getByText('Next, your wallet asks you to confirm.')).toBeVisible()
  const before = await form.getByRole('button', { name: 'Send', exact: true }).boundingBox()
  await form.getByRole('button', { name: 'Send', exact: true }).click()
  // The wallet's prompt makes the rest inert, so the form can no longer be found by its role.
  await expect(wallet.prompt).toBeVisible()
  await expect(form.getByText('Check the amount and recipient there too.')).toBeVisible()
  await expect(form.getByText('Next, your wallet asks you to confirm.')).toBeHidden()
  expect(await form.locator('button[aria-busy]').boundingBox()).toEqual(before)
  await wallet.reject()
})
