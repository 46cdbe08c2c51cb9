import { expect, onTestFinished, test } from 'vitest'
import { startTestWallet, testDevice } from './startTestWallet.test.fixture.js'

const [own, others] = ['192.0.2.1', '198.51.100.1']
const foreign = 'f'.repeat(43)

/** A wallet behind a proxy, so that tests choose the source of requests. */
async function arrange(settings: { loginsPerIp?: number } = {}) {
  const { wallet, mail, close, readCode, post } = await startTestWallet({ isProxied: true, ...settings })
  onTestFinished(close)
  return {
    wallet,
    mail,
    readCode,
    post: (path: string, body: object, { ip = own, device = testDevice } = {}) =>
      post(path, body, { 'x-device': device, 'x-forwarded-for': ip }),
  }
}

test('mails that others ask for use up nothing of the owner’s', async () => {
  const { wallet, mail, post, readCode } = await arrange({ loginsPerIp: 1_000 })
  const email = 'ann@lab.test'
  const attacker = { ip: others, device: foreign }
  for (let mails = 0; mails < 20; mails += 1) {
    expect((await post('login/start', { email }, attacker)).action).toBe('VERIFY_OTP')
    expect((await post('login/start', { email }, attacker)).status).toBe(429)
    wallet.advance(email, 30_000)
  }
  expect(await post('login/start', { email }, attacker)).toMatchObject({ status: 429, error: { code: 'mail/pace' } })
  // Another browser of the attacker is still the same source.
  expect((await post('login/start', { email }, { ip: others, device: 'g'.repeat(43) })).status).toBe(429)

  const { action, login } = await post('login/start', { email })
  expect(action).toBe('VERIFY_OTP')
  expect(mail.inbox.list(email)).toHaveLength(21)
  expect((await post('login/finish', { email, login, otp: readCode(email) })).token).toEqual(expect.any(String))
})

test('wrong codes of others cost the owner no try', async () => {
  const { post, readCode } = await arrange()
  const email = 'bea@lab.test'
  const { login } = await post('login/start', { email })
  const code = readCode(email)
  const wrong = code === '000000' ? '000001' : '000000'
  const attacker = { ip: others, device: foreign }
  const { login: theirs } = await post('login/start', { email }, attacker)
  for (let tries = 0; tries < 5; tries += 1)
    expect((await post('login/finish', { email, login: theirs, otp: wrong }, attacker)).error.code).toBe('code/wrong')
  expect((await post('login/finish', { email, login: theirs, otp: wrong }, attacker)).error.code).toBe('code/tries')
  // Nor can they try codes of the owner's login.
  expect((await post('login/finish', { email, login, otp: wrong }, attacker)).error.code).toBe('code/expired')
  expect((await post('login/finish', { email, login, otp: code })).token).toEqual(expect.any(String))
})

test('a browser the wallet knows logs in also from a network that others have worn out', async () => {
  const { wallet, post, readCode } = await arrange({ loginsPerIp: 3 })
  const email = 'cleo@lab.test'
  const { login } = await post('login/start', { email })
  await post('login/finish', { email, login, otp: readCode(email) })
  const neighbour = { device: foreign }
  expect((await post('login/start', { email }, neighbour)).action).toBe('VERIFY_DEVICE')
  expect((await post('login/start', { email }, neighbour)).status).toBe(429)
  expect((await post('login/start', { email: 'dan@lab.test' }, neighbour)).error.code).toBe('login/pace')
  wallet.advance(email, 30_000)
  expect((await post('login/start', { email })).action).toBe('VERIFY_OTP')
  expect((await post('login/start', { email })).error.code).toBe('mail/pace')
})

test('one customer’s IPv6 addresses are one source', async () => {
  const { post } = await arrange()
  const email = 'eve@lab.test'
  const from = (ip: string) => post('login/start', { email }, { ip, device: foreign })
  expect((await from('2001:db8:1:2::1')).action).toBe('VERIFY_OTP')
  expect((await from('2001:db8:1:2:ffff::9')).status).toBe(429)
  expect((await from('2001:db8:1:3::1')).action).toBe('VERIFY_OTP')
})

test('a mail that cannot be sent fails the login at once and uses up nothing of the person’s', async () => {
  const { mail, post } = await arrange({ loginsPerIp: 1_000 })
  const email = 'fay@lab.test'
  for (const [code, problem] of [
    [550, 'mail/refused'],
    [451, 'mail/deferred'],
  ] as const) {
    mail.setRefused(email, true, code)
    // More often than the hourly limit of an address would have it.
    for (let tries = 0; tries < 21; tries += 1) expect((await post('login/start', { email })).error.code).toBe(problem)
  }
  mail.reset()
  expect((await post('login/start', { email })).action).toBe('VERIFY_OTP')
  expect((await post('login/start', { email })).error.code).toBe('mail/pace')
})

test('nobody finds out by refusals which mailboxes there are', async () => {
  const { mail, post, readCode } = await arrange({ loginsPerIp: 3 })
  const email = 'gus@lab.test'
  const { login } = await post('login/start', { email })
  const { token } = await post('login/finish', { email, login, otp: readCode(email) })
  expect(token).toEqual(expect.any(String))
  mail.setRefused(email, true)
  // Known browsers count by themselves.
  const codes: string[] = []
  for (let tries = 0; tries < 4; tries += 1) codes.push((await post('login/start', { email })).error.code)
  expect(codes).toEqual(['mail/refused', 'mail/refused', 'mail/refused', 'mail/pace'])
})
