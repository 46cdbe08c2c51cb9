import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { test } from '../support/test.js'
import { waitForQuiet } from '../support/waitForQuiet.js'
import { openStory, type StoryLook } from './openStory.js'

type Shot = { readonly name: string; readonly view: string; readonly look: StoryLook; readonly width: number }

/** Folder of the documentation's screenshots, for a run that renews them. */
const folder = fileURLToPath(new URL('../../../../docs/screenshots/', import.meta.url))
const views = {
  connect: 'Connect',
  account: 'Account',
  send: 'WalletSend',
  networks: 'Networks',
  unsupported: 'UnsupportedChain',
}
const shots: readonly Shot[] = Object.entries(views).flatMap(([name, view]) => [
  { name: `${name}-light`, view, look: { theme: 'light' }, width: 480 },
  { name: `${name}-dark`, view, look: { theme: 'dark' }, width: 480 },
  { name: `${name}-320`, view, look: { theme: 'light' }, width: 320 },
  { name: `${name}-rtl`, view, look: { theme: 'light', dir: 'rtl', locale: 'ar' }, width: 480 },
])

test.use({ contextOptions: { reducedMotion: 'reduce' }, deviceScaleFactor: 2 })

// Every run takes the screenshots. Fonts differ between machines, so those of the documentation are only replaced on
// request.
for (const { name, view, look, width } of shots)
  test(`picture ${name}`, async ({ page }, info) => {
    await page.setViewportSize({ width, height: 800 })
    const dialog = await openStory(page, { view, state: 'filled' }, look)
    await expect(dialog.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    // Pictures of wallets and tokens come later than their rows.
    await waitForQuiet(page)
    // Text of the story page is not part of the modal.
    await page.locator('#root').evaluate((root) => root.toggleAttribute('hidden', true))
    const path = process.env.PORTICO_SCREENSHOTS ? `${folder}${name}.png` : info.outputPath(`${name}.png`)
    await page.screenshot({ path })
  })
