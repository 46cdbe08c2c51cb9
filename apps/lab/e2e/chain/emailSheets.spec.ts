import { expect } from '@playwright/test'
import { type Hex, recoverMessageAddress, stringToHex } from 'viem'
import type { App } from '../support/createApp.js'
import { createMailbox } from '../support/createMailbox.js'
import { askProvider, emailOptions, frameOf, logIn } from '../support/emailLogin.js'
import { press, sheetOf } from '../support/emailSolana.js'
import { test } from '../support/test.js'

const short = 'A few words.'
const long = Array.from({ length: 120 }, (_, line) => `Line ${line + 1} of a long text.`).join('\n')

const sign = (app: App, message: string, address: string) =>
  askProvider(app, { method: 'personal_sign', params: [stringToHex(message), address] })
const approveOf = ({ page }: App) => frameOf(page).getByRole('button', { name: 'Approve' })
/** The reason why the request cannot be approved yet. */
const hintOf = ({ page }: App) => frameOf(page).getByRole('status')

async function expectSigned(asked: Promise<string>, message: string, address: string): Promise<void> {
  // The result is a signature.
  expect(await recoverMessageAddress({ message, signature: (await asked) as Hex })).toBe(address)
}

test.beforeEach(async ({ app }) => app.goto('/', emailOptions))

test('a request of one screen is approved by keyboard, without scrolling or any word of it', async ({ app, lab }) => {
  const { address } = await logIn(app, createMailbox(lab, 'sheet-short'))
  const asked = sign(app, short, address)
  await expect(approveOf(app)).toBeEnabled()
  await expect(hintOf(app)).toHaveText('')
  await approveOf(app).focus()
  await app.page.keyboard.press('Enter')
  await expectSigned(asked, short, address)
})

test('nothing is approved in a frame that is too low, or while something lies over the facts alone', async ({
  app,
  lab,
  page,
}) => {
  const { address } = await logIn(app, createMailbox(lab, 'sheet-hidden'))
  const asked = sign(app, short, address)
  await expect(approveOf(app)).toBeEnabled()
  const frame = page.locator('[data-portico-frame]')
  const setHeight = (height: string) =>
    frame.evaluate(
      (element: HTMLElement, height) => element.style.setProperty('block-size', height, 'important'),
      height,
    )
  await setHeight('100px')
  await expect(approveOf(app)).toBeDisabled()
  await expect(hintOf(app)).toContainText('shown too small')
  await expect(approveOf(app)).toHaveAccessibleDescription(/shown too small/)
  await setHeight('100%')
  await expect(approveOf(app)).toBeEnabled()
  await expect(hintOf(app)).toHaveText('')

  // Covers the frame's upper part but not the buttons.
  const cover = await app.modal.evaluateHandle((dialog) => {
    const { top = 0, left = 0, width = 0 } = dialog.querySelector('[data-portico-frame]')?.getBoundingClientRect() ?? {}
    const element = dialog.appendChild(document.createElement('div'))
    for (const [name, value] of Object.entries({
      position: 'fixed',
      top: `${top}px`,
      left: `${left}px`,
      width: `${width}px`,
      height: '120px',
      background: '#fff',
    }))
      element.style.setProperty(name, value, 'important')
    return element
  })
  await expect(approveOf(app)).toBeDisabled()
  await expect(hintOf(app)).toContainText('Something lies over this request')
  await cover.evaluate((element) => element.remove())
  await expect(approveOf(app)).toBeEnabled()
  await press(app, 'Approve')
  await expectSigned(asked, short, address)
})

test('what is longer than the frame is read to its end first, here by keyboard', async ({ app, lab, page }) => {
  const { address } = await logIn(app, createMailbox(lab, 'sheet-long'))
  const asked = sign(app, long, address)
  await expect(hintOf(app)).toHaveText('Scroll to the end to approve.')
  await expect(approveOf(app)).toBeDisabled()
  const text = sheetOf(app).getByRole('region', { name: 'Request' })
  await text.focus()
  await page.keyboard.press('PageDown')
  await expect.poll(() => text.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)
  await expect(approveOf(app)).toBeDisabled()
  await page.keyboard.press('End')
  await expect(approveOf(app)).toBeEnabled()
  await expect(hintOf(app)).toHaveText('')
  // Text that was read stays marked as read.
  await page.keyboard.press('Home')
  await expect.poll(() => text.evaluate(({ scrollTop }) => scrollTop)).toBe(0)
  await expect(approveOf(app)).toBeEnabled()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(approveOf(app)).toBeFocused()
  await page.keyboard.press('Space')
  await expectSigned(asked, long, address)
})

test('a press that began before the end was read approves nothing', async ({ app, lab, page }) => {
  const { address } = await logIn(app, createMailbox(lab, 'sheet-press'))
  const asked = sign(app, long, address)
  await expect(hintOf(app)).toHaveText('Scroll to the end to approve.')
  await approveOf(app).hover({ force: true })
  await page.mouse.down()
  await sheetOf(app)
    .getByRole('region', { name: 'Request' })
    .evaluate((text) => text.scrollTo(0, text.scrollHeight))
  await expect(approveOf(app)).toBeEnabled()
  await page.mouse.up()
  // If the frame had handled the key press, it would be empty after two frames.
  await frameOf(page)
    .locator('html')
    .evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await expect(approveOf(app)).toBeEnabled()
  await press(app, 'Approve')
  await expectSigned(asked, long, address)
})
