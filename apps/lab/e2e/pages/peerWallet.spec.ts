import { devices, expect } from '@playwright/test'
import { recoverMessageAddress, stringToHex } from 'viem'
import { createTestApp, type TestApp } from '../../peer/testing/createTestApp.js'
import { labWalletKey } from '../../shared/wallet/labWalletAccounts.js'
import { findAxeFaults } from '../quality/findAxeFaults.js'
import { openPairing } from '../support/pairing.js'
import { test as base } from '../support/test.js'

const { address } = labWalletKey

/** The app that the page's wallet connects to. */
const test = base.extend<{ dapp: TestApp }>({
  dapp: async ({ lab }, use) => {
    const dapp = await createTestApp(lab.services.relay ?? '')
    await use(dapp)
    await dapp.close()
  },
})

test('pairs by a pasted link, grants a part, signs, survives a reload and disconnects', async ({ page, dapp }) => {
  await page.goto('/peer')
  const { uri, session } = await dapp.propose(['eip155:1', 'eip155:10', 'eip155:137'])
  await page.getByRole('textbox', { name: 'Pairing link' }).fill(uri)
  await page.getByRole('button', { name: 'Pair', exact: true }).click()
  const proposal = page.getByRole('article', { name: 'Test app wants to connect' })
  await expect(proposal.getByRole('checkbox', { name: 'eip155:137' })).toBeDisabled()
  await proposal.getByRole('checkbox', { name: 'eip155:10', exact: true }).uncheck()
  await proposal.getByRole('button', { name: 'Approve' }).click()
  const { topic, namespaces } = await session
  const status = page.getByRole('status', { name: 'Pairing' })
  await expect(status).toHaveText('Paired. The app has a session.')
  expect(namespaces.eip155?.chains).toEqual(['eip155:1'])
  await expect(proposal).toBeHidden()

  const signed = dapp.request<`0x${string}`>(topic, 'eip155:1', 'personal_sign', [stringToHex('good day'), address])
  const request = page.getByRole('article', { name: 'Sign this message?' })
  await expect(request.getByRole('region', { name: 'What is signed' })).toHaveText('good day')
  await request.getByRole('button', { name: 'Approve' }).click()
  expect(await recoverMessageAddress({ message: 'good day', signature: await signed })).toBe(address)

  const refused = dapp.request(topic, 'eip155:1', 'personal_sign', ['0x00', address]).catch((error: unknown) => error)
  await expect(request).toBeVisible()
  await page.reload()
  // The request that was open before the reload is shown again.
  await request.getByRole('button', { name: 'Reject' }).click()
  expect(await refused).toMatchObject({ code: 5000 })

  const ended = dapp.next('session_delete')
  await page.getByRole('button', { name: 'Disconnect Test app' }).click()
  expect(await ended).toMatchObject({ topic })
  await expect(page.getByText('The wallet is connected to no app.')).toBeVisible()
})

test('opens by a link of an app, as a wallet on a phone does', async ({ page, dapp }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const { uri, session } = await dapp.propose(['eip155:1'])
  await page.goto(`/peer/wc?uri=${encodeURIComponent(uri)}`)
  const proposal = page.getByRole('article', { name: 'Test app wants to connect' })
  await expect(proposal).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await findAxeFaults(page)).toEqual([])
  session.catch(() => {})
  await proposal.getByRole('button', { name: 'Reject' }).click()
  await expect(session).rejects.toMatchObject({ code: 5000 })
  await expect(page.getByRole('status', { name: 'Pairing' })).toHaveText('The app has no session.')
})

test('tells its apps of another network and account', async ({ page, dapp }) => {
  const { uri, session } = await dapp.propose(['eip155:1', 'eip155:10'])
  await page.goto(`/peer?uri=${encodeURIComponent(uri)}`)
  await page.getByRole('article').getByRole('button', { name: 'Approve' }).click()
  const { topic } = await session
  const switched = dapp.next('session_event')
  await page.getByRole('combobox', { name: 'How the network is told' }).selectOption('hex')
  await page.getByRole('combobox', { name: 'Network', exact: true }).selectOption('10')
  expect(await switched).toMatchObject({ topic, params: { event: { name: 'chainChanged', data: '0xa' } } })
  const updated = dapp.next('session_update')
  await page.getByRole('combobox', { name: 'Account' }).selectOption({ index: 1 })
  await updated
  expect(dapp.client.session.get(topic).namespaces.eip155?.accounts[0]).not.toContain(address)
  await dapp.client.disconnect({ topic, reason: { code: 6000, message: 'User disconnected.' } })
  await expect(page.getByRole('status', { name: 'Pairing' })).toHaveText('The app has no session.')
})

test('says what is wrong with a link', async ({ page }) => {
  await page.goto('/peer')
  await page.getByRole('textbox', { name: 'Pairing link' }).fill('wc:nothing')
  await page.getByRole('button', { name: 'Pair', exact: true }).click()
  await expect(page.getByRole('status', { name: 'Pairing' })).toContainText('That failed')
})

test('pairs by a picture of the code', async ({ app, page, context }) => {
  await app.goto('/', { labWallet: 'off' })
  const code = (await openPairing(app)).getByRole('img', { name: 'QR code' })
  await expect(code).toBeVisible()
  const walletPage = await context.newPage()
  await walletPage.goto('/peer')
  const article = walletPage.getByRole('article')
  await expect(async () => {
    const buffer = await code.screenshot()
    const file = { name: 'code.png', mimeType: 'image/png', buffer }
    await walletPage.getByLabel('Picture of a code').setInputFiles(file)
    await expect(article).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await article.getByRole('button', { name: 'Approve' }).click()
  await page.bringToFront()
  await expect(app.accountButton()).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ userAgent: devices['Pixel 7'].userAgent, viewport: devices['Pixel 7'].viewport, hasTouch: true })

  test('is opened by the link of the app', async ({ app, context, lab }) => {
    const wallet = { id: 'peer', name: 'Peer Wallet', homepage: lab.web, mobile_link: `${lab.web}/peer` }
    await app.goto('/', { labWallet: 'off', customWallets: JSON.stringify([wallet]) })
    await app.openConnect()
    await app.modal.getByRole('button', { name: /^Peer Wallet/ }).click()
    const open = app.dialog('Peer Wallet').getByRole('link', { name: /^Open/ })
    await expect(open).toHaveAttribute('href', /\/peer\/wc\?uri=wc%3A/)
    // On a phone the link opens the wallet's app; here it opens a page.
    const walletPage = await context.newPage()
    await walletPage.goto((await open.getAttribute('href')) ?? '')
    await walletPage.getByRole('article').getByRole('button', { name: 'Approve' }).click()
    await expect(app.accountButton()).toBeVisible()
  })
})
