import { expect } from '@playwright/test'
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
  // At the end nothing is left below the button.
  await expect
    .poll(async () => {
      const [facts, own] = [await total.boundingBox(), await button.boundingBox()]
      return (own?.y ?? 0) - ((facts?.y ?? 0) + (facts?.height ?? 0))
    })
    .toBeGreaterThan(0)
})
