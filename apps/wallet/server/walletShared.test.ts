import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Hex, stringToHex } from 'viem'
import { expect, onTestFinished, test } from 'vitest'
import { callRpc } from '../../lab/stack/chains/callRpc.js'
import { startAnvil } from '../../lab/stack/chains/startAnvil.js'
import { findBasePort } from '../../lab/stack/testing/findBasePort.js'
import { startTestWallet, type TestWallet, testDevice } from './startTestWallet.test.fixture.js'
import { eachStore, onPostgres } from './store/eachStore.test.fixture.js'
import { createFileKeyRing } from './vault/createFileKeyRing.js'

const to = '0x00000000000000000000000000000000000000aa'

type Settings = NonNullable<Parameters<typeof startTestWallet>[0]>

/** Starts two servers on one database and one key file, as a balancer would have them. */
async function startTwo(database: string, settings: Settings = {}): Promise<readonly [TestWallet, TestWallet]> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-shared-keys-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const start = async () => {
    const wallet = await startTestWallet({
      keyRing: createFileKeyRing(join(folder, 'keys.json')),
      ...settings,
      database,
    })
    onTestFinished(wallet.close)
    return wallet
  }
  return [await start(), await start()]
}

/** Asks each of two servers in turn. */
const alternate = <result>(
  two: readonly [TestWallet, TestWallet],
  count: number,
  ask: (lab: TestWallet, place: number) => Promise<result>,
) => Promise.all(Array.from({ length: count }, (_, place) => ask(two[place % 2 === 0 ? 0 : 1], place)))

eachStore(({ createPlace }) => {
  test('a login at one server is one at the other, from its first mail to its end', async () => {
    const [one, other] = await startTwo(createPlace())
    const email = 'ann@lab.test'
    const { login } = await one.post('login/start', { email })
    const { token } = await other.post('login/finish', { email, login, otp: one.readCode(email) })
    const auth = { authorization: `Bearer ${token}` }
    const { addresses } = await one.post('user', {}, auth)
    expect(await other.post('user', {}, auth)).toMatchObject({ email, addresses })
    // Either signs with the same key, and knows the browser.
    const ask = { account: addresses.eip155, kind: 'message', bytes: stringToHex('x') }
    const signed = await Promise.all([one, other].map((lab) => lab.post('sign', ask, auth)))
    expect(new Set(signed.map(({ signature }) => signature)).size).toBe(1)
    await one.post('sign-out', {}, auth)
    expect((await other.post('user', {}, auth)).status).toBe(401)
    expect((await other.post('login/start', { email })).action).toBe('VERIFY_OTP')
  })

  test('a code that is entered at both servers at once logs in once, and is tried five times in all', async () => {
    const two = await startTwo(createPlace())
    const [one] = two
    const email = 'bob@lab.test'
    const { login } = await one.post('login/start', { email })
    const otp = one.readCode(email)
    const right = await alternate(two, 10, (lab) => lab.post('login/finish', { email, login, otp }))
    expect(right.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { error } of right.filter(({ status }) => status !== 200))
      expect(['code/used', 'code/tries']).toContain(error.code)
    const again = await one.post('login/start', { email })
    const wrong = one.readCode(email) === '000000' ? '000001' : '000000'
    const tries = await alternate(two, 10, (lab) => lab.post('login/finish', { email, login: again.login, otp: wrong }))
    expect(tries.filter(({ error }) => error.code === 'code/wrong')).toHaveLength(5)
    expect(tries.filter(({ error }) => error.code === 'code/tries')).toHaveLength(5)
  })

  test('a limit is one of both servers, however many ask at once', async () => {
    const two = await startTwo(createPlace(), { loginsPerIp: 7 })
    const begun = await alternate(two, 20, (lab, place) => lab.post('login/start', { email: `user-${place}@lab.test` }))
    expect(begun.filter(({ status }) => status === 200)).toHaveLength(7)
    const [one, other] = await startTwo(createPlace())
    const mails = await alternate([one, other], 8, (lab) => lab.post('login/start', { email: 'cy@lab.test' }))
    expect(mails.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('one address that is new to both servers gets one account', async () => {
    const two = await startTwo(createPlace(), { isProxied: true })
    const email = 'di@lab.test'
    // Two browsers begin before either has finished, so that each has a code.
    const devices = [testDevice, 'e'.repeat(43)]
    const begun = await Promise.all(
      two.map(async (lab, place) => {
        const headers = { 'x-device': devices[place] ?? '', 'x-forwarded-for': `192.0.2.${place}` }
        const { login } = await lab.post('login/start', { email }, headers)
        return { lab, headers, login, otp: lab.readCode(email) }
      }),
    )
    const logins = await Promise.all(
      begun.map(({ lab, headers, login, otp }) => lab.post('login/finish', { email, login, otp }, headers)),
    )
    const users = await Promise.all(
      logins.map(({ token }) => two[0].post('user', {}, { authorization: `Bearer ${token}` })),
    )
    expect(users).toHaveLength(2)
    expect(new Set(users.map(({ addresses }) => addresses.eip155)).size).toBe(1)
  })

  test('a kept token that both servers take at once gives one next token', async () => {
    const two = await startTwo(createPlace())
    const inApp = { 'x-keep': 'app', 'x-app': 'http://localhost:4400', 'x-device': testDevice }
    const { kept } = await two[0].login('eve@lab.test', inApp)
    const resumed = await alternate(two, 6, (lab) => lab.post('resume', { kept }, inApp))
    expect(resumed.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200))
    for (const { token } of resumed)
      expect((await two[1].post('user', {}, { ...inApp, authorization: `Bearer ${token}` })).status).toBe(200)
  })

  test('no transaction number is given twice, and each transaction that was accepted is on the chain once', async () => {
    const port = await findBasePort()
    const anvil = await startAnvil({ chainId: 1, port })
    onTestFinished(() => anvil.close())
    const two = await startTwo(createPlace(), {
      chains: [{ id: 1, name: 'Ethereum', symbol: 'ETH', rpc: anvil.url }],
    })
    const { token } = await two[0].login('flo@lab.test')
    const auth = { authorization: `Bearer ${token}` }
    const { addresses } = await two[0].post('user', {}, auth)
    const account: Hex = addresses.eip155
    await callRpc(anvil.url, 'anvil_setBalance', [account, '0x8ac7230489e80000'])
    const sent: Hex[] = []
    // As a frame does that is told that its number was taken.
    async function sendOne(lab: TestWallet, value: number): Promise<void> {
      for (;;) {
        const drafts = [{ to, value: `0x${value.toString(16)}` }]
        const { transactions } = await lab.post('prepare', { chainId: 1, drafts }, auth)
        const answer = await lab.post('send', { chainId: 1, account, transactions }, auth)
        if (answer.status === 200) return void sent.push(...answer.hashes)
        expect(answer.error.code).toBe('tx/number-taken')
      }
    }
    await alternate(two, 8, (lab, place) => sendOne(lab, place + 1))
    expect(new Set(sent).size).toBe(8)
    const found = await Promise.all(sent.map((hash) => callRpc(anvil.url, 'eth_getTransactionReceipt', [hash])))
    expect(found.filter((receipt) => receipt !== null)).toHaveLength(8)
    expect(await callRpc(anvil.url, 'eth_getTransactionCount', [account, 'latest'])).toBe('0x8')
  })
})

onPostgres(({ createPlace }, server) => {
  test('while the database restarts, requests are told to come back, and afterwards everything goes on', async () => {
    const lab = await startTestWallet({ database: createPlace() })
    onTestFinished(lab.close)
    const { token } = await lab.login('gus@lab.test')
    const auth = { authorization: `Bearer ${token}` }
    const ready = async () => (await fetch(`${lab.wallet.url}/readyz`)).json()
    expect(await ready()).toEqual({ status: 'ok' })
    const begun = await lab.post('login/start', { email: 'hal@lab.test' })
    const asked = Array.from({ length: 30 }, () => lab.post('user', {}, auth))
    await server().stop('SIGQUIT')
    // Those that were under way when it ended as well: nobody hears of anything else.
    for (const { status, error } of await Promise.all(asked))
      expect([200, 503], JSON.stringify(error)).toContain(status)
    const refused = await lab.request('user', {}, auth)
    expect([refused.status, (await refused.json()).error]).toEqual([
      503,
      expect.objectContaining({ code: 'server/database', retryAfter: 2 }),
    ])
    expect(await ready()).toEqual({ status: 'database' })
    expect((await fetch(`${lab.wallet.url}/healthz`)).status).toBe(200)
    const otp = lab.readCode('hal@lab.test')
    const finish = () => lab.post('login/finish', { email: 'hal@lab.test', login: begun.login, otp })
    expect((await finish()).status).toBe(503)
    await server().start()
    await expect.poll(ready).toEqual({ status: 'ok' })
    expect((await lab.post('user', {}, auth)).email).toBe('gus@lab.test')
    // The code was not used up by the try that failed.
    expect(await finish()).toMatchObject({ status: 200 })
  })
})
