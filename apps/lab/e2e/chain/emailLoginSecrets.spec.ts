import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { base58 } from '@scure/base'
import nacl from 'tweetnacl'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { approveSheet } from '../support/answerSheet.js'
import { collectTraces, type Trace } from '../support/collectTraces.js'
import { createApp } from '../support/createApp.js'
import { createMailbox } from '../support/createMailbox.js'
import { denyStorage } from '../support/denyStorage.js'
import {
  emailOptions,
  findFrame,
  frameOf,
  logIn,
  openProviderPanel,
  readFrameSession,
  typeCode,
  typeEmail,
} from '../support/emailLogin.js'
import { findSecretKeys } from '../support/findSecretKeys.js'
import { test } from '../support/test.js'

// Everything is logged, so that the log omits secrets by intent and not by level.
const options = { ...emailOptions, logLevel: 'debug' }

/** Returns traces that contain a secret by itself, not as a part of a longer number or hash. */
function findSecret(traces: readonly Trace[], secret: string): readonly string[] {
  const pattern = new RegExp(`(?<![\\da-z])${secret.replace(/[-]/g, '\\-')}(?![\\da-z])`, 'i')
  return traces.filter(({ text }) => pattern.test(text)).map(({ place }) => place)
}

test('codes, tokens and keys leave no trace in the app, over a whole visit', async ({ app, lab, browser }) => {
  test.setTimeout(90_000)
  const wallet = new URL(lab.services.frame ?? '').origin
  const { page } = app
  const { traces, read, answers } = await collectTraces(page.context(), wallet)
  const secrets: Record<string, string> = {}
  const note = (name: string, secret: string) => {
    expect(secret, name).not.toBe('')
    secrets[name] = secret
  }
  const noteToken = async (name: string) => note(name, await readFrameSession(page))
  const noteDevice = async (name: string) =>
    note(name, (await findFrame(page)?.evaluate(() => localStorage.getItem('portico-wallet/device'))) ?? '')

  // Login, with a wrong code first.
  const [mailbox, next] = [createMailbox(lab, 'rae'), createMailbox(lab, 'raechel')]
  await app.goto('/', options)
  await typeEmail(app, mailbox.address)
  const code = await mailbox.readCode()
  note('code of the login', code)
  await typeCode(app, code === '000000' ? '000001' : '000000')
  await expect(app.modal.getByText(/Your wallet refused this code/)).toBeVisible()
  await typeCode(app, code)
  await app.expectStatus('connected')
  await noteToken('token of the login')
  await noteDevice('name of the browser')
  await read(page)

  // Signature and payment.
  const panel = openProviderPanel(app)
  await panel.askToSign()
  await read(page)
  await panel.approve()
  await expect(panel.result).toContainText(/0x[\da-f]{130}/)
  const address = (await app.getState()).namespaces.eip155?.address ?? ''
  const account = await app.openAccount(address)
  await account.getByRole('button', { name: 'Send', exact: true }).click()
  const send = app.dialog('Send')
  await send.getByRole('textbox', { name: 'Amount' }).fill('0.1')
  await send.getByRole('textbox', { name: 'Recipient' }).fill(lab.accounts.eip155?.[3]?.address ?? '')
  await send.getByRole('button', { name: 'Review' }).click()
  await send.getByRole('button', { name: 'Send', exact: true }).click()
  await approveSheet(frameOf(page))
  await expect(send.getByRole('status').filter({ hasText: 'Sent' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(app.modal).toHaveCount(0)

  // Change of the email address.
  await mailbox.advance(30_000)
  await app.openAccount(address)
  await app.modal.getByRole('button', { name: 'Account settings' }).click()
  await app.modal.getByRole('button', { name: /^Email/ }).click()
  await app.modal.getByRole('textbox', { name: 'New email address' }).fill(next.address)
  await page.keyboard.press('Enter')
  await expect(app.modal.getByText(/present address/)).toBeVisible()
  note('code of the present address', await mailbox.readCode())
  await typeCode(app, secrets['code of the present address'] ?? '')
  await expect(app.modal.getByText(/your new address/)).toBeVisible()
  note('code of the new address', await next.readCode())
  await typeCode(app, secrets['code of the new address'] ?? '')
  await expect(app.dialog('Account settings').getByText(next.address)).toBeVisible()
  await noteToken('token after the change')
  await read(page)

  // Reload and sign-out.
  await page.reload()
  await expect(app.accountButton(address)).toBeVisible()
  await read(page)
  await app.openAccount(address)
  await app.modal.getByRole('button', { name: 'Disconnect' }).click()
  await app.expectStatus('disconnected')
  await read(page)

  // Another browser, registered by a link.
  const context = await browser.newContext()
  const others = await collectTraces(context, wallet)
  const other = createApp(await context.newPage())
  await next.advance(30_000)
  await other.page.goto(`${lab.web}/?${new URLSearchParams(options)}`)
  await typeEmail(other, next.address)
  await expect(other.dialog('Register this device')).toBeVisible()
  const link = await next.readLink()
  note('secret of the link', new URL(link).hash.slice(1))
  const approval = await context.newPage()
  await approval.goto(link)
  await approval.getByRole('button', { name: 'Approve' }).click()
  await expect(approval.getByRole('heading', { name: 'Approved' })).toBeVisible()
  await expect(other.dialog('Confirm your email')).toBeVisible()
  note('code of the other browser', await next.readCode())
  await typeCode(other, secrets['code of the other browser'] ?? '')
  await other.expectStatus('connected')
  await others.read(other.page)
  await context.close()

  const told = [...(await answers()), ...(await others.answers())]
  const users = told.flatMap(({ text }) => /"solana":"(\w+)"/.exec(text)?.[1] ?? [])
  const addresses = { eip155: address, solana: users[0] ?? '' }
  expect(addresses.solana).not.toBe('')
  const logFile = fileURLToPath(new URL(`../../../../.lab/logs/${new URL(lab.web).port}.log`, import.meta.url))
  const seen = [
    // The mail's link opens the approval page. Its fragment stays in the browser and reaches no server.
    ...[...traces, ...others.traces].map(({ place, text }) => ({ place, text: text === link ? '' : text })),
    { place: 'log of the server', text: await readFile(logFile, 'utf8') },
  ]
  const found = Object.entries(secrets).flatMap(([name, secret]) =>
    findSecret(seen, secret).map((place) => `${name} in ${place}`),
  )
  expect(found).toEqual([])
  expect(findSecretKeys([...seen, ...told], addresses)).toEqual([])
  // Check that there was something to search.
  const places = new Set(seen.filter(({ text }) => text.length > 2).map(({ place }) => place))
  for (const place of ['URL', 'console', 'localStorage', 'log buffer', 'messages', 'page'])
    expect(places, place).toContain(place)
  expect(Object.keys(secrets)).toHaveLength(8)
})

for (const cookies of ['partitioned', 'none'] as const)
  test(`a session leaves no trace either where the frame has no storage and cookies are ${cookies}`, async ({
    app,
    context,
    lab,
  }) => {
    const wallet = new URL(lab.services.frame ?? '').origin
    await denyStorage(context, cookies)
    const { traces, read, answers } = await collectTraces(context, wallet)
    const finished = app.page.waitForResponse(/\/api\/login\/finish$/)
    await app.goto('/', options)
    const { address } = await logIn(app, createMailbox(lab, 'wim'))
    const given: { token?: string } = await (await finished).json()
    const inCookies = (await context.cookies()).filter(({ name }) => name.startsWith('__Host-portico-'))
    const tokens = cookies === 'none' ? [given.token ?? ''] : inCookies.map(({ value }) => value)
    expect(tokens.map((token) => token.length)).toEqual(cookies === 'none' ? [43] : [43, 43])
    await read(app.page)
    await app.page.reload()
    await expect(app.accountButton(address)).toBeVisible()
    await read(app.page)
    expect(tokens.flatMap((token) => findSecret(traces, token))).toEqual([])
    // The page of a frame with cookies does not receive the token either.
    const told = await answers()
    if (cookies === 'partitioned') expect(tokens.flatMap((token) => findSecret(told, token))).toEqual([])

    // The app stores the token, so it may appear in the app's storage and in messages to the app, and nowhere else.
    const kept = await app.page.evaluate(() => localStorage.getItem('@appkit-wallet/SESSION_TOKEN_KEY'))
    expect(kept === null).toBe(cookies !== 'none')
    const places = kept === null ? [] : [...new Set(findSecret(traces, kept))].sort()
    expect(places).toEqual(cookies === 'none' ? ['localStorage', 'messages'] : [])
  })

test('the search itself finds what it looks for', async ({ app, lab, page }) => {
  const wallet = new URL(lab.services.frame ?? '').origin
  const { traces, read } = await collectTraces(page.context(), wallet)
  await app.goto('/', options)
  const key = generatePrivateKey()
  const pair = nacl.sign.keyPair()
  await page.evaluate(
    ([hex, base]) => {
      localStorage.setItem('seed', JSON.stringify({ hex, otp: 123456 }))
      console.warn(`key ${base}`)
      history.replaceState(null, '', '?code=654321')
    },
    [key.slice(2), base58.encode(pair.secretKey)],
  )
  await read(page)
  expect(findSecret(traces, '123456')).toEqual(['localStorage'])
  expect(findSecret(traces, '654321')).toContain('history')
  const addresses = { eip155: privateKeyToAddress(key), solana: base58.encode(pair.publicKey) }
  expect(new Set(findSecretKeys(traces, addresses))).toEqual(new Set(['localStorage', 'console']))
})
