import { expect, type Page } from '@playwright/test'
import { test } from '../support/test.js'

/** Returns where the focus is: in the modal, on the body, or in the inert page, where it must never be. */
function findFocus(page: Page): Promise<'modal' | 'body' | 'page'> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (focused?.closest('dialog[open]')) return 'modal'
    return focused === document.body || focused === null ? 'body' : 'page'
  })
}

test('the focus goes into the modal, stays there and returns to the button', async ({ app }) => {
  const { page } = app
  await app.goto('/')
  await app.connectButton.focus()
  await page.keyboard.press('Enter')
  await expect(app.dialog('Connect wallet')).toBeVisible()
  await expect.poll(() => findFocus(page)).toBe('modal')

  const places: string[] = []
  for (const key of ['Tab', 'Shift+Tab'])
    for (let presses = 0; presses < 10; presses++) {
      await page.keyboard.press(key)
      places.push(await findFocus(page))
    }
  expect(places).not.toContain('page')
  // The body stands for the browser's own controls after the last and before the first control.
  expect(places.filter((place) => place === 'modal').length).toBeGreaterThan(10)

  await page.keyboard.press('Escape')
  await expect(app.modal).toBeHidden()
  await expect(app.connectButton).toBeFocused()
})

test('every view change leaves the focus in the view', async ({ app, wallet }) => {
  const { page } = app
  await app.goto('/', { labWallet: 'hang' })
  await app.chooseWallet()
  await wallet.waitForMethod('eth_requestAccounts')
  await expect.poll(() => findFocus(page)).toBe('modal')
  await app.modal.getByRole('button', { name: 'Back' }).click()
  await expect(app.dialog('Connect wallet')).toBeVisible()
  await expect.poll(() => findFocus(page)).toBe('modal')
})

test('the page behind the modal does not scroll and takes no clicks', async ({ app }) => {
  const { page } = app
  await app.goto('/')
  await app.openConnect()
  const before = await page.evaluate(() => scrollY)
  await page.mouse.move(10, 400)
  await page.mouse.wheel(0, 600)
  await page.keyboard.press('End')
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await page.mouse.click(5, 400)
  await expect(app.modal).toBeHidden()
})
