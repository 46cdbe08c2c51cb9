import { expect, type Page } from '@playwright/test'
import { createMailbox } from '../support/createMailbox.js'
import { logIn } from '../support/emailLogin.js'
import { openPairing, readPairingLink } from '../support/pairing.js'
import { solanaAddress, solanaWalletName } from '../support/solana.js'
import { test } from '../support/test.js'

/** Records every violation of the page's policy. Runs before the page's first script. */
function notePolicyReports(): void {
  const reports: string[] = []
  Object.assign(window, { policyReports: reports })
  document.addEventListener('securitypolicyviolation', (event) =>
    reports.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
  )
}

const getReports = (page: Page) => page.evaluate(() => Reflect.get(window, 'policyReports') as string[])

test('under the strictest policy nothing is reported while connecting, sending and disconnecting', async ({
  app,
  wallet,
  lab,
}) => {
  const { page } = app
  // Messages of every type: policy violations are errors, but some of Trusted Types are warnings.
  const messages: string[] = []
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`))
  await page.addInitScript(notePolicyReports)

  const response = page.waitForResponse((each) => each.request().isNavigationRequest())
  await app.goto('/csp.html')
  const policy = (await (await response).allHeaders())['content-security-policy'] ?? ''
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toContain('unsafe')

  await app.chooseWallet()
  await wallet.approve()
  const account = await app.openAccount()
  await expect(account.getByText(/ETH/).first()).toBeVisible()
  await account.getByRole('button', { name: 'Receive', exact: true }).click()
  await expect(app.dialog('Receive').getByRole('img').first()).toBeVisible()
  await app.dialog('Receive').getByRole('button', { name: 'Back' }).click()
  await account.getByRole('button', { name: /^Network/ }).click()
  await app.dialog('Choose network').getByRole('button', { name: 'Back' }).click()

  await account.getByRole('button', { name: 'Send', exact: true }).click()
  const send = app.dialog('Send')
  await send.getByRole('textbox', { name: 'Amount' }).fill('0.5')
  await send.getByRole('textbox', { name: 'Recipient' }).fill(lab.accounts.eip155?.[3]?.address ?? '')
  await send.getByRole('button', { name: 'Review' }).click()
  await send.getByRole('button', { name: 'Send', exact: true }).click()
  await wallet.approve()
  await expect(send.getByRole('status').filter({ hasText: 'Sent' })).toBeVisible()
  await page.keyboard.press('Escape')
  await app.openAccount()
  await account.getByRole('button', { name: 'Disconnect' }).click()
  await expect(app.connectButton).toBeVisible()

  expect(await getReports(page)).toEqual([])
  expect(messages.filter((message) => /policy|trusted/i.test(message))).toEqual([])
})

test.describe('with every way to connect', () => {
  const ways = { connectors: 'all', labWallet: 'off', solanaWallet: 'auto' }
  let messages: string[] = []

  test.beforeEach(async ({ app, page }) => {
    messages = []
    page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`))
    await page.addInitScript(notePolicyReports)
    await app.goto('/csp.html', ways)
  })

  test.afterEach(async ({ page }) => {
    expect(await getReports(page)).toEqual([])
    expect(messages.filter((message) => /policy|trusted/i.test(message))).toEqual([])
  })

  test('pairing over WalletConnect reports nothing', async ({ app, peer }) => {
    await peer.pair(await readPairingLink(await openPairing(app)))
    await expect(app.accountButton(peer.address)).toBeVisible()
    await expect((await app.openAccount(peer.address)).getByText(/ETH/).first()).toBeVisible()
  })

  test('logging in by e-mail reports nothing', async ({ app, lab }) => {
    const { address } = await logIn(app, createMailbox(lab, 'policy'))
    await expect((await app.openAccount(address)).getByText(/ETH/).first()).toBeVisible()
  })

  test('connecting a Solana wallet reports nothing', async ({ app }) => {
    await app.chooseWallet(solanaWalletName)
    await expect(app.accountButton(solanaAddress)).toBeVisible()
    await expect((await app.openAccount(solanaAddress)).getByText(/SOL/).first()).toBeVisible()
  })
})

test.describe('the check itself', () => {
  test.use({ expectedProblems: [/Content Security Policy/] })

  test('a style that breaks the policy is reported', async ({ page }) => {
    await page.addInitScript(notePolicyReports)
    await page.goto('/csp.html')
    await page.evaluate(() => {
      const style = document.createElement('style')
      style.textContent = 'body { outline: 0 }'
      document.head.append(style)
    })
    await expect.poll(() => getReports(page)).toEqual([expect.stringContaining('style-src')])
  })
})
