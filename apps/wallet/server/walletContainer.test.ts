import { execFile, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { findBasePort } from '../../lab/stack/testing/findBasePort.js'
import { readConfig } from './config/readConfig.js'
import { buildProgram, startProgram } from './runProgram.test.fixture.js'
import { startTestWallet } from './startTestWallet.test.fixture.js'
import { onPostgres } from './store/eachStore.test.fixture.js'
import { walletFolder } from './walletFolder.js'

type Service = {
  readonly image: string
  readonly build?: { readonly context: string; readonly dockerfile: string }
  readonly command?: readonly string[]
  readonly entrypoint?: readonly string[]
  readonly environment?: Readonly<Record<string, string | number>>
  readonly volumes?: readonly string[]
  readonly ports?: readonly string[]
  readonly healthcheck?: { readonly test: readonly string[] }
  readonly depends_on?: Readonly<Record<string, object>>
  readonly network_mode?: string
}
type Name = 'password' | 'postgres' | 'mail' | 'wallet' | 'proxy'

const wallet = walletFolder()
const root = join(wallet, '../..')
const compose: { services: Record<Name, Service>; volumes: Record<string, null> } = parse(
  readFileSync(join(wallet, 'compose.yaml'), 'utf8'),
)
const { services } = compose

/** An instruction of the Dockerfile, its continued lines as one. */
const instructions = readFileSync(join(wallet, 'Dockerfile'), 'utf8')
  .replace(/^#.*\n/gm, '')
  .replace(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => line !== '')
/** Instructions by stage, each from its FROM on. */
const stages = instructions.reduce<string[][]>((found, line) => {
  if (line.startsWith('FROM ')) found.push([])
  found.at(-1)?.push(line)
  return found
}, [])
const findStage = (name: string) => stages.find(([from = '']) => from.endsWith(` AS ${name}`)) ?? []
const image = stages.at(-1) ?? []

/** Fills in `${NAME}` and `${NAME:-default}` as Compose does. */
function interpolate(value: string | number, env: Readonly<Record<string, string>>): string {
  return `${value}`.replace(/\$\{(\w+)(?::-([^}]*))?\}/g, (_, name, fallback = '') => env[name] || fallback)
}

/** The environment that a service gets, its image's own for those that are built here. */
function readEnvironment(name: Name, env: Readonly<Record<string, string>> = {}): Record<string, string> {
  const lines = services[name].build ? image.filter((line) => line.startsWith('ENV ')) : []
  const own = lines.flatMap((line) => line.slice('ENV '.length).split(' ').filter(Boolean))
  return Object.fromEntries([
    ...own.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
    ...Object.entries(services[name].environment ?? {}).map(([key, value]) => [key, interpolate(value, env)]),
  ])
}

const readPlaces = (name: Name) =>
  (services[name].volumes ?? []).map((text) => {
    const [volume = '', place = ''] = text.split(':')
    return { volume, place }
  })
const findVolume = (name: Name, file: string) => readPlaces(name).find(({ place }) => file.startsWith(`${place}/`))

/** Packages of the workspace that one needs to be built, as folders, its own first. */
function listWorkspace(folder: string): readonly string[] {
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  const folders = ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => `${parent}/${name}`),
  )
  const nameOf = (each: string) => {
    const file = join(root, each, 'package.json')
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).name : undefined
  }
  const direct = Object.keys(dependencies).filter((name) => `${dependencies[name]}`.startsWith('workspace:'))
  const needed = folders.filter((each) => direct.includes(nameOf(each)))
  expect(needed).toHaveLength(direct.length)
  return [...new Set([folder, ...needed.flatMap(listWorkspace)])]
}

test('the wallet starts with what compose.yaml sets, and with what an operator may set beside', () => {
  const config = readConfig(readEnvironment('wallet'), '/portico/.wallet')
  expect(config).toMatchObject({ isProxied: true, chains: [], projects: {}, metricsToken: undefined })
  const own = {
    PORTICO_WALLET_ORIGIN: 'https://wallet.example',
    PORTICO_WALLET_SMTP_URL: 'smtps://u:p@smtp.example',
    PORTICO_WALLET_FROM: 'wallet@example.com',
    PORTICO_WALLET_CHAINS: '[{"id":1,"name":"Ethereum","symbol":"ETH","rpc":"https://rpc.example"}]',
    PORTICO_WALLET_METRICS_TOKEN: 't'.repeat(43),
  }
  expect(readConfig(readEnvironment('wallet', own), '/portico/.wallet')).toMatchObject({
    origin: own.PORTICO_WALLET_ORIGIN,
    smtpUrl: own.PORTICO_WALLET_SMTP_URL,
    from: own.PORTICO_WALLET_FROM,
    chains: [{ id: 1 }],
    metricsToken: own.PORTICO_WALLET_METRICS_TOKEN,
  })
})

test('the image starts without compose.yaml, too', () => {
  const settings = image.filter((line) => line.startsWith('ENV ')).join(' ')
  const env = Object.fromEntries(
    [...settings.matchAll(/(PORTICO_WALLET_\w+)=(\S+)/g)].map(([, name, text]) => [name, text]),
  )
  const { database, secret, keys } = readConfig(env, '/portico/.wallet')
  expect([database, secret.file, keys.file]).toEqual([
    '/var/lib/wallet/data/wallet.db',
    '/var/lib/wallet/keys/secret',
    '/var/lib/wallet/keys/keys.json',
  ])
  // Made in the image for the user that the server runs as, which volumes take over.
  for (const file of [database, secret.file, keys.file])
    expect(image.find((line) => line.startsWith('RUN install'))).toContain(dirname(file ?? ''))
})

test('the proxy reaches the wallet, and browsers the proxy where the wallet says it is', () => {
  const { origin, port } = readConfig(readEnvironment('wallet'), '/portico/.wallet')
  const { command = [], network_mode } = services.proxy
  const [from, to] = ['--from', '--to'].map((flag) => command[command.indexOf(flag) + 1])
  // The server listens on its own loopback address alone.
  expect([network_mode, to]).toEqual(['service:wallet', `127.0.0.1:${port}`])
  expect(services.wallet.ports).toEqual([`${new URL(origin).host}${from}`])
  for (const { ports = [] } of Object.values(services)) for (const each of ports) expect(each).toMatch(/^127\.0\.0\.1:/)
})

test('the wallet finds database and mailbox, and waits until they answer', () => {
  const { database, smtpUrl = '' } = readConfig(readEnvironment('wallet'), '/portico/.wallet')
  const [url, smtp] = [new URL(database), new URL(smtpUrl)]
  const { POSTGRES_USER, POSTGRES_DB, POSTGRES_PASSWORD_FILE = '' } = readEnvironment('postgres')
  expect([url.hostname, url.username, url.password, url.pathname]).toEqual([
    'postgres',
    POSTGRES_USER,
    '',
    `/${POSTGRES_DB}`,
  ])
  expect([smtp.hostname, smtp.port]).toEqual(['mail', '1025'])
  expect(services.wallet.depends_on).toEqual({
    postgres: { condition: 'service_healthy' },
    mail: { condition: 'service_healthy' },
  })
  expect(services.postgres.healthcheck?.test.slice(-2)).toEqual([
    `--username=${POSTGRES_USER}`,
    `--dbname=${POSTGRES_DB}`,
  ])
  const [passwordFile = '', passfile = '', place] = services.password.command ?? []
  expect([passwordFile, passfile, place]).toEqual([
    POSTGRES_PASSWORD_FILE,
    readEnvironment('wallet').PGPASSFILE,
    [url.hostname, url.port, url.pathname.slice(1), url.username].join(':'),
  ])
  expect(findVolume('password', passwordFile)).toEqual(findVolume('postgres', POSTGRES_PASSWORD_FILE))
  expect(findVolume('password', passfile)).toEqual(findVolume('wallet', passfile))
})

test('what must outlive a container is in volumes, the keys apart from what they open', () => {
  const { secret, keys } = readConfig(readEnvironment('wallet'), '/portico/.wallet')
  const kept = [secret.file, keys.file].map((file) => findVolume('wallet', file ?? '')?.volume)
  expect(kept).toEqual(['keys', 'keys'])
  expect(readPlaces('postgres')).toContainEqual({ volume: 'database', place: '/var/lib/postgresql/data' })
  expect(readPlaces('postgres').map(({ volume }) => volume)).not.toContain('keys')
  const used = Object.keys(services).flatMap((name) => readPlaces(name as Name).map(({ volume }) => volume))
  expect(Object.keys(compose.volumes).sort()).toEqual([...new Set(used)].sort())
})

test('the database’s password is made once, for PostgreSQL and in the form that libpq reads', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-password-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [node, script = ''] = services.password.entrypoint ?? []
  expect(node).toBe('node')
  const [passwordFile, passfile] = [join(folder, 'password'), join(folder, 'pgpass')]
  const act = (...args: readonly string[]) => spawnSync(process.execPath, [join(root, script), ...args])
  const place = services.password.command?.[2] ?? ''
  const read = () => [passwordFile, passfile].map((file) => readFileSync(file, 'utf8'))
  expect(act(passwordFile, passfile, place).status).toBe(0)
  const [password = '', line] = read()
  expect(password).toMatch(/^[\w-]{43}$/)
  expect(line).toBe(`${place}:${password}\n`)
  // libpq leaves out a file that others may read.
  expect([passwordFile, passfile].map((file) => statSync(file).mode & 0o777)).toEqual([0o444, 0o600])
  expect(act(passwordFile, passfile, place).status).toBe(0)
  expect(read()).toEqual([password, line])
  rmSync(passfile)
  act(passwordFile, passfile, place)
  expect(read()).toEqual([password, line])
  expect(act(passwordFile, passfile, 'postgres').status).toBe(2)
})

onPostgres(({ createPlace }) => {
  test('the wallet logs in to PostgreSQL with that file, and not without', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portico-passfile-'))
    const program = buildProgram('container')
    onTestFinished(() => {
      for (const path of [folder, program]) rmSync(path, { recursive: true })
    })
    const url = new URL(createPlace())
    const [passwordFile, passfile] = [join(folder, 'password'), join(folder, 'pgpass')]
    writeFileSync(passwordFile, url.password)
    const place = [url.hostname, url.port, url.pathname.slice(1), url.username].join(':')
    const script = join(root, services.password.entrypoint?.[1] ?? '')
    expect(spawnSync(process.execPath, [script, passwordFile, passfile, place]).status).toBe(0)
    url.password = ''
    const env = {
      PORTICO_WALLET_PORT: `${await findBasePort()}`,
      PORTICO_WALLET_DATABASE: url.href,
      PORTICO_WALLET_SECRET_FILE: join(folder, 'secret'),
    }
    const { child, output } = await startProgram(program, { ...env, PGPASSFILE: passfile })
    expect(output()).toContain('The wallet is at')
    child.kill('SIGTERM')
    await once(child, 'exit')
    expect((await startProgram(program, { ...env, PGPASSFILE: join(folder, 'none') })).child.exitCode).toBe(1)
  }, 60_000)
})

test('the image asks the server how it is, and notices when it is not there', async () => {
  const text = /CMD (\[.*\])$/.exec(image.find((line) => line.startsWith('HEALTHCHECK')) ?? '')?.[1] ?? '[]'
  const [program, ...args]: string[] = JSON.parse(text)
  expect(program).toBe('node')
  // Not at once: it answers from this process.
  const check = (port: number) =>
    promisify(execFile)(process.execPath, args, { env: { PORTICO_WALLET_PORT: `${port}` } }).then(
      () => 0,
      ({ code }) => code,
    )
  const { wallet: running, close } = await startTestWallet()
  onTestFinished(close)
  const port = Number(new URL(running.url).port)
  expect(await check(port)).toBe(0)
  expect(await check((await findBasePort()) + 1)).toBe(1)
})

test('the image is built from all that the wallet depends on in this repository', () => {
  const folders = listWorkspace('apps/wallet')
  expect(folders.length).toBeGreaterThan(3)
  const [workspace, build] = [findStage('workspace'), findStage('build')]
  for (const folder of folders) {
    expect(workspace).toContain(`COPY ${folder}/package.json ${folder}/`)
    const isCopied = [folder, dirname(folder)].some((source) => build.includes(`COPY ${source} ${source}`))
    expect([folder, isCopied]).toEqual([folder, true])
  }
  // What of a package comes in one file is read from all of them (scripts/groups.mjs).
  expect(build).toContain('COPY packages packages')
  const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n')
  for (const line of instructions.filter((each) => /^COPY (?!--from)/.test(each)))
    for (const source of line.split(' ').slice(1, -1)) {
      expect([source, existsSync(join(root, source))]).toEqual([source, true])
      const isSent = ignored.some((rule) => rule.startsWith('!') && `${source}/`.startsWith(`${rule.slice(1)}/`))
      expect([source, isSent]).toEqual([source, true])
    }
  for (const { build: made } of Object.values(services)) {
    if (!made) continue
    expect(join(wallet, made.context)).toBe(root)
    expect(join(root, made.dockerfile)).toBe(join(wallet, 'Dockerfile'))
  }
})

test('the image has versions, no secrets and no rights that it does not need', () => {
  const { packageManager, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  expect(instructions.join('\n')).toContain(`pnpm@${/^pnpm@([\d.]+)/.exec(packageManager)?.[1]}\n`)
  const bases = instructions.filter((line) => line.startsWith('FROM ') && !/^FROM workspace\b/.test(line))
  expect(bases).toHaveLength(2)
  const versions = bases.map((line) => /^FROM node:(\d+\.\d+\.\d+)-/.exec(line)?.[1])
  expect(new Set(versions).size).toBe(1)
  expect(Number.parseInt(versions[0] ?? '0', 10)).toBeGreaterThanOrEqual(Number(/\d+/.exec(engines.node)?.[0]))
  for (const { image: name, build } of Object.values(services)) if (!build) expect(name).toMatch(/:v?\d+\.\d+(\.\d+)?/)
  expect(image.filter((line) => /^(USER|ENTRYPOINT)/.test(line))).toEqual([
    'USER node',
    'ENTRYPOINT ["node", "apps/wallet/dist/server/main.js"]',
  ])
  expect(instructions.filter((line) => line.startsWith('ARG '))).toEqual([])
  expect(instructions.filter((line) => /^RUN .*(frozen-lockfile)/.test(line))).toHaveLength(2)
})
