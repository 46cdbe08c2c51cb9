import { recoverMessageAddress, stringToHex } from 'viem'
import { afterAll, describe, expect, test } from 'vitest'
import { testApp as app, startTestWallet } from './startTestWallet.test.fixture.js'

const { mail, wallet, post, letter, readCode, login, close } = await startTestWallet({
  loginsPerIp: 1_000,
  allowedOriginsOf: (projectId) =>
    projectId === 'closed' ? [] : projectId === 'wide' ? ['https://*.app.example'] : ['http://localhost:*'],
  createPages: async () => ({ answer: (_, response) => void response.end('page') }),
})
afterAll(close)

const readLink = (email: string) => /#([\w-]+)/.exec(letter(email))?.[1] ?? ''
const auth = (token: string) => ({ authorization: `Bearer ${token}` })

describe('login', () => {
  test('a code by mail gives a session with two accounts, which signing out ends', async () => {
    const { token } = await login('ana@lab.test')
    const user = await post('user', {}, auth(token))
    expect(user).toEqual({
      status: 200,
      set: [],
      email: 'ana@lab.test',
      addresses: { eip155: expect.stringMatching(/^0x/), solana: expect.any(String) },
    })
    const account = user.addresses.eip155
    const { signature } = await post('sign', { account, kind: 'message', bytes: stringToHex('hi') }, auth(token))
    expect(await recoverMessageAddress({ message: 'hi', signature })).toBe(user.addresses.eip155)
    expect((await post('user', {}, { ...auth(token), 'x-project-id': 'q' })).status).toBe(401)
    await post('sign-out', {}, auth(token))
    expect((await post('user', {}, auth(token))).status).toBe(401)
  })

  test('whoever is signed in with the address needs no code', async () => {
    const { token } = await login('bo@lab.test')
    expect((await post('login/start', { email: 'BO@lab.test' }, auth(token))).action).toBe('CONNECT')
  })

  test('an address gets one mail in 30 seconds', async () => {
    await post('login/start', { email: 'cy@lab.test' })
    const again = await post('login/start', { email: 'cy@lab.test' })
    expect(again).toMatchObject({
      status: 429,
      error: {
        message: expect.stringMatching(/^Please try again after (29|30) seconds$/),
        retryAfter: expect.any(Number),
      },
    })
    wallet.advance('cy@lab.test', 30_000)
    expect((await post('login/start', { email: 'cy@lab.test' })).action).toBe('VERIFY_OTP')
  })

  test('a code that was used frees the next mail', async () => {
    const email = 'dot@lab.test'
    const { token } = await login(email)
    const other = { 'x-device': 'g'.repeat(43) }
    expect((await post('login/start', { email }, other)).action).toBe('VERIFY_DEVICE')
    expect((await post('login/start', { email }, other)).status).toBe(429)
    // Requests of that browser do not count against the owner's limit either.
    expect((await post('email/start', { email: 'dov@lab.test' }, auth(token))).action).toBe('VERIFY_PRIMARY_OTP')
  })

  test('a code is too late after 20 minutes', async () => {
    const email = 'di@lab.test'
    const { login } = await post('login/start', { email })
    wallet.advance(email, 20 * 60_000)
    const late = await post('login/finish', { email, login, otp: readCode(email) })
    expect(late).toMatchObject({ status: 410, error: { code: 'code/expired' } })
  })

  test('a browser the wallet does not know is approved by a link, once, and then gets a code', async () => {
    const email = 'ed@lab.test'
    await login(email)
    wallet.advance(email, 30_000)
    const other = { 'x-device': 'e'.repeat(43), 'user-agent': 'Firefox/140.0 Linux' }
    const { action, login: id } = await post('login/start', { email }, other)
    expect(action).toBe('VERIFY_DEVICE')
    expect((await post('login/device', { email, login: id }, other)).isApproved).toBe(false)
    const link = readLink(email)
    expect(await post('link/read', { link })).toMatchObject({ email, browser: 'Firefox on Linux', app })
    await post('link/answer', { link, isApproved: true })
    expect((await post('link/answer', { link, isApproved: true })).error.code).toBe('link/used')
    // Only the browser that asked may continue.
    expect((await post('login/device', { email, login: id })).status).toBe(410)
    expect((await post('login/device', { email, login: id }, other)).isApproved).toBe(true)
    const { token } = await post('login/finish', { email, login: id, otp: readCode(email) }, other)
    expect((await post('user', {}, auth(token))).email).toBe(email)
    wallet.advance(email, 60_000)
    expect((await post('login/start', { email }, other)).action).toBe('VERIFY_OTP')
  })

  test('a mailbox that is not there is told', async () => {
    mail.setRefused('no@lab.test', true)
    expect(await post('login/start', { email: 'no@lab.test' })).toMatchObject({
      status: 422,
      error: { code: 'mail/refused' },
    })
  })
})

describe('mails', () => {
  test.each([
    'Win 10 ETH at https://evil.example',
    'https://evil.example',
    `${app}/win`,
    `${app}\nhttps://evil.example`,
  ])('no mail goes out in the name of %j', async (name) => {
    const email = 'jo@lab.test'
    const refused = await post('login/start', { email, app: name })
    expect(refused).toMatchObject({ status: 403, error: { code: 'request/app' } })
    expect(mail.inbox.list(email)).toEqual([])
  })

  test('a mail names the project’s own app, and nothing else that was sent', async () => {
    const email = 'kim@lab.test'
    const marks = { 'user-agent': 'Chrome/1 Evil', 'x-project-id': 'p' }
    await post('login/start', { email, text: 'Evil', link: 'https://evil.example' }, marks)
    expect(letter(email)).toContain(`Enter it at ${app} to sign in.`)
    expect(letter(email)).not.toMatch(/evil/i)
    const wide = { 'x-project-id': 'wide' }
    const forged = { email: 'lea@lab.test', app: 'https://123456-is-your-code.app.example' }
    await post('login/start', forged, wide)
    expect(letter('lea@lab.test')).toContain('Enter it at app.example to sign in.')
    expect(letter('lea@lab.test')).not.toContain('is-your-code')
  })
})

describe('change of the address', () => {
  test('needs a code of either mailbox, keeps the wallet and ends other sessions', async () => {
    const [email, next] = ['fay@lab.test', 'gil@lab.test']
    const { token } = await login(email)
    const { addresses } = await post('user', {}, auth(token))
    const { token: second } = await login(email)
    const begun = await post('email/start', { email: next }, auth(token))
    expect(begun.action).toBe('VERIFY_PRIMARY_OTP')
    const primary = { email: next, challenge: begun.challenge, otp: readCode(email) }
    expect((await post('email/primary', primary, auth(second))).error.code).toBe('code/expired')
    const { challenge } = await post('email/primary', primary, auth(token))
    const done = await post('email/secondary', { email: next, challenge, otp: readCode(next) }, auth(token))
    expect(done.email).toBe(next)
    expect(await post('user', {}, auth(token))).toMatchObject({ email: next, addresses })
    expect((await post('user', {}, auth(second))).status).toBe(401)
    expect(letter(email)).toMatch(/another e-mail address/)
    expect(letter(email)).not.toContain(next)
  })

  test('to one that has a wallet is refused, and tells so only after its code', async () => {
    const [email, taken] = ['hal@lab.test', 'ida@lab.test']
    await login(taken, { 'x-device': 'f'.repeat(43) })
    const { token } = await login(email)
    for (const address of [email, taken]) wallet.advance(address, 30_000)
    const { challenge } = await post('email/start', { email: taken }, auth(token))
    const { challenge: next } = await post(
      'email/primary',
      { email: taken, challenge, otp: readCode(email) },
      auth(token),
    )
    const done = await post('email/secondary', { email: taken, challenge: next, otp: readCode(taken) }, auth(token))
    expect(done).toMatchObject({ status: 409, error: { code: 'email/taken' } })
    expect((await post('user', {}, auth(token))).email).toBe(email)
    wallet.advance(taken, 30_000)
    expect((await post('email/start', { email: taken }, auth(token))).action).toBe('VERIFY_SECONDARY_OTP')
  })
})

test('only the wallet’s own pages may use the API, and only by POST', async () => {
  for (const origin of ['http://localhost:4400', 'null', 'https://evil.example'])
    expect((await post('login/start', { email: 'x@lab.test' }, { origin })).status).toBe(403)
  const get = await fetch(`${wallet.url}/api/user`)
  expect([get.status, get.headers.get('access-control-allow-origin')]).toEqual([405, null])
  expect((await post('__proto__')).status).toBe(404)
})

test.each([
  ['login/start', { email: 'no address' }, {}],
  ['login/start', { email: 'x@lab.test' }, { 'x-device': 'short' }],
  ['login/finish', { email: 'x@lab.test', login: {}, otp: 1 }, {}],
])('%s with %j is refused', async (path, body, headers) => {
  expect((await post(path, body, headers)).status).toBe(400)
})

test('the frame page may be embedded by the project’s origins alone, other pages by none', async () => {
  const policyOf = async (path: string) =>
    (await fetch(`${wallet.url}${path}`)).headers.get('content-security-policy') ?? ''
  expect(await policyOf('/sdk?projectId=p')).toContain('frame-ancestors http://localhost:*;')
  expect(await policyOf('/sdk?projectId=closed')).toContain("frame-ancestors 'none';")
  expect(await policyOf('/loading')).toContain("frame-ancestors 'none';")
  expect(await policyOf('/device')).toContain("script-src 'self';")
})

test('a project’s site fails as told, for that project alone', async () => {
  const sdk = (projectId: string) => fetch(`${wallet.url}/sdk?projectId=${projectId}`)
  wallet.setFault('bad', { path: '/sdk', status: 503 })
  expect([(await sdk('bad')).status, (await sdk('good')).status]).toEqual([503, 200])
  expect((await post('user', {}, { 'x-project-id': 'bad' })).status).toBe(401)
  wallet.setFault('bad', { drop: true })
  await expect(sdk('bad')).rejects.toThrow()
  wallet.setFault('bad', { hang: true })
  const hanging = fetch(`${wallet.url}/sdk?projectId=bad`, { signal: AbortSignal.timeout(100) })
  await expect(hanging).rejects.toMatchObject({ name: 'TimeoutError' })
  wallet.setFault('bad', { version: '9' })
  expect(await (await fetch(`${wallet.url}/api/config?projectId=bad`)).json()).toMatchObject({ version: '9' })
  wallet.reset()
  expect((await sdk('bad')).status).toBe(200)
})
