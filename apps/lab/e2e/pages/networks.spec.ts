import { expect } from '@playwright/test'
import { test } from '../support/test.js'

const withoutOptimism = { labWallet: 'auto', networks: '1,8453', labChain: '10' }

test('a wallet on a network the app lacks must switch or leave', async ({ app, wallet }) => {
  await app.goto('/', withoutOptimism)
  await app.chooseWallet()
  const modal = app.dialog('Network not supported')
  await expect(modal).toContainText('OP Mainnet')
  await expect(modal.getByRole('button', { name: 'Close' })).toHaveCount(0)
  await expect(modal.getByRole('button', { name: 'Back' })).toHaveCount(0)

  await app.page.keyboard.press('Escape')
  await expect(modal.locator('[data-shake]')).toHaveCount(1)
  await expect(modal.locator('[data-shake]')).toHaveCount(0)
  await app.page.mouse.click(5, 5)
  await expect(modal).toBeVisible()

  await modal.getByRole('button', { name: /^Base/ }).click()
  await expect(app.modal).toBeHidden()
  await expect(app.accountButton()).toBeVisible()
  await app.expectNetwork('Base')
  expect(await wallet.getChain()).toBe(8453)
})

test('a browser that forces the dialog shut finds it open again', async ({ app }) => {
  await app.goto('/', withoutOptimism)
  await app.chooseWallet()
  const modal = app.dialog('Network not supported')
  await expect(modal).toBeVisible()
  await app.page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog[open]')?.close())
  await expect(modal).toBeVisible()
  await expect.poll(() => modal.evaluate((element) => element.matches(':modal'))).toBe(true)
})

test('a reload does not get around the view', async ({ app, wallet }) => {
  await app.goto('/', withoutOptimism)
  await app.chooseWallet()
  await expect(app.dialog('Network not supported')).toBeVisible()
  await app.page.reload()
  await expect(app.dialog('Network not supported')).toBeVisible()
  await wallet.expectNoPrompt()
})

test('a wallet that wanders off and comes back opens and closes the view', async ({ app, wallet }) => {
  await app.connect('/', { networks: '1,8453' })
  await wallet.switchChain(10)
  await expect(app.dialog('Network not supported')).toBeVisible()
  await wallet.switchChain(8453)
  await expect(app.modal).toBeHidden()
  await app.expectNetwork('Base')
})

test('disconnecting is the other way out, and the view stays away afterwards', async ({ app, wallet }) => {
  await app.goto('/', withoutOptimism)
  await app.chooseWallet()
  await app.dialog('Network not supported').getByRole('button', { name: 'Disconnect' }).click()
  await app.expectStatus('disconnected')
  await expect(app.dialog('Network not supported')).toBeHidden()
  await wallet.switchChain(1)
  await wallet.switchChain(10)
  await expect(app.dialog('Network not supported')).toBeHidden()
})

test('a network the wallet does not know is added to it', async ({ app, wallet }) => {
  await app.connect('/', { labChains: '1,10' })
  await wallet.setMode('prompt')
  await app.openAccount()
  await app.chooseNetwork('Base')
  await expect(wallet.prompt).toContainText('Add this network')
  await expect(wallet.prompt).toContainText('8453')
  await wallet.approve()
  await app.expectNetwork('Base')
  expect(await wallet.getChain()).toBe(8453)
})

test('a network the person does not want to add is not switched to', async ({ app, wallet }) => {
  await app.connect('/', { labChains: '1,10' })
  await wallet.setMode('prompt')
  await app.openAccount()
  await app.chooseNetwork('Base')
  await wallet.reject()
  await expect(app.status('Switch declined')).toBeVisible()
  await app.expectNetwork('Ethereum')
  expect(await wallet.getChain()).toBe(1)
})

test('a declined switch leaves everything as it was and can be asked again', async ({ app, wallet }) => {
  await app.connect()
  await wallet.setMode('prompt')
  await app.openAccount()
  await app.chooseNetwork('OP Mainnet')
  await wallet.reject()
  await expect(app.status('Switch declined')).toBeVisible()
  await app.expectNetwork('Ethereum')
  await app.modal.getByRole('button', { name: 'Try again' }).click()
  await wallet.approve()
  await app.expectNetwork('OP Mainnet')
})

test('a switch the wallet never answers is given up by closing', async ({ app, wallet }) => {
  await app.connect()
  await wallet.setMode('hang')
  await app.openAccount()
  await app.chooseNetwork('Base')
  await wallet.waitForMethod('wallet_switchEthereumChain')
  await app.page.keyboard.press('Escape')
  await expect(app.modal).toBeHidden()
  await app.expectStatus('connected')
  await app.expectNetwork('Ethereum')
  await wallet.setMode('auto')
  await app.openAccount()
  await app.chooseNetwork('Base')
  await app.expectNetwork('Base')
})

test("a network without a picture of its own shows the catalogue's, asked for once the modal is open", async ({
  app,
}) => {
  const asked: string[] = []
  app.page.on('request', (request) => {
    if (request.url().includes('Image/')) asked.push(new URL(request.url()).pathname)
  })
  await app.goto('/', { networks: '1,9001' })
  await app.connectButton.hover()
  await app.expectNetwork('Ethereum')
  expect(asked).toEqual([])
  await app.page.getByRole('heading', { name: 'Commands' }).click()
  await app.page.getByRole('button', { name: 'Open Networks' }).click()
  const row = app.dialog('Choose network').getByRole('button', { name: /Evmos$/ })
  const picture = row.locator('img')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(asked).toEqual(['/public/getAssetImage/f926ff41-260d-4028-635e-91913fc28e00'])
})
