import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listen } from '@portico/app-parts/http/listen'
import { readBody } from '@portico/app-parts/http/readBody'
import { type Hex, keccak256, serializeTransaction } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Mail, startMail } from '../../lab/stack/mail/startMail.js'
import { findBasePort } from '../../lab/stack/testing/findBasePort.js'
import { buildProgram, startProgram } from './runProgram.test.fixture.js'
import { onPostgres } from './store/eachStore.test.fixture.js'

const folder = mkdtempSync(join(tmpdir(), 'portico-wallet-'))
let program = ''

beforeAll(() => {
  program = buildProgram('main')
}, 30_000)

afterAll(() => {
  for (const path of [program, folder]) rmSync(path, { recursive: true })
})

function start(env: Readonly<Record<string, string>>, args: readonly string[] = []) {
  const own = {
    PORTICO_WALLET_DATABASE: `file:${join(folder, 'wallet.db')}`,
    PORTICO_WALLET_SECRET_FILE: join(folder, 'secret'),
  }
  return startProgram(program, { ...own, ...env }, args)
}

test('starts on defaults, keeps its secret and keys apart and to itself, and ends on SIGTERM', async () => {
  const port = await findBasePort()
  const { child, output } = await start({ PORTICO_WALLET_PORT: `${port}` })
  await expect.poll(output).toContain(`The wallet is at http://127.0.0.1:${port}\n`)
  expect(output()).toContain('Missing for production:\n  - a mail server')
  expect((await fetch(`http://127.0.0.1:${port}/api/config`)).status).toBe(200)
  const modes = ['secret', 'keys.json'].map((name) => statSync(join(folder, name)).mode & 0o777)
  expect([existsSync(join(folder, 'wallet.db')), modes]).toEqual([true, [0o600, 0o600]])
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
}, 30_000)

test('tells its metrics to the token it was given', async () => {
  const port = await findBasePort()
  const token = 'm'.repeat(32)
  const { child } = await start({ PORTICO_WALLET_PORT: `${port}`, PORTICO_WALLET_METRICS_TOKEN: token })
  const response = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  expect([response.status, await response.text()]).toEqual([
    200,
    expect.stringContaining('portico_wallet_logins_total'),
  ])
  child.kill('SIGTERM')
  await once(child, 'exit')
}, 30_000)

test('an operator’s command changes a running wallet, answers and ends', async () => {
  const port = await findBasePort()
  const { child } = await start({ PORTICO_WALLET_PORT: `${port}` })
  const act = (...args: readonly string[]) => start({}, args)
  const added = await act('project', 'add', 'shop', '--origin', 'https://shop.example', '--by', 'ada', '--json')
  expect([added.child.exitCode, JSON.parse(added.output()).origins]).toEqual([0, ['https://shop.example']])
  const read = async () => (await fetch(`http://127.0.0.1:${port}/api/config?projectId=shop`)).json()
  await expect.poll(read, { timeout: 10_000 }).toMatchObject({ allowedOrigins: ['https://shop.example'] })
  const log = await act('audit', 'list')
  expect(log.output()).toMatch(/ada {2}project\.add {2}shop/)
  expect((await act('project', 'show', 'no')).child.exitCode).toBe(1)
  const wrong = await act('projects')
  expect([wrong.child.exitCode, wrong.output()]).toEqual([2, expect.stringContaining('project list')])
  child.kill('SIGTERM')
  await once(child, 'exit')
}, 30_000)

test('a command may come before the first start', async () => {
  const own = mkdtempSync(join(folder, 'fresh-'))
  const env = {
    PORTICO_WALLET_PORT: `${await findBasePort()}`,
    PORTICO_WALLET_DATABASE: `file:${join(own, 'wallet.db')}`,
    PORTICO_WALLET_SECRET_FILE: join(own, 'secret'),
  }
  for (const args of [['project', 'list'], ['rotate-keys']]) expect((await start(env, args)).child.exitCode).toBe(0)
  const { child, output } = await start(env)
  expect(output()).toContain('The wallet is at')
  child.kill('SIGTERM')
  await once(child, 'exit')
}, 30_000)

test('ends when whoever started it is gone', async () => {
  const { child } = await start({ PORTICO_WALLET_PORT: `${await findBasePort()}` })
  child.disconnect()
  expect(await once(child, 'exit')).toEqual([0, null])
}, 30_000)

test('does not start without everything in order, and says all of it', async () => {
  const { child, output } = await start({
    PORTICO_WALLET_PORT: '0',
    PORTICO_WALLET_DATABASE: 'mysql://me:hunter2@db/wallet',
  })
  expect(child.exitCode).toBe(1)
  expect(output().trim().split('\n')).toEqual([
    'PORTICO_WALLET_PORT must be a port',
    expect.stringContaining('PORTICO_WALLET_DATABASE must be file: and a path, or a postgres:// URL'),
  ])
  expect(output()).not.toContain('hunter2')
}, 30_000)

test('a port that is taken ends it', async () => {
  const port = await findBasePort()
  const server = createServer()
  await new Promise<void>((resolve) => server.listen({ port, host: '127.0.0.1' }, resolve))
  const { child, output } = await start({ PORTICO_WALLET_PORT: `${port}` })
  expect([child.exitCode, output()]).toEqual([1, expect.stringContaining('EADDRINUSE')])
  await new Promise((resolve) => server.close(resolve))
}, 30_000)

const token = 't'.repeat(32)
const device = 'd'.repeat(43)

/** Asks a wallet as its own page does. */
async function ask(port: number, path: string, body: object, session?: string) {
  const response = await fetch(`http://127.0.0.1:${port}/api/${path}`, {
    method: 'POST',
    headers: {
      origin: `http://127.0.0.1:${port}`,
      'x-project-id': 'p',
      'x-device': device,
      authorization: `Bearer ${session}`,
    },
    body: JSON.stringify({ app: 'http://localhost:4400', ...body }),
  })
  return { status: response.status, ...(await response.json()) }
}

const readCode = ({ inbox }: Mail, email: string) => /\b\d{6}\b/.exec(inbox.list(email)[0]?.text ?? '')?.[0]

test('two processes that start on one new database share its limits and codes, and the next one goes on', async () => {
  const base = await findBasePort()
  const mail = await startMail({ port: base, smtpPort: base + 1 })
  const ports = [base + 2, base + 3]
  const secretFile = join(folder, 'shared-secret')
  writeFileSync(secretFile, 's'.repeat(32), { mode: 0o600 })
  const startOne = (port: number) =>
    start({
      PORTICO_WALLET_PORT: `${port}`,
      PORTICO_WALLET_DATABASE: `file:${join(folder, 'shared.db')}`,
      PORTICO_WALLET_SECRET_FILE: secretFile,
      PORTICO_WALLET_FROM: 'wallet@lab.test',
      PORTICO_WALLET_SMTP_URL: mail.smtpUrl,
      PORTICO_WALLET_PROJECTS: JSON.stringify({ p: ['http://localhost:*'] }),
      PORTICO_WALLET_CONTROL: JSON.stringify({ token, loginsPerIp: 12 }),
    })
  const running = await Promise.all(ports.map(startOne))
  for (const { output } of running) expect(output()).toContain('The wallet is at')

  const emails = Array.from({ length: 20 }, (_, place) => `user-${place}@lab.test`)
  const logins = await Promise.all(
    emails.flatMap((email) => ports.map(async (port) => ({ email, ...(await ask(port, 'login/start', { email })) }))),
  )
  // Each address has one mail in 30 seconds, the network 12 logins: whatever is refused for either is refused once.
  const started = logins.filter(({ status }) => status === 200)
  expect(new Set(started.map(({ email }) => email)).size).toBe(started.length)
  const paces = logins.filter(({ error }) => error?.code === 'mail/pace')
  expect(started.length + paces.length).toBe(12)

  const { email, login } = started[0] ?? { email: '' }
  const answers = await Promise.all(
    ports.map((port) => ask(port, 'login/finish', { email, login, otp: readCode(mail, email) })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])

  for (const { child } of running) {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  const { child } = await startOne(base + 2)
  expect((await ask(base + 2, 'login/start', { email: 'late@lab.test' })).error.code).toBe('login/pace')
  child.kill('SIGTERM')
  await once(child, 'exit')
  await mail.close()
}, 60_000)

onPostgres(({ createPlace }) => {
  /** Starts a node that takes no transaction until it is told to. */
  async function startNode(port: number) {
    const given: Hex[] = []
    let isSilent = true
    const node = await listen(port, async (request, response) => {
      const { method, params } = JSON.parse((await readBody(request)).toString())
      if (method === 'eth_sendRawTransaction') given.push(params[0])
      // The connection stays open without an answer.
      if (isSilent) return
      response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: method === 'eth_sendRawTransaction' ? '0x' : null }))
    })
    onTestFinished(node.close)
    const answer = () => {
      isSilent = false
    }
    return { given, answer, rpc: `http://127.0.0.1:${port}` }
  }

  test('a transaction whose process is killed while it is sent is sent by another one, whose logins are the same', async () => {
    const base = await findBasePort()
    const mail = await startMail({ port: base, smtpPort: base + 1 })
    onTestFinished(mail.close)
    const node = await startNode(base + 4)
    const database = createPlace()
    const startOne = async (port: number) => {
      const started = await start({
        PORTICO_WALLET_PORT: `${port}`,
        PORTICO_WALLET_DATABASE: database,
        PORTICO_WALLET_SECRET_FILE: '',
        PORTICO_WALLET_SECRET: 's'.repeat(32),
        PORTICO_WALLET_KEY_FILE: join(folder, 'postgres-keys.json'),
        PORTICO_WALLET_FROM: 'wallet@lab.test',
        PORTICO_WALLET_SMTP_URL: mail.smtpUrl,
        PORTICO_WALLET_CHAINS: JSON.stringify([{ id: 1, name: 'Ethereum', symbol: 'ETH', rpc: node.rpc }]),
        PORTICO_WALLET_PROJECTS: JSON.stringify({ p: ['http://localhost:*'] }),
      })
      expect(started.output()).toContain('The wallet is at')
      onTestFinished(() => void started.child.kill('SIGKILL'))
      return started.child
    }
    const [first] = [await startOne(base + 2), await startOne(base + 3)]
    const email = 'ann@lab.test'
    const { login } = await ask(base + 2, 'login/start', { email })
    const { token } = await ask(base + 2, 'login/finish', { email, login, otp: readCode(mail, email) })
    const { addresses } = await ask(base + 3, 'user', {}, token)
    const unsigned = serializeTransaction({
      ...{ type: 'eip1559', chainId: 1, nonce: 3, to: '0x00000000000000000000000000000000000000aa', value: 5n },
      ...{ gas: 21_000n, maxFeePerGas: 7n },
    })
    const body = { account: addresses.eip155, chainId: 1, transactions: [unsigned], request: 'the one' }
    const unanswered = ask(base + 2, 'send', body, token).catch(() => 'nothing')
    await expect.poll(() => node.given.length).toBe(1)
    first?.kill('SIGKILL')
    expect(await unanswered).toBe('nothing')
    node.answer()
    // Its fate is known to the other one at once, and a moment later it has been sent again: the same bytes.
    const hashes = [keccak256(node.given[0] ?? '0x')]
    expect(await ask(base + 3, 'sent', { request: 'the one' }, token)).toMatchObject({ chainId: 'eip155:1', hashes })
    await expect.poll(() => node.given.length, { timeout: 30_000, interval: 200 }).toBe(2)
    expect(new Set(node.given).size).toBe(1)
    expect(await ask(base + 3, 'send', body, token)).toMatchObject({ status: 200, hashes })
    expect(node.given).toHaveLength(2)
  }, 90_000)
})
