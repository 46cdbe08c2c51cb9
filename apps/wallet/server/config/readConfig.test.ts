import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ConfigError, readConfig } from './readConfig.js'

const folder = mkdtempSync(join(tmpdir(), 'portico-config-'))
afterAll(() => rmSync(folder, { recursive: true }))

const env = {
  PORTICO_WALLET_ORIGIN: 'https://wallet.example',
  PORTICO_WALLET_PORT: '80',
  PORTICO_WALLET_SECRET: 's'.repeat(32),
  PORTICO_WALLET_KEY_FILE: '/var/lib/wallet-keys.json',
  PORTICO_WALLET_DATABASE: 'file:/var/lib/wallet.db',
  PORTICO_WALLET_SMTP_URL: 'smtps://u:p@smtp.example',
  PORTICO_WALLET_FROM: 'wallet@example.com',
  PORTICO_WALLET_CHAINS: '[{"id":1,"name":"Ethereum","symbol":"ETH","rpc":"https://rpc.example"}]',
  PORTICO_WALLET_SOLANA:
    '[{"id":"solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp","name":"Solana","rpc":"https://rpc.example"}]',
  PORTICO_WALLET_PROJECTS: '{"p":["https://*.example.com"]}',
  PORTICO_WALLET_PROXIED: '1',
  PORTICO_WALLET_REQUESTS: '64',
  PORTICO_WALLET_METRICS_TOKEN: `${'t'.repeat(43)}=`,
}

/** Returns the lines of what a wallet with these settings refuses to start with. */
function listProblems(more: Readonly<Record<string, string | undefined>>): readonly string[] {
  try {
    readConfig({ ...env, ...more }, folder)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n')
    throw error
  }
}

test('everything may be left out', () => {
  expect(readConfig({ PATH: '/bin' }, folder)).toEqual({
    origin: 'http://127.0.0.1:4424',
    port: 4424,
    database: join(folder, 'wallet.db'),
    secret: { text: undefined, file: join(folder, 'secret') },
    keys: { file: join(folder, 'keys.json'), isNew: true, token: undefined, module: undefined },
    smtpUrl: undefined,
    from: '',
    dkim: undefined,
    bouncesTo: undefined,
    chains: [],
    solana: [],
    projects: {},
    isProxied: false,
    requests: 256,
    metricsToken: undefined,
    control: undefined,
  })
})

test('everything may be set', () => {
  expect(readConfig(env, folder)).toEqual({
    origin: 'https://wallet.example',
    port: 80,
    database: '/var/lib/wallet.db',
    secret: { text: 's'.repeat(32) },
    keys: { file: '/var/lib/wallet-keys.json', isNew: true, token: undefined, module: undefined },
    smtpUrl: 'smtps://u:p@smtp.example',
    from: 'wallet@example.com',
    chains: [{ id: 1, name: 'Ethereum', symbol: 'ETH', rpc: 'https://rpc.example' }],
    solana: [{ id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', name: 'Solana', rpc: 'https://rpc.example' }],
    projects: { p: ['https://*.example.com'] },
    isProxied: true,
    requests: 64,
    metricsToken: `${'t'.repeat(43)}=`,
    control: undefined,
  })
})

test.each([
  ['file:/var/lib/wallet.db', '/var/lib/wallet.db'],
  ['file:///var/lib/wallet.db', '/var/lib/wallet.db'],
  ['file:wallet.db', join(process.cwd(), 'wallet.db')],
  ['file::memory:', ':memory:'],
  ['postgres://u:p@db.internal:5433/wallet?sslmode=require', 'postgres://u:p@db.internal:5433/wallet?sslmode=require'],
  ['postgresql://db/wallet', 'postgresql://db/wallet'],
])('%s is a database', (url, file) => {
  expect(readConfig({ ...env, PORTICO_WALLET_DATABASE: url }, folder).database).toBe(file)
})

test.each([
  'mysql://u:hunter2@db/wallet',
  'postgres:wallet-hunter2',
  'postgres://u:hunter2@db',
  'postgres://u:hunter2@:5432/wallet',
])('%s is no database', (url) => {
  const [problem = '', ...more] = listProblems({ PORTICO_WALLET_DATABASE: url })
  expect(problem).toMatch(/^PORTICO_WALLET_DATABASE must/)
  expect(problem).not.toContain('hunter2')
  expect(more).toEqual([])
})

test.each([
  ['ORIGIN', 'https://wallet.example/'],
  ['ORIGIN', 'ftp://wallet.example'],
  ['PORT', 'lab'],
  ['DATABASE', '/var/lib/wallet.db'],
  ['SECRET', 'short'],
  ['SMTP_URL', 'smtp.example'],
  ['FROM', 'nobody'],
  ['FROM', 'a@example.com, b@example.com'],
  ['BOUNCES_TO', 'Wallet <bounces@example.com>'],
  ['CHAINS', '[{"id":"1"}]'],
  ['CHAINS', '[{"id":1,"name":"Ethereum","symbol":"ETH","rpc":"rpc.example"}]'],
  ['CHAINS', '[{"id":1,"name":"Ethereum","symbol":"ETH","rpc":"https://rpc.example","assets":"yes"}]'],
  ['CHAINS', '{'],
  ['SOLANA', '{}'],
  ['SOLANA', '[{"id":"solana:devnet","name":"Devnet","rpc":"https://rpc.example"}]'],
  ['PROJECTS', '{"p":"*"}'],
  ['PROJECTS', '{"p":["https://app.*.example"]}'],
  ['PROXIED', 'yes'],
  ['REQUESTS', '7'],
  ['REQUESTS', '8.5'],
  ['METRICS_TOKEN', 't'.repeat(31)],
  ['METRICS_TOKEN', `${'t'.repeat(31)} t`],
])('%s may not be %s', (name, value) => {
  expect(listProblems({ [`PORTICO_WALLET_${name}`]: value })).toEqual([
    expect.stringMatching(new RegExp(`^PORTICO_WALLET_${name} `)),
  ])
})

const control = { token: 't'.repeat(43), pages: 'none', allowedOrigins: ['http://localhost:*'], loginsPerIp: 9 }
const local = { PORTICO_WALLET_ORIGIN: 'http://127.0.0.1:4424', PORTICO_WALLET_PROXIED: '0' }

test('test controls are for this machine alone', () => {
  const PORTICO_WALLET_CONTROL = JSON.stringify(control)
  expect(readConfig({ ...env, ...local, PORTICO_WALLET_CONTROL }, folder).control).toEqual(control)
  const refusal = [expect.stringContaining('PORTICO_WALLET_CONTROL is for tests on this machine')]
  expect(listProblems({ ...local, PORTICO_WALLET_CONTROL, PORTICO_WALLET_PROXIED: '1' })).toEqual(refusal)
  for (const PORTICO_WALLET_ORIGIN of ['https://wallet.example', 'http://192.168.0.9:4424', 'http://127.0.0.1.example'])
    expect(listProblems({ ...local, PORTICO_WALLET_CONTROL, PORTICO_WALLET_ORIGIN })).toEqual(refusal)
})

test.each([
  ...[{ token: 'short' }, { token: undefined }, { pages: 'all' }, { fundUrl: 'here' }, { loginsPerIp: '9' }],
  ...[{ allowedOrigins: '*' }, { more: 1 }],
])('test controls with %j are refused', (more) => {
  const text = JSON.stringify({ ...control, ...more })
  expect(listProblems({ ...local, PORTICO_WALLET_CONTROL: text })).toEqual([
    'PORTICO_WALLET_CONTROL must be { token, loginsPerIp?, allowedOrigins?, fundUrl?, pages? }',
  ])
})

test('all problems are told at once, without the values', () => {
  const problems = listProblems({
    PORTICO_WALLET_PORT: 'lab',
    PORTICO_WALLET_SECRET: 'a short secret',
    PORTICO_WALLET_SECRET_FILE: '/etc/secret',
    PORTICO_WALLET_FROM: undefined,
    PORTICO_WALLET_CHAINS: '[{"rpc":"https://rpc.example/key-of-mine"}]',
    PORTICO_WALLET_DATABSE: 'file:/x',
    WALLET_DATABASE: '/var/lib/wallet.db',
  })
  expect(problems).toEqual([
    'PORTICO_WALLET_DATABSE is no setting',
    'WALLET_DATABASE is called PORTICO_WALLET_DATABASE',
    'PORTICO_WALLET_PORT must be a port',
    'PORTICO_WALLET_FROM is needed with PORTICO_WALLET_SMTP_URL',
    'PORTICO_WALLET_SECRET and PORTICO_WALLET_SECRET_FILE name two secrets',
    'PORTICO_WALLET_SECRET must have 32 characters or more',
    'PORTICO_WALLET_CHAINS must be a list of { id, name, symbol, rpc }, with "assets": true where it may be',
  ])
})
