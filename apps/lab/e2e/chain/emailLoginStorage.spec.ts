import { type BrowserContext, chromium, expect, type Page } from '@playwright/test'
import { browserArguments, findBrowser } from '../../../../scripts/findBrowser.mjs'
import { type App, createApp } from '../support/createApp.js'
import { createMailbox } from '../support/createMailbox.js'
import { denyStorage } from '../support/denyStorage.js'
import {
  emailOptions,
  findFrame,
  getAddress,
  hasFrameSession,
  logIn,
  openProviderPanel,
  typeEmail,
} from '../support/emailLogin.js'
import { test } from '../support/test.js'

// Blocks unpartitioned third-party cookies, and partitions storage.
const localOnly = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'
const blocking = ['--disable-features=Translate', '--test-third-party-cookie-phaseout']
const executablePath = await findBrowser()
test.use({
  launchOptions: { executablePath, args: [...browserArguments(), localOnly, ...blocking] },
  // Chromium says so where the frame asks and nobody gives access.
  expectedProblems: [/^requestStorageAccess: Permission denied\.$/],
})

// Each test is a whole visit: mail, signatures, reloads, sign-out.
test.describe.configure({ timeout: 60_000 })

const note = /This browser keeps nothing for your wallet/

const listCookies = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name }) => name.startsWith('__Host-portico-'))
const readToken = (page: Page) => page.evaluate(() => localStorage.getItem('@appkit-wallet/SESSION_TOKEN_KEY'))

async function expectSignature(app: App): Promise<void> {
  const panel = openProviderPanel(app)
  await panel.askToSign()
  await panel.approve()
  await expect(panel.result).toContainText(/0x[\da-f]{130}/)
}

/** Reloads and checks that the login is restored without a prompt and can sign. */
async function expectLasting(app: App, address: string): Promise<void> {
  await app.page.reload()
  await expect(app.accountButton(address)).toBeVisible()
  await app.expectStatus('connected')
  expect(await getAddress(app)).toBe(address)
  await expect(app.modal).toHaveCount(0)
  await expectSignature(app)
}

async function signOut(app: App, address: string): Promise<void> {
  await app.openAccount(address)
  const ended = app.page.waitForResponse(/\/api\/sign-out$/)
  await app.modal.getByRole('button', { name: 'Disconnect' }).click()
  await app.expectStatus('disconnected')
  expect((await ended).status()).toBe(200)
  await app.page.reload()
  await expect(app.connectButton).toBeVisible()
  await app.expectStatus('disconnected')
}

test('with storage that is partitioned, the frame keeps the login itself', async ({ app, context, lab }) => {
  await app.goto('/', emailOptions)
  const { address } = await logIn(app, createMailbox(lab, 'pam'))
  expect(await hasFrameSession(app.page)).toBe(true)
  expect([await listCookies(context), await readToken(app.page)]).toEqual([[], null])
  await expectLasting(app, address)
})

test('with storage that all sites share, too', async ({ lab }) => {
  // Playwright's own flags disable storage partitioning.
  const browser = await chromium.launch({ executablePath, args: [...browserArguments(), localOnly] })
  try {
    const app = createApp(await (await browser.newContext({ baseURL: lab.web })).newPage())
    await app.goto('/', emailOptions)
    const { address } = await logIn(app, createMailbox(lab, 'pat'))
    expect(await hasFrameSession(app.page)).toBe(true)
    await expectLasting(app, address)
  } finally {
    await browser.close()
  }
})

test('without storage, a partitioned cookie keeps the login, and the browser known', async ({ app, context, lab }) => {
  await denyStorage(context, 'partitioned')
  const mailbox = createMailbox(lab, 'quin')
  await app.goto('/', emailOptions)
  const { address } = await logIn(app, mailbox)
  for (const cookie of await listCookies(context))
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'None', partitionKey: expect.anything() })
  expect(await listCookies(context)).toHaveLength(2)
  expect(await findFrame(app.page)?.evaluate(() => document.cookie)).toBe('')
  expect(await readToken(app.page)).toBeNull()
  await expectLasting(app, address)

  // Neither the app's page nor any other can use the token.
  const wallet = new URL(lab.services.frame ?? '').origin
  await app.page.evaluate(
    (url) => fetch(url, { method: 'POST', mode: 'no-cors', credentials: 'include', body: '{}' }).catch(() => {}),
    `${wallet}/api/sign-out`,
  )
  await app.page.reload()
  await expect(app.accountButton(address)).toBeVisible()
  await app.expectStatus('connected')

  await signOut(app, address)
  expect((await listCookies(context)).map(({ name }) => name)).toEqual(['__Host-portico-browser'])
  await mailbox.advance(30_000)
  expect((await logIn(app, mailbox)).address).toBe(address)
})

test('without cookies either, one that the person gives access to keeps it', async ({ app, context, lab }) => {
  await denyStorage(context, 'open')
  await context.grantPermissions(['storage-access'])
  await app.goto('/', emailOptions)
  const { address } = await logIn(app, createMailbox(lab, 'rob'))
  const cookies = await listCookies(context)
  expect(cookies).toHaveLength(2)
  for (const cookie of cookies) expect(cookie.partitionKey).toBeUndefined()
  expect(await readToken(app.page)).toBeNull()
  await expectLasting(app, address)
  await signOut(app, address)
})

test('where the frame can keep nothing at all, the app keeps a token that opens nothing by itself', async ({
  app,
  context,
  lab,
}) => {
  await denyStorage(context, 'none')
  await app.goto('/', emailOptions)
  const wallet = new URL(lab.services.frame ?? '').origin
  const finished = app.page.waitForRequest(/\/api\/login\/finish$/)
  const { address } = await logIn(app, createMailbox(lab, 'sue'))
  const first = (await readToken(app.page)) ?? ''
  expect(first).toMatch(/^[\w-]{100,}$/)
  expect(await listCookies(context)).toEqual([])
  await expectLasting(app, address)
  // Each use gives the next one.
  expect(await readToken(app.page)).not.toBe(first)

  // Another tab is loaded again and again; the first one stays as it was, and goes on.
  const other = createApp(await context.newPage())
  await other.goto('/', emailOptions)
  await expect(other.accountButton(address)).toBeVisible()
  await expectLasting(other, address)
  await expectSignature(app)
  await other.page.close()

  // Reloads the frame within the same page. Requests to the old document end with it.
  const loaded = app.page.waitForResponse(/\/api\/config/)
  await findFrame(app.page)?.evaluate(() => location.reload())
  await loaded
  await expectSignature(app)
  const token = (await readToken(app.page)) ?? ''

  const headers = await (await finished).allHeaders()
  const post = (path: string, more: Readonly<Record<string, string>>) =>
    app.page.request.post(`${wallet}/api/${path}`, {
      headers: { ...headers, origin: wallet, ...more },
      data: { kept: token },
    })
  expect((await post('user', { authorization: `Bearer ${token.slice(0, 100)}` })).status()).toBe(401)
  expect((await post('resume', {})).status()).toBe(200)
  expect((await post('resume', { 'x-project-id': 'another' })).status()).toBe(401)
  expect((await post('resume', { 'x-app': 'http://localhost:1' })).status()).toBe(401)
  expect((await post('resume', { origin: lab.web })).status()).toBe(403)

  await signOut(app, address)
  expect(await readToken(app.page)).toBeNull()
  expect((await post('resume', {})).status(), 'the session has ended at the wallet too').toBe(401)
})

test('a session that the app keeps moves into a cookie once the person approves something and gives access', async ({
  app,
  context,
  lab,
}) => {
  await denyStorage(context, 'open')
  await app.goto('/', emailOptions)
  const { address } = await logIn(app, createMailbox(lab, 'uma'))
  expect(await readToken(app.page)).not.toBeNull()
  expect(await listCookies(context)).toEqual([])
  // Given now, so that it is the click on Approve that asks for it.
  await context.grantPermissions(['storage-access'])
  const adopted = app.page.waitForResponse(/\/api\/adopt$/)
  await expectSignature(app)
  expect((await adopted).status()).toBe(200)
  expect(await listCookies(context)).toHaveLength(2)
  await expectSignature(app)
  // From now on nothing depends on what the app keeps.
  await app.page.evaluate(() => localStorage.removeItem('@appkit-wallet/SESSION_TOKEN_KEY'))
  await expectLasting(app, address)
  await signOut(app, address)
})

test('where the app can keep nothing either, the person is told before the code is typed', async ({
  app,
  context,
  lab,
}) => {
  await denyStorage(context, 'none')
  const mailbox = createMailbox(lab, 'tia')
  await app.goto('/', { ...emailOptions, storage: 'memory' })
  await typeEmail(app, mailbox.address)
  await expect(app.dialog('Confirm your email').getByText(note)).toBeVisible()
  await app.page.reload()
  await mailbox.advance(30_000)
  await app.goto('/', emailOptions)
  await typeEmail(app, mailbox.address)
  await expect(app.dialog('Confirm your email')).toBeVisible()
  await expect(app.modal.getByText(note)).toHaveCount(0)
})
