import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runCommand } from './cli/runCommand.js'
import { startTestWallet } from './startTestWallet.test.fixture.js'

const seconds = { timeout: 10_000 }

/** A wallet, and the command line of its operator on the same database. */
async function arrange() {
  const folder = mkdtempSync(join(tmpdir(), 'portico-projects-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const databaseFile = join(folder, 'wallet.db')
  const started = await startTestWallet({
    database: databaseFile,
    chains: [{ id: 1, name: 'Ethereum', symbol: 'ETH', rpc: 'http://127.0.0.1:9', assets: true }],
    solana: [{ id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', name: 'Solana', rpc: 'http://127.0.0.1:9' }],
    allowedOriginsOf: (id) => (id === 'p' ? ['http://localhost:*'] : undefined),
    createPages: async () => ({ answer: (_, response) => void response.end('page') }),
  })
  onTestFinished(started.close)
  const { wallet, post } = started

  async function operate(line: string | readonly string[]): Promise<void> {
    const problems: string[] = []
    const code = await runCommand({
      args: typeof line === 'string' ? line.split(' ') : line,
      env: {
        PORTICO_WALLET_SECRET: 's'.repeat(32),
        PORTICO_WALLET_KEY_FILE: join(folder, 'keys.json'),
        PORTICO_WALLET_DATABASE: `file:${databaseFile}`,
      },
      folder,
      readInput: async () => '',
      print: () => {},
      complain: (text) => problems.push(text),
    })
    expect([code, problems]).toEqual([0, []])
  }

  return {
    ...started,
    operate,
    /** Returns the status of the frame's page, and who may embed it. */
    async readFrame(projectId: string) {
      const response = await fetch(`${wallet.url}/sdk?projectId=${projectId}`)
      const policy = response.headers.get('content-security-policy') ?? ''
      return [response.status, /frame-ancestors ([^;]*)/.exec(policy)?.[1]]
    },
    async readConfig(projectId: string) {
      return (await fetch(`${wallet.url}/api/config?projectId=${projectId}`)).json()
    },
    begin: (projectId: string, email: string, app?: string) =>
      post('login/start', { email, ...(app && { app }) }, { 'x-project-id': projectId }),
  }
}

test('an unknown project is refused with a page and a code, also at the API', async () => {
  const { wallet, readFrame, readConfig, begin, post } = await arrange()
  expect(await readFrame('p')).toEqual([200, 'http://localhost:*'])
  expect(await readFrame('q')).toEqual([404, "'none'"])
  expect(await (await fetch(`${wallet.url}/sdk?projectId=q`)).text()).toContain('knows no project of this id')
  expect((await readConfig('q')).error.code).toBe('project/unknown')
  expect(await begin('q', 'ana@lab.test')).toMatchObject({ status: 404, error: { code: 'project/unknown' } })
  // The page that a mail's link opens belongs to no app.
  expect((await post('link/read', { link: 'x' }, { 'x-project-id': '' })).error.code).toMatch(/^link\//)
  expect((await fetch(`${wallet.url}/device`)).status).toBe(200)
})

test('what an operator changes holds in a running wallet within seconds', async () => {
  const { operate, readFrame, readConfig, begin } = await arrange()
  await operate('project add shop --origin https://shop.example')
  await expect.poll(() => readFrame('shop'), seconds).toEqual([200, 'https://shop.example'])
  expect((await readConfig('shop')).allowedOrigins).toEqual(['https://shop.example'])
  expect((await begin('shop', 'ana@lab.test', 'https://shop.example')).action).toBe('VERIFY_OTP')
  expect((await begin('shop', 'bo@lab.test', 'https://new.example')).error.code).toBe('request/app')

  await operate('project origins shop --only https://new.example')
  await expect.poll(() => readFrame('shop'), seconds).toEqual([200, 'https://new.example'])
  expect((await begin('shop', 'bo@lab.test', 'https://new.example')).action).toBe('VERIFY_OTP')
  expect((await begin('shop', 'cy@lab.test', 'https://shop.example')).error.code).toBe('request/app')

  await operate('project remove shop')
  await expect.poll(() => readFrame('shop'), seconds).toEqual([404, "'none'"])
  expect(await readFrame('p')).toEqual([200, 'http://localhost:*'])
}, 30_000)

test('each project’s mails have its sender and its last paragraph', async () => {
  const { operate, readFrame, begin, mail } = await arrange()
  const own = ['--mail-from', 'Shop <login@shop.example>', '--mail-note', 'en=Help: help@shop.example']
  await operate(['project', 'add', 'shop', '--origin', 'http://localhost:*', ...own])
  await expect.poll(async () => (await readFrame('shop'))[0], seconds).toBe(200)
  await begin('shop', 'ana@lab.test')
  await begin('p', 'bo@lab.test')
  const read = (email: string) => mail.inbox.list(email).map(({ from, text }) => [from, /help@\S+/.exec(text)?.[0]])
  expect(read('ana@lab.test')).toEqual([['Shop <login@shop.example>', 'help@shop.example']])
  expect(read('bo@lab.test')).toEqual([['wallet@lab.test', undefined]])
}, 30_000)

test('a project may leave features out', async () => {
  const { operate, readConfig, post } = await arrange()
  const without = ['solana', 'assets', 'email-change', 'key-export'].map((feature) => `--without ${feature}`)
  await operate(`project add shop --origin http://localhost:* ${without.join(' ')}`)
  await expect.poll(async () => (await readConfig('shop')).solana, seconds).toEqual([])
  expect((await readConfig('shop')).chains).toEqual([{ id: 1, name: 'Ethereum', symbol: 'ETH' }])
  const ask = async (path: string, projectId: string) =>
    (await post(path, {}, { 'x-project-id': projectId })).error.code
  for (const path of ['solana/sign', 'assets', 'email/start', 'export/start']) {
    expect(await ask(path, 'shop')).toBe('project/feature')
    expect(await ask(path, 'p')).not.toBe('project/feature')
  }
  expect((await readConfig('p')).solana).toHaveLength(1)
}, 30_000)

test('a mail that came back is told at the next login, once, and costs no wait', async () => {
  const { operate, begin, mail } = await arrange()
  await operate('mail bounced ana@lab.test --status 5.1.1')
  expect(await begin('p', 'Ana@lab.test')).toMatchObject({ status: 422, error: { code: 'mail/undeliverable' } })
  expect(mail.inbox.list('ana@lab.test')).toEqual([])
  expect((await begin('p', 'ana@lab.test')).action).toBe('VERIFY_OTP')
})
