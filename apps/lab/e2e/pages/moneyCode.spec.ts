import { expect, type Page } from '@playwright/test'
import { test } from '../support/test.js'
import { waitForQuiet } from '../support/waitForQuiet.js'

/** Strings that only the code of one thing contains: of its first view, of its later views, and of its commands. */
const marks = {
  swap: ['Swap:{Component', 'swapWork'],
  swapLater: ['SwapSelectToken:{Component', 'SwapPreview:{Component'],
  buy: ['OnRampProviders:{Component', 'onrampWork'],
  names: ['RegisterAccountName:{Component', 'accountNameWork'],
  pay: ['Pay:{Component', 'payWork'],
  payLater: ['PayLoading:{Component'],
} as const

type Kind = keyof typeof marks

/** Collects the scripts of a page. Returns the function that lists what they are for, wholly or in part. */
function collectMoney(page: Page): () => Promise<readonly Kind[]> {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (!/\.js(\?|$)/.test(new URL(response.url()).pathname)) return
    scripts.push(response.text().catch(() => ''))
  })
  return async () => {
    const texts = await Promise.all(scripts)
    // A name that ends another one, such as Swap in OpenSwap, is not it.
    const isLoaded = (mark: string) => texts.some((text) => new RegExp(`(?<!\\w)${mark}`).test(text))
    return (Object.keys(marks) as Kind[]).filter((kind) => marks[kind].some(isLoaded))
  }
}

/** Names what only the last step has loaded. */
async function expectMoney(page: Page, list: () => Promise<readonly Kind[]>, kinds: readonly Kind[], when: string) {
  await waitForQuiet(page)
  expect(await list(), when).toEqual(kinds)
}

test('no code of money is loaded before Account is shown, nor any that the app does not offer', async ({
  app,
  page,
}) => {
  const list = collectMoney(page)
  await app.goto('/', { labWallet: 'auto' })
  await expect(app.connectButton).toBeVisible()
  await expectMoney(page, list, [], 'the page is loaded')
  const connect = await app.openConnect()
  await expectMoney(page, list, [], 'Connect is open')
  await connect.getByRole('button', { name: /^Lab Wallet/ }).click()
  await expect(app.accountButton()).toBeVisible()
  await expectMoney(page, list, [], 'connected')
  await app.openAccount()
  // Its buttons are in sight and the browser has nothing else to do.
  await expect.poll(list).toEqual(['swap', 'buy', 'names'])
  await expectMoney(page, list, ['swap', 'buy', 'names'], 'Account is open')
})

test.describe('where the browser never rests', () => {
  test.beforeEach(({ page }) => page.addInitScript(() => Object.assign(window, { requestIdleCallback: undefined })))

  test('each is loaded by its own button', async ({ app, page }) => {
    const list = collectMoney(page)
    await app.connect('/', { 'features.pay': 'on' })
    const account = await app.openAccount()
    await expectMoney(page, list, [], 'Account is open')
    const back = () => app.modal.getByRole('button', { name: 'Back' }).click()
    const open = async (button: string | RegExp, dialog: string, kinds: readonly Kind[]) => {
      await account.getByRole('button', { name: button }).click()
      await expect(app.dialog(dialog)).toBeVisible()
      await expectMoney(page, list, kinds, dialog)
    }
    await open(/^Swap$/, 'Swap', ['swap'])
    await app
      .dialog('Swap')
      .getByRole('button', { name: /^You receive: / })
      .click()
    await expect(app.dialog('Choose token')).toBeVisible()
    await expectMoney(page, list, ['swap', 'swapLater'], 'Choose token')
    await back()
    await back()
    await open(/^Buy$/, 'Choose provider', ['swap', 'swapLater', 'buy'])
    await back()
    await open(/^Deposit/, 'Deposit from exchange', ['swap', 'swapLater', 'buy', 'pay'])
  })
})
