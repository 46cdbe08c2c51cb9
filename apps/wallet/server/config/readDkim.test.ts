import { generateKeyPairSync } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ConfigError, readConfig } from './readConfig.js'

const folder = mkdtempSync(join(tmpdir(), 'portico-dkim-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(name: string, text: string, mode = 0o600): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  chmodSync(file, mode)
  return file
}

const pem = { type: 'pkcs8', format: 'pem' } as const
const makeRsa = (modulusLength: number) =>
  generateKeyPairSync('rsa', { modulusLength }).privateKey.export(pem).toString()
const key = makeRsa(2048)

const env = {
  PORTICO_WALLET_DKIM_DOMAIN: 'Wallet.example',
  PORTICO_WALLET_DKIM_SELECTOR: 'k1',
  PORTICO_WALLET_DKIM_KEY_FILE: write('key', key),
}

/** Returns what a wallet with these settings says as it refuses to start. */
function complain(more: Readonly<Record<string, string | undefined>>): string {
  try {
    readConfig({ ...env, ...more }, folder)
    return ''
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
}

test('domain, selector and key are read', () => {
  expect(readConfig(env, folder).dkim).toEqual({ domain: 'wallet.example', selector: 'k1', privateKey: key })
  expect(readConfig({}, folder).dkim).toBeUndefined()
})

test('all three are needed together', () => {
  expect(complain({ PORTICO_WALLET_DKIM_SELECTOR: undefined, PORTICO_WALLET_DKIM_KEY_FILE: '' }).split('\n')).toEqual([
    'PORTICO_WALLET_DKIM_SELECTOR is needed to sign mails, too',
    'PORTICO_WALLET_DKIM_KEY_FILE is needed to sign mails, too',
  ])
})

test.each(['wallet', 'https://wallet.example', 'a..example', '-a.example', 'wallet.example; p='])(
  'the domain "%s" is refused',
  (PORTICO_WALLET_DKIM_DOMAIN) => {
    expect(complain({ PORTICO_WALLET_DKIM_DOMAIN })).toMatch(/^PORTICO_WALLET_DKIM_DOMAIN must be a domain/)
  },
)

test('a selector that is no name is refused', () => {
  expect(complain({ PORTICO_WALLET_DKIM_SELECTOR: 'k 1' })).toMatch(/^PORTICO_WALLET_DKIM_SELECTOR must be the name/)
})

test.each([
  ['what is no file', () => join(folder, 'none'), 'names no file'],
  ['a folder', () => folder, 'names no file'],
  ['a file that others may read', () => write('open', key, 0o644), 'may be read by others: chmod 600'],
  ['a short key', () => write('short', makeRsa(1024)), 'must hold an RSA key of 2048 bits or more'],
  ['another kind of key', () => write('ed', generateKeyPairSync('ed25519').privateKey.export(pem).toString()), 'RSA'],
  ['what is no key', () => write('text', 'not-a-key'), 'must hold an RSA key'],
  ['a relative path', () => 'key.pem', 'must be an absolute path'],
])('%s is refused as the key, without repeating it', (_, make, problem) => {
  const said = complain({ PORTICO_WALLET_DKIM_KEY_FILE: make() })
  expect(said).toMatch(/^PORTICO_WALLET_DKIM_KEY_FILE /)
  expect(said).toContain(problem)
  expect(said).not.toMatch(/BEGIN|not-a-key/)
})
