import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { recoverMessageAddress, stringToHex } from 'viem'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type Mail, startMail } from '../../../lab/stack/mail/startMail.js'
import { findBasePort } from '../../../lab/stack/testing/findBasePort.js'
import type { KeysConfig } from '../config/readKeysConfig.js'
import { createTestUsers } from '../keys/createTestUsers.test.fixture.js'
import { openKeyRing } from '../keys/openKeyRing.js'
import { readAddresses } from '../keys/readAddresses.test.fixture.js'
import { buildProgram, runProgram, startProgram } from '../runProgram.test.fixture.js'
import { openDatabase } from '../store/openDatabase.js'
import { createSoftHsm, installSoftHsm, type SoftHsm } from '../vault/softHsm.test.fixture.js'

const hasSoftHsm = installSoftHsm()
if (!hasSoftHsm) console.warn('SoftHSM cannot be installed here: rotation to a token (PKCS#11) was not tested.')

const folder = mkdtempSync(join(tmpdir(), 'portico-rotation-'))
/** Enough that a rotation takes a while. */
const seeds = 300
const metricsToken = 'm'.repeat(32)
let program = ''
let mail: Mail
let hsm: SoftHsm | undefined

beforeAll(async () => {
  program = buildProgram('rotation')
  const port = await findBasePort()
  mail = await startMail({ port, smtpPort: port + 1 })
  if (!hasSoftHsm) return
  hsm = createSoftHsm()
  vi.stubEnv('SOFTHSM2_CONF', hsm.env.SOFTHSM2_CONF)
}, 60_000)

afterAll(async () => {
  await mail.close()
  vi.unstubAllEnvs()
  hsm?.remove()
  for (const path of [program, folder]) rmSync(path, { recursive: true })
})

/** Creates the environment of all processes of one wallet. */
function createEnv(name: string, port: number): Readonly<Record<string, string>> {
  const own = join(folder, name)
  mkdirSync(own)
  return {
    PORTICO_WALLET_PORT: `${port}`,
    PORTICO_WALLET_DATABASE: `file:${join(own, 'wallet.db')}`,
    PORTICO_WALLET_SECRET_FILE: join(own, 'secret'),
    PORTICO_WALLET_FROM: 'wallet@lab.test',
    PORTICO_WALLET_SMTP_URL: mail.smtpUrl,
    PORTICO_WALLET_PROJECTS: JSON.stringify({ p: ['http://localhost:*'] }),
    PORTICO_WALLET_METRICS_TOKEN: metricsToken,
    PORTICO_WALLET_CONTROL: JSON.stringify({ token: 't'.repeat(32), loginsPerIp: 10_000, pages: 'none' }),
  }
}

/** Asks a wallet as its own page does. */
async function ask(port: number, path: string, body: object, token = '') {
  const response = await fetch(`http://127.0.0.1:${port}/api/${path}`, {
    method: 'POST',
    headers: {
      ...{ origin: `http://127.0.0.1:${port}`, 'x-project-id': 'p', 'x-device': 'd'.repeat(43) },
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ app: 'http://localhost:4400', ...body }),
  })
  expect([path, response.status]).toEqual([path, 200])
  return response.json()
}

/** Works on a wallet's accounts in this process, beside its servers. */
async function withUsers<result>(
  env: Readonly<Record<string, string>>,
  keys: KeysConfig,
  run: (parts: Awaited<ReturnType<typeof createTestUsers>>) => Promise<result>,
): Promise<result> {
  const database = await openDatabase((env.PORTICO_WALLET_DATABASE ?? '').slice('file:'.length))
  const keyRing = await openKeyRing(keys)
  try {
    return await run(await createTestUsers(database, { keyRing }))
  } finally {
    await keyRing.close()
    await database.close()
  }
}

type Person = { readonly token: string; readonly account: `0x${string}` }

async function logIn(port: number, email: string): Promise<Person> {
  const { login } = await ask(port, 'login/start', { email })
  const otp = /\b\d{6}\b/.exec(mail.inbox.list(email)[0]?.text ?? '')?.[0]
  const { token } = await ask(port, 'login/finish', { email, login, otp })
  const { addresses } = await ask(port, 'user', {}, token)
  return { token, account: addresses.eip155 }
}

/** Signs, and checks who did. */
async function sign(port: number, { token, account }: Person): Promise<void> {
  const message = `at ${Date.now()}`
  const { signature } = await ask(port, 'sign', { account, kind: 'message', bytes: stringToHex(message) }, token)
  expect(await recoverMessageAddress({ message, signature })).toBe(account)
}

/** Lets people come and sign until it is told to end; each request must succeed. */
function startLoad(port: number, people: Person[]): () => Promise<number> {
  let isOver = false
  async function work(name: string): Promise<number> {
    for (let count = 0; ; count += 1) {
      if (isOver) return count
      if (count % 5 === 0) people.push(await logIn(port, `${name}-${count}@lab.test`))
      const person = people[(count * 7) % people.length]
      if (person) await sign(port, person)
    }
  }
  const working = Promise.all(['one', 'two', 'three'].map((name) => work(`${name}-${port}`)))
  // What fails before the end is told at the end.
  working.catch(() => {})
  return async () => {
    isOver = true
    return (await working).reduce((sum, count) => sum + count, 0)
  }
}

/** Runs the command, to its end or until it is killed. */
async function rotate(env: Readonly<Record<string, string>>, args: readonly string[], killAfterMs?: number) {
  const { child, output } = runProgram(program, env, ['rotate-keys', ...args])
  const ended = once(child, 'close')
  if (killAfterMs !== undefined) {
    await expect.poll(output, { interval: 5, timeout: 10_000 }).toContain('Accounts moved')
    await wait(killAfterMs)
    child.kill('SIGKILL')
  }
  const [status] = await ended
  return { status, text: output() }
}

async function countByKey(env: Readonly<Record<string, string>>) {
  const database = await openDatabase((env.PORTICO_WALLET_DATABASE ?? '').slice('file:'.length))
  const rows = await database.all<{ id: string; count: number }>(
    'SELECT kek_id AS id, count(*) AS count FROM data_keys GROUP BY kek_id',
  )
  await database.close()
  return rows
}

describe('rotation while two servers sign and people come', () => {
  const kinds: readonly (readonly [string, () => Readonly<Record<string, string>>])[] = [
    ['in a file', () => ({})],
    ...(hasSoftHsm
      ? [
          [
            'from a file to a token',
            () => ({
              ...hsm?.env,
              PORTICO_WALLET_PKCS11: JSON.stringify({ module: hsm?.module, token: hsm?.token }),
              PORTICO_WALLET_PKCS11_PIN: hsm?.pin ?? '',
            }),
          ] as const,
        ]
      : []),
  ]

  test.each(kinds)(
    '%s',
    async (name, more) => {
      const port = await findBasePort()
      const env = createEnv(name.replaceAll(' ', '-'), port)
      const keys = { file: join(env.PORTICO_WALLET_SECRET_FILE ?? '', '../keys.json'), isNew: false, module: undefined }
      writeFileSync(env.PORTICO_WALLET_SECRET_FILE ?? '', 's'.repeat(32), { mode: 0o600 })
      const seeded = await withUsers(env, { ...keys, token: undefined }, ({ users }) =>
        Promise.all(Array.from({ length: seeds }, (_, place) => users.ensure(`seed-${place}@lab.test`, 1))),
      )

      const people: Person[] = []
      const ports = [port, port + 1]
      const all = { ...env, ...more() }
      const servers = await Promise.all(
        ports.map((each) => startProgram(program, { ...all, PORTICO_WALLET_PORT: `${each}` })),
      )
      onTestFinished(() => servers.forEach(({ child }) => void child.kill('SIGKILL')))
      const loads = ports.map((each) => startLoad(each, people))
      const texts: string[] = []
      // Killed in the middle, more than once, and run to the end.
      const first = await rotate(all, ['--batch', '1'], 0)
      const second = await rotate(all, ['--batch', '1'], 10)
      texts.push(first.text, second.text)
      expect([first.status, second.status], 'killed before their end').toEqual([null, null])
      const done = await rotate(all, ['--remove-old'])
      texts.push(done.text)
      expect(done.status, done.text).toBe(0)
      await wait(100)
      const counts = await Promise.all(loads.map((end) => end()))
      expect(Math.min(...counts)).toBeGreaterThan(0)

      const last = await rotate(all, ['--remove-old'])
      texts.push(last.text)
      expect(last.text).toContain('Destroyed the key')
      const [active = '', ...others] = (await countByKey(all)).map(({ id }) => id)
      expect([active.startsWith(hsm && name.includes('token') ? 'pkcs11-' : 'file-'), others]).toEqual([true, []])
      expect(await countByKey(all)).toEqual([{ id: active, count: people.length + seeds }])
      // Nobody was lost, at either server, neither of which was started again.
      for (const each of ports) for (const person of people) await sign(each, person)
      const token = name.includes('token') && hsm ? { ...hsm, label: 'portico-wallet' } : undefined
      await withUsers(env, { ...keys, token }, async ({ accountKeys }) => {
        for (const { id, addresses } of seeded) expect(await readAddresses(accountKeys, id)).toEqual(addresses)
      })

      const metrics = await fetch(`http://127.0.0.1:${port}/metrics`, {
        headers: { authorization: `Bearer ${metricsToken}` },
      })
      const said = [...texts, ...servers.map(({ output }) => output()), await metrics.text()].join('\n')
      expect(said).toContain('signatures_total')
      const held: readonly { key: string }[] = JSON.parse(
        readFileSync(join(env.PORTICO_WALLET_SECRET_FILE ?? '', '../keys.json'), 'utf8'),
      ).keys
      const secrets = [...held.map(({ key }) => key), readFileSync(env.PORTICO_WALLET_SECRET_FILE ?? '', 'utf8')]
      for (const secret of [...secrets, hsm?.pin ?? '-']) expect(said.includes(secret)).toBe(false)
    },
    120_000,
  )
})

test('a key may be made beforehand, to be copied to the other machines', async () => {
  const env = createEnv('prepared', await findBasePort())
  const { text } = await rotate(env, ['--prepare'])
  const [id] = /file-[0-9a-f]{16}/.exec(text) ?? []
  const rotated = await rotate(env, ['--remove-old', '--json'])
  expect(JSON.parse(rotated.text)).toEqual({
    ...{ active: id, isResumed: false, wrapped: 0, kept: [] },
    removed: [expect.stringMatching(/^file-/)],
  })
  const log = runProgram(program, env, ['audit', 'list', '--json'])
  await once(log.child, 'close')
  const actions = JSON.parse(log.output()).map(({ action, subject }: Record<string, string>) => [action, subject])
  expect(actions.sort()).toEqual([
    ['keys.prepare', id],
    ['keys.remove', JSON.parse(rotated.text).removed[0]],
    ['keys.rotate', id],
  ])
}, 60_000)

test.each([
  [['--batch', '0'], '--batch must be a number'],
  [['--prepare', '--remove-old'], 'are two steps'],
  [['--removeold'], 'Unknown option'],
])('%j is refused', async (args, text) => {
  const result = await rotate(createEnv(`refused-${args.length}-${args[0]}`, await findBasePort()), args)
  expect([result.status, result.text]).toEqual([2, expect.stringContaining(text)])
})
