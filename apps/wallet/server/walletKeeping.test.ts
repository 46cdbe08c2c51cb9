import { stringToHex } from 'viem'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { testApp as app, testDevice as device, startTestWallet } from './startTestWallet.test.fixture.js'

const { wallet, post, login, close } = await startTestWallet({
  loginsPerIp: 1_000,
  isProxied: true,
  headers: { 'x-app': app },
})
afterAll(close)

type Headers = Readonly<Record<string, string>>

/** Cookies as a browser sends them back. */
const toCookie = (set: readonly string[]) => set.map((line) => line.split(';')[0]).join('; ')

async function loginWithCookies(email: string, keep = 'partitioned') {
  const asked = await post('keep', {}, { 'x-keep': keep })
  const browser = { 'x-keep': keep, cookie: toCookie(asked.set) }
  const done = await login(email, browser)
  return { asked, done, session: { ...browser, cookie: `${browser.cookie}; ${toCookie(done.set)}` } }
}

test('a browser that gives cookies back keeps the login in one that no script reads', async () => {
  const { asked, done, session } = await loginWithCookies('ana@lab.test')
  expect(asked.isKept).toBe(false)
  expect((await post('keep', {}, session)).isKept).toBe(true)
  const rules = /^__Host-portico-[\w-]+=[\w-]{43}; Max-Age=\d+; Path=\/; Secure; HttpOnly; SameSite=None; Partitioned$/
  for (const line of [...asked.set, ...done.set]) expect(line).toMatch(rules)
  expect(Object.keys(done).sort(), 'the page gets no token').toEqual(['set', 'status'])
  expect((await post('user', {}, session)).email).toBe('ana@lab.test')
  const signedOut = await post('sign-out', {}, session)
  expect(signedOut.set[0]).toMatch(/^__Host-portico-session-[\w-]+=; Max-Age=0; /)
  expect((await post('user', {}, session)).status).toBe(401)
})

test('a cookie of the whole site is not partitioned', async () => {
  const { done, session } = await loginWithCookies('abe@lab.test', 'open')
  expect(done.set[0]).not.toContain('Partitioned')
  expect((await post('user', {}, session)).email).toBe('abe@lab.test')
})

test('a session’s cookie is worth nothing to other pages, projects, apps and ways', async () => {
  const { session } = await loginWithCookies('bo@lab.test')
  const sign = (headers: Headers) => post('sign', { account: '0x', kind: 'message', bytes: stringToHex('x') }, headers)
  for (const origin of [app, 'https://evil.example', 'null', ''])
    for (const path of ['user', 'sign', 'send', 'sign-out', 'keep', 'email/start'])
      expect([path, (await post(path, {}, { ...session, origin })).status]).toEqual([path, 403])
  expect((await post('user', {}, { ...session, 'x-project-id': 'q' })).status).toBe(401)
  expect((await post('user', {}, { ...session, 'x-app': 'http://localhost:4401' })).status).toBe(401)
  expect((await post('user', {}, { ...session, 'x-app': 'https://evil.example' })).status).toBe(403)
  // Cookies only count for a frame that says it uses them.
  for (const keep of ['', 'app']) expect((await sign({ ...session, 'x-keep': keep })).status).toBe(401)
  const simple = await fetch(`${wallet.url}/api/user`, { headers: session })
  expect(simple.status).toBe(405)
  expect((await post('user', {}, session)).email).toBe('bo@lab.test')
})

const inApp = { 'x-keep': 'app', 'x-device': device, 'x-forwarded-for': '192.0.2.1', 'user-agent': 'Chrome/150 Linux' }

test('an app keeps a sealed token, which its own frame takes up', async () => {
  const { token, kept, set } = await login('cy@lab.test', inApp)
  expect(set).toEqual([])
  expect(kept).not.toContain(token)
  const later = { ...inApp, 'x-device': 'n'.repeat(43), 'user-agent': 'Chrome/151 Linux' }
  const resumed = await post('resume', { kept }, later)
  expect(resumed).toMatchObject({ status: 200, device })
  const auth = { ...later, authorization: `Bearer ${resumed.token}` }
  expect((await post('user', {}, auth)).email).toBe('cy@lab.test')
  await post('sign-out', {}, auth)
  expect((await post('resume', { kept }, later)).status).toBe(401)
})

test('a kept token is useless elsewhere', async () => {
  const { kept } = await login('di@lab.test', inApp)
  // The sealed token is not a session by itself.
  expect((await post('user', {}, { ...inApp, authorization: `Bearer ${kept}` })).status).toBe(401)
  expect((await post('user', {}, { ...inApp, authorization: `Bearer ${kept.slice(0, 100)}` })).status).toBe(401)
  const elsewhere: readonly (readonly [string, Headers, number])[] = [
    ['another project', { 'x-project-id': 'q' }, 401],
    ['another app of the project', { 'x-app': 'http://localhost:4401' }, 401],
    ['a foreign app', { 'x-app': 'https://evil.example' }, 403],
    ['another page than the frame', { origin: app }, 403],
  ]
  for (const [where, headers, status] of elsewhere)
    expect([where, (await post('resume', { kept }, { ...inApp, ...headers })).status]).toEqual([where, status])
  for (const wrong of ['x', `${kept}x`, kept.slice(1)])
    expect((await post('resume', { kept: wrong }, inApp)).status).toBe(401)
  expect((await post('resume', { kept }, inApp)).status).toBe(200)
})

test('a kept login goes along to another network, and to the desktop site of a phone’s browser', async () => {
  const { kept } = await login('eve@lab.test', inApp)
  const train = { ...inApp, 'x-forwarded-for': '198.51.100.1' }
  const first = await post('resume', { kept }, train)
  expect(first).toMatchObject({ status: 200, device })
  expect((await post('user', {}, { ...train, authorization: `Bearer ${first.token}` })).email).toBe('eve@lab.test')
  const desktop = { ...inApp, 'x-forwarded-for': '2001:db8::1', 'user-agent': 'Safari/600 Mac OS X' }
  expect((await post('resume', { kept: first.kept }, desktop)).status).toBe(200)
})

test('a kept login signs on the network of the login alone, and again after coming back to it', async () => {
  const { kept, token: own } = await login('ida@lab.test', inApp)
  const { addresses } = await post('user', {}, { ...inApp, authorization: `Bearer ${own}` })
  const sign = (headers: Headers, token: string) =>
    post(
      'sign',
      { account: addresses.eip155, kind: 'message', bytes: stringToHex('x') },
      { ...headers, authorization: `Bearer ${token}` },
    )
  const thief = { ...inApp, 'x-forwarded-for': '198.51.100.1' }
  const away = await post('resume', { kept }, thief)
  expect(await sign(thief, away.token)).toMatchObject({ status: 403, error: { code: 'sign/away' } })
  expect((await sign(inApp, away.token)).status, 'the session stays one from elsewhere').toBe(403)
  const home = await post('resume', { kept: away.kept }, inApp)
  expect((await sign(inApp, home.token)).status).toBe(200)
})

test('a kept token is good for one use: whoever shows it later ends the login of both', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { kept } = await login('flo@lab.test', inApp)
  const { token, kept: next } = await post('resume', { kept }, inApp)
  const auth = { ...inApp, authorization: `Bearer ${token}` }
  expect((await post('contracts', { chainId: 1, addresses: [] }, auth)).status).not.toBe(401)
  vi.setSystemTime(Date.now() + 61_000)
  expect((await post('resume', { kept }, inApp)).status).toBe(401)
  expect((await post('user', {}, auth)).status).toBe(401)
  expect((await post('resume', { kept: next }, inApp)).status).toBe(401)
})

test('what a frame asks by itself as it is loaded does not tell that the app has the next token', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { kept } = await login('fay@lab.test', inApp)
  // The page is closed before the app stores the next token.
  const { token } = await post('resume', { kept }, inApp)
  const auth = { ...inApp, authorization: `Bearer ${token}` }
  const open = { ...inApp, 'x-keep': 'open' }
  const cookie = toCookie((await post('keep', {}, open)).set)
  for (const path of ['user', 'untold', 'sent'])
    expect([path, (await post(path, { request: 'r'.repeat(36) }, auth)).status]).toEqual([path, 200])
  expect((await post('adopt', { token }, { ...open, cookie })).status).toBe(200)
  vi.setSystemTime(Date.now() + 120_000)
  const later = await post('resume', { kept }, inApp)
  expect(later.status).toBe(200)
  expect((await post('user', {}, { ...inApp, authorization: `Bearer ${later.token}` })).email).toBe('fay@lab.test')
})

test('what is asked of the session of one page is found by the next page of the login', async () => {
  const { token, kept } = await login('gus@lab.test', inApp)
  const { token: later } = await post('resume', { kept }, inApp)
  const as = (bearer: string) => ({ ...inApp, authorization: `Bearer ${bearer}` })
  expect((await post('user', {}, as(later))).status).toBe(200)
  await post('sign-out', {}, as(later))
  expect((await post('user', {}, as(token))).status, 'all pages are signed out').toBe(401)
})

test('a session that the app kept moves into a cookie of the same login', async () => {
  const { token, kept } = await login('hal@lab.test', inApp)
  const open = { ...inApp, 'x-keep': 'open', 'x-device': '' }
  const asked = await post('keep', {}, open)
  const cookie = toCookie(asked.set)
  expect((await post('adopt', { token: 'x'.repeat(43) }, { ...open, cookie })).status).toBe(401)
  expect((await post('adopt', { token }, { ...open, cookie, 'x-project-id': 'q' })).status).toBe(401)
  expect((await post('adopt', { token }, { ...open, cookie, origin: app })).status).toBe(403)
  expect((await post('adopt', { token }, inApp)).status).toBe(400)
  const moved = await post('adopt', { token }, { ...open, cookie })
  expect(Object.keys(moved).sort(), 'the page gets no token').toEqual(['set', 'status'])
  const session = { ...open, cookie: `${cookie}; ${toCookie(moved.set)}` }
  expect((await post('user', {}, session)).email).toBe('hal@lab.test')
  await post('sign-out', {}, session)
  expect((await post('user', {}, session)).status).toBe(401)
  expect((await post('resume', { kept }, inApp)).status, 'what the app keeps is of that login too').toBe(401)
  // The browser is known by its cookie now, and needs no link.
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  vi.setSystemTime(Date.now() + 31_000)
  expect((await post('login/start', { email: 'hal@lab.test' }, { ...open, cookie })).action).toBe('VERIFY_OTP')
})
