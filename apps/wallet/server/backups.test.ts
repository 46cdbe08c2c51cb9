import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { installPostgres } from '@portico/app-parts/postgres/installPostgres'
import { base58 } from '@scure/base'
import nacl from 'tweetnacl'
import { recoverMessageAddress, stringToHex } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Mail, startMail } from '../../lab/stack/mail/startMail.js'
import { findBasePort } from '../../lab/stack/testing/findBasePort.js'
import { createPerson, logIn, type Person, readCode } from './createPerson.test.fixture.js'
import { buildProgram, startProgram, type WalletProcess } from './runProgram.test.fixture.js'
import { testApp } from './startTestWallet.test.fixture.js'
import { eachStore } from './store/eachStore.test.fixture.js'
import { isPostgres, openDatabase } from './store/openDatabase.js'
import { walletFolder } from './walletFolder.js'

type Env = Readonly<Record<string, string>>
type Member = Person & { readonly addresses: Awaited<ReturnType<typeof logIn>> }

const folder = mkdtempSync(join(tmpdir(), 'portico-backups-'))
let program = ''
let mail: Mail
let port = 0

beforeAll(async () => {
  program = buildProgram('backups')
  port = await findBasePort()
  mail = await startMail({ port, smtpPort: port + 1 })
}, 60_000)

afterAll(async () => {
  await mail.close()
  for (const path of [program, folder]) rmSync(path, { recursive: true })
})

/** Reads the commands of the README's section: how to back up and restore a file, and how PostgreSQL. */
function readCommands(kind: 'file' | 'postgres'): readonly [backup: string, restore: string] {
  const readme = readFileSync(join(walletFolder(), 'README.md'), 'utf8')
  const section = /\n### Backups and restores\n([\s\S]*?)\n###? /.exec(readme)?.[1] ?? ''
  const blocks = [...section.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, commands = '']) => commands)
  expect(blocks).toHaveLength(4)
  const [backup = '', restore = ''] = kind === 'file' ? blocks : blocks.slice(2)
  return [backup, restore]
}

/** Runs commands as an operator does, in the repository. */
function run(commands: string, env: Env) {
  const own = [dirname(process.execPath), installPostgres()].filter((path) => path !== undefined)
  const PATH = [...own, process.env.PATH].join(':')
  const options = { cwd: join(walletFolder(), '../..'), env: { ...env, PATH }, maxBuffer: 100_000_000 } as const
  const { status, stdout, stderr } = spawnSync('sh', ['-euc', commands], options)
  return { status, stdout, text: stderr.toString() }
}

/** Settings of a wallet on a database, with the secret and the key file of a folder. */
function createEnv(database: string, keys: string): Env {
  return {
    PORTICO_WALLET_PORT: `${port + 2}`,
    PORTICO_WALLET_DATABASE: isPostgres(database) ? database : `file:${database}`,
    PORTICO_WALLET_SECRET_FILE: join(keys, 'secret'),
    PORTICO_WALLET_KEY_FILE: join(keys, 'keys.json'),
    PORTICO_WALLET_FROM: 'wallet@lab.test',
    PORTICO_WALLET_SMTP_URL: mail.smtpUrl,
    PORTICO_WALLET_PROJECTS: JSON.stringify({ p: ['http://localhost:*'] }),
  }
}

async function start(env: Env): Promise<WalletProcess> {
  const started = await startProgram(program, env)
  onTestFinished(() => void started.child.kill('SIGKILL'))
  return started
}

async function kill({ child }: WalletProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('close', resolve))
  child.kill('SIGKILL')
  await ended
}

/** Signs with both keys of somebody, and checks who did. */
async function sign({ ask, addresses: { eip155, solana } }: Member): Promise<void> {
  const message = `at ${Date.now()}`
  const evm = await ask('/api/sign', { account: eip155, kind: 'message', bytes: stringToHex(message) })
  expect(await recoverMessageAddress({ message, signature: evm.signature })).toBe(eip155)
  const bytes = Buffer.from(message)
  const signed = await ask('/api/solana/message', { account: solana, bytes: base58.encode(bytes) })
  expect(nacl.sign.detached.verify(bytes, base58.decode(signed.signature), base58.decode(solana))).toBe(true)
}

/** Has the owner's private key exported. */
async function exportKey({ ask, email, addresses }: Member, kind: 'eip155' | 'solana'): Promise<Uint8Array> {
  const account = addresses[kind]
  const { challenge } = await ask('/api/export/start', { account, kind, app: testApp })
  const { key } = await ask('/api/export/finish', { account, kind, challenge, otp: readCode(mail, email) })
  return kind === 'eip155' ? Buffer.from(key.slice(2), 'hex') : base58.decode(key).subarray(0, 32)
}

/** Every way in which somebody might have written bytes. */
function spell(bytes: Uint8Array): readonly (Buffer | string)[] {
  const buffer = Buffer.from(bytes)
  return [
    buffer,
    ...(['hex', 'base64', 'base64url'] as const).map((encoding) => buffer.toString(encoding).replace(/=+$/, '')),
    buffer.toString('hex').toUpperCase(),
    base58.encode(bytes),
  ]
}

/** Reads all of a backup; a dump as the statements that it holds. */
function readBackup(backup: string, env: Env): Buffer {
  const [name = '', ...others] = readdirSync(backup)
  expect(others).toEqual([])
  const file = join(backup, name)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  return name.endsWith('.dump') ? run(`pg_restore --file=- '${file}'`, env).stdout : readFileSync(file)
}

/** Makes a folder of somebody who took a backup and has something else in place of the keys. */
function createKeys(name: string, keys: string, contents: Readonly<Record<string, string | undefined>>): string {
  const own = `${keys}-${name}`
  cpSync(keys, own, { recursive: true })
  for (const [file, text] of Object.entries(contents))
    if (text === undefined) rmSync(join(own, file))
    else writeFileSync(join(own, file), text, { mode: 0o600 })
  return own
}

const createKey = (id: string) => ({
  id,
  key: randomBytes(32).toString('base64url'),
  createdAt: new Date().toISOString(),
})

eachStore(({ createPlace }) => {
  /** Runs a wallet that people use, and backs it up meanwhile. */
  async function arrange() {
    const [place, restored] = [createPlace(), createPlace()]
    const [backupCommands, restoreCommands] = readCommands(isPostgres(place) ? 'postgres' : 'file')
    const own = mkdtempSync(join(folder, 'wallet-'))
    const [keys, backup] = [join(own, 'keys'), join(own, 'backup')]
    for (const each of [keys, backup]) mkdirSync(each)
    const env = createEnv(place, keys)
    const server = await start(env)
    expect(server.output()).toContain('The wallet is at')
    const url = `http://127.0.0.1:${port + 2}`
    const members: Member[] = []
    for (const name of ['ann', 'bob', 'cy']) {
      const person = createPerson({ url, email: `${name}-${isPostgres(place) ? 'postgres' : 'file'}@lab.test` })
      members.push({ ...person, addresses: await logIn(person, mail) })
    }
    const backedUp = run(backupCommands, { ...env, BACKUP: backup })
    expect(backedUp, backedUp.text).toMatchObject({ status: 0 })
    // The wallet was not disturbed.
    for (const member of members) await sign(member)
    return {
      ...{ own, keys, backup, env, server, members, url },
      /** Restores the backup into the empty store, and returns the settings of a wallet on it. */
      restore() {
        const next = createEnv(restored, keys)
        const result = run(restoreCommands, { ...next, BACKUP: backup })
        expect(result, result.text).toMatchObject({ status: 0 })
        return { place: restored, env: next, again: () => run(restoreCommands, { ...next, BACKUP: backup }) }
      },
      on: (otherKeys: string) => createEnv(restored, otherKeys),
    }
  }

  test('a backup that is restored into an empty store signs with the same keys, for whoever was logged in', async () => {
    const { server, members, restore } = await arrange()
    await kill(server)
    const { place, env, again } = restore()
    // A store that is not empty is left as it is.
    expect(again().status).not.toBe(0)
    const next = await start(env)
    expect(next.output()).toContain('The wallet is at')
    for (const member of members) {
      expect(await member.ask('/api/user', {})).toEqual({ email: member.email, addresses: member.addresses })
      await sign(member)
    }
    // As is advised where the backup is old: everybody logs in again, and finds their accounts.
    const database = await openDatabase(place)
    for (const table of ['challenges', 'sessions']) await database.run(`DELETE FROM ${table}`)
    await database.close()
    for (const member of members) {
      await expect(sign(member)).rejects.toMatchObject({ code: 'session/none' })
      expect(await logIn(member, mail)).toEqual(member.addresses)
      await sign(member)
    }
    await kill(next)
  }, 120_000)

  test('without the key file a backup is useless', async () => {
    const { server, members, keys, backup, env, restore, on } = await arrange()
    const [ann, bob] = members
    if (!ann || !bob) throw new Error('There are three')
    const bytes = readBackup(backup, env)
    // Shows that what is looked for would be found.
    expect([ann.email, ann.addresses.eip155, ann.addresses.solana].map((text) => bytes.includes(text))).toEqual([
      ...[true, true, true],
    ])
    const held: { keys: readonly { id: string; key: string }[] } = JSON.parse(
      readFileSync(join(keys, 'keys.json'), 'utf8'),
    )
    const secrets = [
      ...spell(await exportKey(ann, 'eip155')),
      ...spell(await exportKey(bob, 'solana')),
      ...held.keys.flatMap(({ key }) => spell(Buffer.from(key, 'base64url'))),
      readFileSync(join(keys, 'secret'), 'utf8'),
    ]
    expect(secrets.filter((secret) => bytes.includes(secret))).toEqual([])
    await kill(server)
    restore()

    const strange = JSON.stringify({ keys: [createKey('file-0123456789abcdef')] })
    for (const [name, contents, reason] of [
      ['none', { 'keys.json': undefined }, `The key ${held.keys[0]?.id} is not there`],
      ['strange', { 'keys.json': strange }, `The key ${held.keys[0]?.id} is not there`],
      ['secret', { secret: 'x'.repeat(43) }, 'The secret is not the one that this database was written with'],
    ] as const) {
      const { child, output } = await start(on(createKeys(name, keys, contents)))
      expect([child.exitCode, output()]).toEqual([1, expect.stringContaining(reason)])
    }
    // Somebody who gives another key the same name has a wallet that starts, and opens nothing.
    const forged = JSON.stringify({ keys: held.keys.map(({ id }) => createKey(id)) })
    const server2 = await start(on(createKeys('forged', keys, { 'keys.json': forged })))
    expect(server2.output()).toContain('The wallet is at')
    for (const member of members) await expect(sign(member)).rejects.toMatchObject({ code: 'keys/unavailable' })
    await kill(server2)
  }, 120_000)
})
