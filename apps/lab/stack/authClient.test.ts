import { createSignInMessage } from '@portico/siwx'
import { createAuthClient, readAuthError } from '@portico/siwx/auth-client'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { authClientControls } from './control/authClientControls.js'
import { startMail } from './mail/startMail.js'
import type { NextAuthServer } from './nextAuth/createNextAuth.js'
import { startNextAuth } from './nextAuth/startNextAuth.js'
import { createBrowserFetch } from './testing/createBrowserFetch.js'
import { findBasePort } from './testing/findBasePort.js'
import { startWeb } from './web/startWeb.js'

type Part = { close(): Promise<void> }

let web = ''
let mailUrl = ''
let nextAuth: NextAuthServer
const parts: Part[] = []

beforeAll(async () => {
  const port = await findBasePort()
  const mail = await startMail({ port: port + 1, smtpPort: port + 2 })
  const auth = await startNextAuth({ ports: { web: port, oidc: port + 3 }, smtpUrl: mail.smtpUrl })
  nextAuth = auth.nextAuth
  const controls = authClientControls(nextAuth)
  const site = await startWeb({
    port,
    manifest: { web: `http://localhost:${port}`, services: {}, chains: {}, accounts: {} },
    answerControl: async ({ pathname, body }) => ({
      status: 200,
      // The test sends objects alone.
      body: (await controls[pathname]?.(body as Record<string, unknown>)) ?? {},
    }),
    nextAuth,
  })
  parts.push(mail, auth, site)
  web = site.url
  mailUrl = mail.url
})
afterAll(async () => {
  await Promise.all(parts.map((part) => part.close()))
})

const browser = createBrowserFetch()
const logger = { error: vi.fn() }
const client = () => createAuthClient({ basePath: `${web}/api/auth`, fetch: browser, logger, timeoutMs: 5_000 })

beforeEach(() => {
  browser.clear()
  logger.error.mockReset()
  vi.stubGlobal('location', { href: `${web}/account`, host: new URL(web).host, reload() {} })
})
afterEach(() => {
  vi.unstubAllGlobals()
  nextAuth.space.endFailures()
})

/** Signs the server's nonce with a fresh key. */
async function signMessage(domain = new URL(web).host) {
  const account = privateKeyToAccount(generatePrivateKey())
  const message = createSignInMessage({
    domain,
    uri: web,
    accountAddress: account.address,
    chainId: 'eip155:1',
    nonce: (await client().getCsrfToken()) ?? '',
  })
  return { address: account.address, message, signature: await account.signMessage({ message }) }
}

async function readLink(address: string): Promise<string> {
  const read = async () => {
    const response = await fetch(`${mailUrl}/messages?to=${encodeURIComponent(address)}`)
    // The lab's own service guarantees the shape.
    const [letter] = (await response.json()) as { text: string }[]
    return /https?:\S+/.exec(letter?.text ?? '')?.[0]
  }
  return (await vi.waitFor(async () => expect.stringMatching('').asymmetricMatch(await read()) && (await read()))) ?? ''
}

/** Chooses a person at the OpenID Connect provider and comes back. */
async function logIn(url: string, user: string): Promise<Response> {
  const page = await browser(url)
  const action = /action="([^"]+)"/.exec(await page.text())?.[1] ?? ''
  return browser(new URL(action, page.url), { method: 'POST', body: new URLSearchParams({ user }) })
}

describe('the auth client at a real next-auth server', () => {
  test('csrf: a token, the same for one visitor', async () => {
    const token = await client().getCsrfToken()
    expect(token).toMatch(/^[\da-f]{64}$/)
    expect(await client().getCsrfToken()).toBe(token)
    browser.clear()
    expect(await client().getCsrfToken()).not.toBe(token)
  })

  test('providers: e-mail, credentials and OAuth', async () => {
    const providers = (await client().getProviders()) ?? {}
    expect(Object.values(providers).map(({ id, type }) => [id, type])).toEqual([
      ['email', 'email'],
      ['siwe', 'credentials'],
      ['lab', 'oauth'],
    ])
  })

  test('session: nobody is null, without a complaint', async () => {
    expect(await client().getSession()).toBeNull()
    expect(logger.error).not.toHaveBeenCalled()
  })

  test('credentials: signs in, is updated and signs out', async () => {
    const { address, ...signed } = await signMessage()
    const result = await client().signIn('siwe', { ...signed, redirect: false, callbackUrl: `${web}/account` })
    expect(result).toEqual({ error: null, status: 200, ok: true, url: `${web}/account` })
    expect(await client().getSession()).toMatchObject({ user: { name: address }, address, expires: expect.any(String) })
    expect(await client().updateSession({ name: 'Ann' })).toMatchObject({ user: { name: 'Ann' }, address })
    expect(await client().getSession()).toMatchObject({ user: { name: 'Ann' } })
    expect(await client().signOut({ redirect: false })).toEqual({ url: `${web}/account` })
    expect(await client().getSession()).toBeNull()
  })

  test('credentials: a redirect leads to the callback URL, one of another site to our own', async () => {
    await client().signIn('siwe', { ...(await signMessage()), callbackUrl: '/next' })
    expect(location.href).toBe(`${web}/next`)
    await client().signOut({ callbackUrl: 'https://evil.example/' })
    expect(location.href).toBe(web)
  })

  test.each([
    ['another signature', { signature: `0x${'11'.repeat(65)}` }],
    ['another message', { message: 'hello' }],
  ])('credentials: %s is refused, with a typed error', async (_, wrong) => {
    const { message, signature } = await signMessage()
    const result = await client().signIn('siwe', { message, signature, ...wrong, redirect: false })
    expect(result).toEqual({ error: 'CredentialsSignin', status: 401, ok: false, url: null })
    expect(readAuthError(result?.error)).toMatchObject({ code: 'auth-client/credentials-refused' })
    expect(await client().getSession()).toBeNull()
  })

  test("credentials: another site's message, and another visitor's nonce, are refused", async () => {
    const foreign = await signMessage('evil.example')
    expect(await client().signIn('siwe', { ...foreign, redirect: false })).toMatchObject({ status: 401 })
    const old = await signMessage()
    browser.clear()
    expect(await client().signIn('siwe', { ...old, redirect: false })).toMatchObject({ status: 401 })
  })

  test('e-mail: the link signs in, once', async () => {
    const email = `ann-${Math.random().toString(36).slice(2)}@lab.test`
    const result = await client().signIn('email', { email, redirect: false, callbackUrl: '/welcome' })
    expect(result).toMatchObject({ error: null, ok: true, url: expect.stringContaining('/api/auth/verify-request') })
    const link = await readLink(email)
    expect((await browser(link)).url).toBe(`${web}/welcome`)
    expect(await client().getSession()).toMatchObject({ user: { email } })
    browser.clear()
    const error = new URL((await browser(link)).url).searchParams.get('error')
    expect(readAuthError(error)).toMatchObject({ code: 'auth-client/link-invalid' })
  })

  test('e-mail: an address that is none is told', async () => {
    const result = await client().signIn('email', { email: 'a@b@c', redirect: false })
    expect(readAuthError(result?.error)).toMatchObject({ code: 'auth-client/email-not-sent' })
  })

  test('OAuth: leaves for the provider and comes back signed in', async () => {
    expect(await client().signIn('lab', { callbackUrl: '/home', redirect: false }, { prompt: 'login' })).toBeUndefined()
    expect(location.href).toContain('prompt=login')
    expect((await logIn(location.href, 'ann')).url).toBe(`${web}/home`)
    expect(await client().getSession()).toMatchObject({ user: { name: 'Ann Lee', email: 'ann@lab.test' } })
  })

  test('OAuth: going back, and an address that has another account, are typed errors', async () => {
    await client().signIn('lab', {}, { prompt: 'login' })
    const refused = new URL((await logIn(location.href, '')).url)
    expect(readAuthError(refused.searchParams.get('error'))).toMatchObject({ code: 'auth-client/sign-in-failed' })

    await client().signIn('email', { email: 'chen@lab.test', redirect: false })
    await browser(await readLink('chen@lab.test'))
    browser.clear()
    await client().signIn('lab', {}, { prompt: 'login' })
    const taken = new URL((await logIn(location.href, 'chen')).url)
    expect(readAuthError(taken.searchParams.get('error'))).toMatchObject({ code: 'auth-client/account-not-linked' })
  })

  test('an unknown provider leads to the sign-in page, which shows the ways', async () => {
    await client().signIn('unknown')
    expect(location.href).toBe(`${web}/api/auth/signin?callbackUrl=${encodeURIComponent(`${web}/account`)}`)
    expect(await (await browser(location.href)).text()).toContain('Lab account')
  })

  test('a server function passes the cookies of the visitor on', async () => {
    const signed = await signMessage()
    let cookie = ''
    const spy: typeof fetch = async (input, init) => {
      const response = await browser(input, init)
      cookie =
        response.headers
          .getSetCookie()
          .map((line) => line.split(';')[0])
          .join('; ') || cookie
      return response
    }
    await client().signIn('siwe', { ...signed, redirect: false, fetch: spy })
    const server = createAuthClient({ basePath: `${web}/api/auth`, logger })
    expect(await server.getSession({ req: { headers: { cookie } } })).toMatchObject({ address: signed.address })
    expect(await server.getSession()).toBeNull()
  })
})

describe('a server that fails', () => {
  async function spoil(failure: object): Promise<void> {
    const response = await fetch(`${web}/control/auth-client`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(failure),
    })
    expect(response.status).toBe(200)
  }
  const failures = [
    ['status 500', { status: 500 }, 'auth-client/status'],
    ['HTML instead of JSON', { garbage: true }, 'auth-client/malformed-answer'],
    ['no answer in time', { hang: true }, 'auth-client/timeout'],
    ['a cut connection', { drop: true }, 'auth-client/unreachable'],
    ['an error of the server by name', { status: 500, body: { code: 'NO_SECRET' } }, 'auth-client/no-secret'],
  ] as const

  test.each(failures)('%s: getters log and give nothing, requests reject', async (_, failure, code) => {
    const quick = createAuthClient({ basePath: `${web}/api/auth`, fetch: browser, logger, timeoutMs: 300 })
    const signed = await signMessage()
    await spoil(failure)
    expect([await quick.getSession(), await quick.getProviders(), await quick.getCsrfToken()]).toEqual([
      null,
      null,
      undefined,
    ])
    expect(logger.error).toHaveBeenCalledTimes(3)
    for (const [name, details] of logger.error.mock.calls)
      expect([name, details]).toEqual([
        'CLIENT_FETCH_ERROR',
        expect.objectContaining({ error: expect.objectContaining({ code }) }),
      ])
    await expect(quick.fetchSession()).rejects.toMatchObject({ code })
    await expect(quick.updateSession({})).rejects.toMatchObject({ code })
    await expect(quick.signOut({ redirect: false })).rejects.toMatchObject({ code })
    await quick.signIn('siwe', signed)
    expect(location.href).toBe(`${web}/api/auth/error`)
  })

  test.each(failures)(
    '%s at the sign-in request alone: signIn rejects, and a second try succeeds',
    async (_, failure, code) => {
      const quick = createAuthClient({ basePath: `${web}/api/auth`, fetch: browser, logger, timeoutMs: 1_000 })
      const signed = { ...(await signMessage()), redirect: false }
      await spoil({ ...failure, path: '/callback', times: 1 })
      await expect(quick.signIn('siwe', signed)).rejects.toMatchObject({ code })
      expect(await quick.signIn('siwe', signed)).toMatchObject({ ok: true })
    },
  )
})
