import { expect, type Page } from '@playwright/test'
import { labWalletKey } from '../../shared/wallet/labWalletAccounts.js'
import { createMailbox } from '../support/createMailbox.js'
import { test } from '../support/test.js'

const tabLimitMs = 3_000

const facts = (page: Page) => ({
  status: page.getByTestId('status'),
  name: page.getByTestId('name'),
  email: page.getByTestId('email'),
  address: page.getByTestId('session-address'),
  problem: page.getByTestId('problem'),
})

/** Opens the page as somebody who is signed in. */
async function openSignedIn(page: Page, query = '') {
  await page.goto(`/session.html?labWallet=auto${query}`)
  await page.getByRole('button', { name: 'Connect Lab Wallet' }).click()
  await page.getByRole('button', { name: 'Sign in with Ethereum' }).click()
  await expect(facts(page).status).toHaveText('authenticated')
  return facts(page)
}

/** Signs out at the server without notifying the page. */
async function signOutBehind(page: Page): Promise<void> {
  const { csrfToken } = await (await page.request.get('/api/auth/csrf')).json()
  await page.request.post('/api/auth/signout', { form: { csrfToken, json: 'true' } })
}

const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

test('signs in by a link in an e-mail', async ({ page, lab }) => {
  const mailbox = createMailbox(lab, 'session')
  await page.goto('/session.html')
  await expect(facts(page).status).toHaveText('unauthenticated')
  await page.getByLabel('E-mail address').fill(mailbox.address)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('status')).toContainText('A link is on its way')
  await page.goto(await mailbox.readUrl())
  await expect(page).toHaveURL(/\/session\.html$/)
  await expect(facts(page).email).toHaveText(mailbox.address)
})

test('signs in with Ethereum without leaving the page, and out', async ({ page }) => {
  const { status, address } = await openSignedIn(page)
  await expect(address).toHaveText(labWalletKey.address)
  await page.getByRole('button', { name: 'Sign out and stay' }).click()
  await expect(status).toHaveText('unauthenticated')
  await page.reload()
  await expect(status).toHaveText('unauthenticated')
})

test.describe('a refused signature', () => {
  test.use({ expectedProblems: [/401/] })

  test('is told, and nobody is signed in', async ({ page }) => {
    await page.goto('/session.html')
    await page.getByRole('button', { name: 'Try a wrong signature' }).click()
    await expect(page.getByRole('status')).toContainText('refused the credentials')
    await expect(facts(page).status).toHaveText('unauthenticated')
  })
})

test('signs in with an account elsewhere', async ({ page }) => {
  await page.goto('/session.html')
  await page.getByRole('button', { name: 'Sign in with a lab account' }).click()
  await page.getByRole('button', { name: 'Ann Lee' }).click()
  await expect(page).toHaveURL(/\/session\.html$/)
  await expect(facts(page).name).toHaveText('Ann Lee')
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(facts(page).status).toHaveText('unauthenticated')
})

test('another tab follows sign-in, update and sign-out within 3 s', async ({ page, context }) => {
  const other = facts(await context.newPage())
  await other.status.page().goto('/session.html')
  await expect(other.status).toHaveText('unauthenticated')
  await openSignedIn(page)
  await expect(other.status).toHaveText('authenticated', { timeout: tabLimitMs })
  await page.getByLabel('Name', { exact: true }).fill('Lab owner')
  await page.getByRole('button', { name: 'Change name' }).click()
  await expect(facts(page).name).toHaveText('Lab owner')
  await expect(other.name).toHaveText('Lab owner', { timeout: tabLimitMs })
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(other.status).toHaveText('unauthenticated', { timeout: tabLimitMs })
})

test('asks again when the page is looked at', async ({ page }) => {
  const { status } = await openSignedIn(page)
  await signOutBehind(page)
  await lookAgain(page)
  await expect(status).toHaveText('unauthenticated')
})

test('does not ask again with refetchOnWindowFocus off, but by polling', async ({ page, control }) => {
  const { status } = await openSignedIn(page, '&refetchOnWindowFocus=off')
  await control.clearAuth()
  await lookAgain(page)
  await page.evaluate(() => fetch('/api/auth/providers'))
  expect((await control.readAuth()).requests.map(({ path }) => path)).toEqual(['GET /providers'])
  await page.goto('/session.html?refetchInterval=1')
  await expect(status).toHaveText('authenticated')
  await signOutBehind(page)
  await expect(status).toHaveText('unauthenticated')
})

test('a page that needs a session leads to the sign-in page, and back', async ({ page }) => {
  await page.goto('/session.html?session=required')
  await expect(page).toHaveURL(/\/api\/auth\/signin\?error=SessionRequired&callbackUrl=/)
  await page.getByRole('button', { name: 'Sign in with Lab account' }).click()
  await page.getByRole('button', { name: 'Chen Wei' }).click()
  await expect(page).toHaveURL(/\/session\.html\?session=required$/)
  await expect(facts(page).name).toHaveText('Chen Wei')
})

test.describe('a server in trouble', () => {
  test.use({ expectedProblems: [/500|502|ERR_|CLIENT_SESSION_ERROR|CLIENT_FETCH_ERROR/] })

  test('signs nobody out, whatever it answers', async ({ page, control }) => {
    const { status, problem } = await openSignedIn(page)
    for (const [fault, code] of [
      [{ status: 500 }, 'auth-client/status'],
      [{ garbage: true }, 'auth-client/malformed-answer'],
      [{ drop: true }, 'auth-client/unreachable'],
    ] as const) {
      await control.auth(fault)
      await lookAgain(page)
      await expect(problem).toHaveText(code)
      await expect(status).toHaveText('authenticated')
      await control.recoverAuth()
      await lookAgain(page)
      await expect(problem).toHaveText('none')
    }
  })

  test('shows its error page when it does not tell its providers', async ({ page, control }) => {
    await page.goto('/session.html')
    await control.auth({ path: '/providers', status: 500 })
    await page.getByRole('button', { name: 'Sign in with a lab account' }).click()
    await expect(page).toHaveURL(/\/api\/auth\/error$/)
  })

  test('is asked again once the page is back online', async ({ page, context }) => {
    const { status, problem } = await openSignedIn(page)
    await context.setOffline(true)
    await lookAgain(page)
    await expect(problem).toHaveText('auth-client/unreachable')
    await expect(status).toHaveText('authenticated')
    await context.setOffline(false)
    await expect(problem).toHaveText('none')
  })
})
