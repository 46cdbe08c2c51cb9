import { expect, type Page } from '@playwright/test'
import { test } from '../support/test.js'
import { findAxeFaults } from './findAxeFaults.js'
import { openStory, type StoryLook } from './openStory.js'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 320, height: 640 } })

const field = (page: Page) => page.locator('dialog[open] form input')
const looks: readonly StoryLook[] = [{ theme: 'light' }, { theme: 'dark' }, { locale: 'ar', dir: 'rtl' }]

// One of several accounts, and the only one of a wallet.
for (const state of ['filled', 'empty'])
  for (const look of looks)
    test(`an account is named at 320 px, and axe finds nothing: ${state}, ${Object.values(look).join(' ')}`, async ({
      page,
    }) => {
      const dialog = await openStory(page, { view: 'Account', state }, look)
      const pencils = dialog.locator('[data-rename]')
      await expect(pencils).toHaveCount(state === 'filled' ? 2 : 1)
      await pencils.last().click()
      await expect(field(page)).toBeFocused()
      expect(await findAxeFaults(page)).toEqual([])
      for (const part of [field(page), ...(await dialog.locator('form button').all())]) {
        const box = await part.boundingBox()
        expect(box?.x).toBeGreaterThanOrEqual(0)
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
      }
      const scroll = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)
      expect(scroll).toBe(0)
      await page.keyboard.type('WWWWWWWWWWWWWWWWWWWWWWWWWWWWWW')
      await page.keyboard.press('Enter')
      await expect(dialog.getByText('W'.repeat(25), { exact: true })).toBeVisible()
      await expect(pencils.last()).toBeFocused()
      expect(await findAxeFaults(page)).toEqual([])
      expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    })

test('Escape leaves the field, and only then the modal', async ({ page }) => {
  const dialog = await openStory(page, { view: 'Account', state: 'filled' })
  await dialog.getByRole('button', { name: 'Rename Savings' }).click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('Other')
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'Rename Savings' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})
