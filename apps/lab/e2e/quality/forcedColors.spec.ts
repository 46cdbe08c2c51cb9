import { expect, type Locator } from '@playwright/test'
import { test } from '../support/test.js'
import { openStory } from './openStory.js'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

/** Returns whether the edge of an element is visible without its background. */
const hasEdge = (element: Locator) =>
  element.evaluate((each) => {
    const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(each)
    return (borderTopStyle !== 'none' && borderTopWidth !== '0px') || outlineStyle !== 'none'
  })

test('with forced colours buttons, fields and the card keep an edge, and the focus shows', async ({ page }) => {
  const dialog = await openStory(page, { view: 'WalletSend', state: 'filled' })
  expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true)
  expect(await hasEdge(dialog.locator('[data-portico-slot="view"] > *').first()), 'card').toBe(true)
  expect(await hasEdge(dialog.getByRole('button', { name: 'Review' })), 'button').toBe(true)

  for (const button of await dialog.getByRole('button').all()) {
    if (await button.isDisabled()) continue
    await button.focus()
    // Focus set by a script shows its ring only after a key was pressed.
    await page.keyboard.press('Shift')
    await expect(button).toHaveCSS('outline-style', 'solid')
  }
})

test('with forced colours the letter of a wallet without a picture stands in a tile', async ({ page }) => {
  const dialog = await openStory(page, { view: 'Connect', state: 'error' })
  const tile = dialog.locator('[data-letter]').first()
  expect(await hasEdge(tile)).toBe(true)
  await expect(tile).toHaveCSS('background-image', 'none')
})

test('with forced colours the buttons in the page keep an edge', async ({ app }) => {
  await app.goto('/csp.html')
  expect(await hasEdge(app.connectButton)).toBe(true)
})

test('with forced colours a QR code stays dark on light', async ({ page }) => {
  const dialog = await openStory(page, { view: 'WalletReceive', state: 'filled' }, { theme: 'dark' })
  const code = dialog
    .getByRole('img')
    .filter({ has: page.locator('path') })
    .first()
  const [dark, light] = await code.evaluate((image) => {
    const path = image.querySelector('path')
    const surface = [image, image.parentElement].find(
      (each) => each && getComputedStyle(each).backgroundColor !== 'rgba(0, 0, 0, 0)',
    )
    // The painted colour. The computed one is in the theme's colour space.
    const canvas = document.createElement('canvas').getContext('2d')
    if (!path || !surface || !canvas) return []
    canvas.fillStyle = getComputedStyle(path).fill
    canvas.fillRect(0, 0, 1, 1)
    const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data
    return [`rgb(${red}, ${green}, ${blue})`, getComputedStyle(surface).backgroundColor]
  })
  expect(dark).toBe('rgb(12, 12, 22)')
  expect(light).toBe('rgb(255, 255, 255)')
})
