import { createPrivateKey, createPublicKey } from 'node:crypto'
import { base58 } from '@scure/base'
import { privateKeyToAddress } from 'viem/accounts'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from './logs/createLog.js'
import { startTestWallet, testApp } from './startTestWallet.test.fixture.js'

const token = 'm'.repeat(32)

async function arrange() {
  const lines: string[] = []
  const lab = await startTestWallet({
    ...{ log: createLog((line) => lines.push(line)), metricsToken: token, isProxied: true, loginsPerIp: 1_000 },
  })
  onTestFinished(() => lab.close())
  const { post, login, readCode, wallet } = lab

  async function logIn(email: string, headers: Readonly<Record<string, string>> = {}) {
    // Waits out the pace of mails.
    wallet.advance(email, 31_000)
    const { token: session } = await login(email, headers)
    const auth = { ...headers, authorization: `Bearer ${session}` }
    const { addresses } = await post('user', {}, auth)
    const account = (kind: string): string => (kind === 'solana' ? addresses.solana : addresses.eip155)
    return {
      ...{ addresses, auth },
      start: (kind = 'eip155', more: object = {}) =>
        post('export/start', { account: account(kind), kind, ...more }, auth),
      finish: (challenge: string, otp: string, kind = 'eip155', more: object = {}) =>
        post('export/finish', { account: account(kind), kind, challenge, otp, ...more }, auth),
    }
  }

  /** Asks for a key and returns what opens it. */
  async function ask(person: Awaited<ReturnType<typeof logIn>>, email: string, kind = 'eip155') {
    wallet.advance(email, 31_000)
    const { challenge, status } = await person.start(kind)
    expect(status).toBe(200)
    return { challenge, otp: readCode(email) }
  }
  return { ...lab, lines, logIn, ask }
}

/** Returns the address of a Solana key as other wallets write it, if both of its halves fit. */
function readSolanaKey(key: string): string {
  const bytes = Buffer.from(base58.decode(key))
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), bytes.subarray(0, 32)])
  const { x = '' } = createPublicKey(createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })).export({
    format: 'jwk',
  })
  expect(bytes.subarray(32)).toEqual(Buffer.from(x, 'base64url'))
  return base58.encode(bytes.subarray(32))
}

test('the owner gets each key once, for a code that their mailbox got for that', async () => {
  const { logIn, ask, letter, lines, wallet } = await arrange()
  const email = 'ana@lab.test'
  const ana = await logIn(email)
  const evm = await ask(ana, email)
  expect(letter(email)).toContain('to see the private key of your wallet')
  const first = await ana.finish(evm.challenge, evm.otp)
  expect(privateKeyToAddress(first.key)).toBe(ana.addresses.eip155)
  expect(await ana.finish(evm.challenge, evm.otp)).toMatchObject({ status: 410, error: { code: 'code/used' } })
  const solana = await ask(ana, email, 'solana')
  const second = await ana.finish(solana.challenge, solana.otp, 'solana')
  expect(readSolanaKey(second.key)).toBe(ana.addresses.solana)

  const events = () => lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'export')
  const user = expect.stringMatching(/^[\da-f-]{36}$/)
  expect(events()).toEqual(['eip155', 'solana'].map((kind) => expect.objectContaining({ level: 'info', user, kind })))
  const metrics = await fetch(`${wallet.url}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  const said = [...lines, await metrics.text()].join('\n')
  expect(said).toContain('/api/export/finish')
  for (const secret of [first.key, first.key.slice(2), second.key, evm.otp, email, evm.challenge])
    expect(said.includes(secret)).toBe(false)
})

test('a code counts for its session, kind and purpose alone', async () => {
  const { logIn, ask, post, readCode, wallet } = await arrange()
  const email = 'bea@lab.test'
  const bea = await logIn(email)
  const again = await logIn(email)
  const { challenge, otp } = await ask(bea, email)
  const refused = { status: 410, error: { code: 'code/expired' } }
  expect(await again.finish(challenge, otp)).toMatchObject(refused)
  expect(await bea.finish(challenge, otp, 'solana')).toMatchObject(refused)
  wallet.advance(email, 31_000)
  const change = await post('email/start', { email: 'bea.new@lab.test' }, bea.auth)
  expect(await bea.finish(change.challenge, readCode(email))).toMatchObject(refused)
  const body = { challenge, otp, email: 'bea.new@lab.test' }
  expect(await post('email/primary', body, bea.auth), 'nor the other way').toMatchObject(refused)
  expect((await bea.finish(challenge, otp)).status).toBe(200)
})

test('a code has five tries and 20 minutes', async () => {
  const { logIn, ask, wallet } = await arrange()
  const email = 'cyd@lab.test'
  const cyd = await logIn(email)
  const first = await ask(cyd, email)
  const wrong = first.otp === '000000' ? '000001' : '000000'
  for (let tries = 0; tries < 5; tries += 1)
    expect(await cyd.finish(first.challenge, wrong)).toMatchObject({ status: 403, error: { code: 'code/wrong' } })
  expect(await cyd.finish(first.challenge, first.otp)).toMatchObject({ status: 429, error: { code: 'code/tries' } })
  const second = await ask(cyd, email)
  wallet.advance(email, 20 * 60_000)
  expect(await cyd.finish(second.challenge, second.otp)).toMatchObject({ status: 410 })
})

test('a key is asked for five times a day at most', async () => {
  const { logIn, ask, wallet } = await arrange()
  const email = 'dee@lab.test'
  const dee = await logIn(email)
  for (let times = 0; times < 5; times += 1) await ask(dee, email, times % 2 ? 'solana' : 'eip155')
  wallet.advance(email, 31_000)
  expect(await dee.start()).toMatchObject({ status: 429, error: { code: 'export/pace' } })
  wallet.advance(email, 24 * 60 * 60_000)
  expect((await dee.start()).status).toBe(200)
})

test('nobody else gets a code or a key: without a session, of another account, from elsewhere', async () => {
  const { logIn, login, post, mail } = await arrange()
  const email = 'eva@lab.test'
  const eva = await logIn(email)
  const other = await logIn('fay@lab.test')
  const sent = mail.inbox.list(email).length
  const { account, kind } = { account: eva.addresses.eip155, kind: 'eip155' }
  expect((await post('export/start', { account, kind })).status).toBe(401)
  expect(await other.start('eip155', { account })).toMatchObject({ status: 409, error: { code: 'sign/account' } })
  expect((await other.finish('c', '012345', 'eip155', { account })).status).toBe(409)
  expect(mail.inbox.list(email)).toHaveLength(sent)
  // A login that an app keeps, and that comes from another network.
  const inApp = { 'x-keep': 'app', 'x-app': testApp }
  const { kept } = await login('gil@lab.test', inApp)
  const away = { ...inApp, 'x-forwarded-for': '198.51.100.1' }
  const resumed = await post('resume', { kept }, away)
  const auth = { ...away, authorization: `Bearer ${resumed.token}` }
  const { addresses } = await post('user', {}, auth)
  const stolen = await post('export/start', { account: addresses.eip155, kind }, auth)
  expect(stolen).toMatchObject({ status: 403, error: { code: 'sign/away' } })
})

test('a code that was sent to the former address opens nothing', async () => {
  const { logIn, ask, post, readCode, wallet } = await arrange()
  const [email, next] = ['hal@lab.test', 'hal.new@lab.test']
  const hal = await logIn(email)
  const { challenge, otp } = await ask(hal, email)
  wallet.advance(email, 31_000)
  const { challenge: first } = await post('email/start', { email: next }, hal.auth)
  const primary = await post('email/primary', { challenge: first, otp: readCode(email), email: next }, hal.auth)
  const moved = await post(
    'email/secondary',
    { challenge: primary.challenge, otp: readCode(next), email: next },
    hal.auth,
  )
  expect(moved.email).toBe(next)
  expect(await hal.finish(challenge, otp)).toMatchObject({ status: 410, error: { code: 'code/expired' } })
})
