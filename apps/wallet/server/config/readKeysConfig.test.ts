import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ConfigError, readConfig } from './readConfig.js'

const folder = mkdtempSync(join(tmpdir(), 'portico-keys-config-'))
afterAll(() => rmSync(folder, { recursive: true }))

const secret = 's'.repeat(32)
const pkcs11 = '{"module":"/usr/lib/pkcs11.so","token":"wallet"}'

/** Reads settings by their names without the prefix. */
function read(settings: Readonly<Record<string, string>>) {
  const env = Object.entries(settings).map(([name, value]) => [`PORTICO_WALLET_${name}`, value])
  try {
    return readConfig(Object.fromEntries(env), folder).keys
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n')
    throw error
  }
}

function write(name: string, text: string, mode = 0o600): string {
  const file = join(folder, name)
  writeFileSync(file, text, { mode })
  return file
}

test('the key file is beside the secret', () => {
  const SECRET_FILE = write('own-secret', secret)
  expect(read({ SECRET_FILE })).toMatchObject({ file: join(folder, 'keys.json'), isNew: true })
  const KEY_FILE = write('own-keys.json', '{"keys":[]}')
  expect(read({ SECRET_FILE, KEY_FILE })).toMatchObject({ file: KEY_FILE, isNew: false })
})

test('a token has a PIN, in the environment or in a file of its own', () => {
  const token = { module: '/usr/lib/pkcs11.so', token: 'wallet', label: 'portico-wallet' }
  expect(read({ SECRET: secret, PKCS11: pkcs11, PKCS11_PIN: '4711' })).toEqual({
    ...{ file: '', isNew: false, module: undefined },
    token: { ...token, pin: '4711' },
  })
  const PKCS11_PIN_FILE = write('pin', '0815\n')
  expect(read({ PKCS11: pkcs11.replace('}', ',"label":"mine"}'), PKCS11_PIN_FILE })).toMatchObject({
    token: { ...token, label: 'mine', pin: '0815' },
  })
})

test('a module of one’s own takes the place of the file', () => {
  expect(read({ SECRET: secret, KEY_MODULE: '/srv/kms.mjs' })).toMatchObject({ module: '/srv/kms.mjs', isNew: false })
})

test('what does not hold is told, without a secret', () => {
  const open = write('open-pin', 'pin-0815', 0o644)
  const openKeys = write('open-keys.json', '{"keys":[]}', 0o644)
  const wanted = 'must be JSON: { "module": "/path/of/the/pkcs11-library.so", "token": "its label" }'
  const cases: readonly (readonly [Readonly<Record<string, string>>, readonly string[]])[] = [
    [
      { SECRET: secret },
      [
        'KEY_FILE, _PKCS11 or _KEY_MODULE is needed with PORTICO_WALLET_SECRET: the keys of accounts need a lasting place',
      ],
    ],
    [{ KEY_FILE: 'keys.json' }, ['KEY_FILE must be an absolute path']],
    [{ KEY_FILE: openKeys }, [`KEY_FILE may be read by others: chmod 600 ${openKeys}`]],
    [{ PKCS11: pkcs11 }, ['PKCS11_PIN or PORTICO_WALLET_PKCS11_PIN_FILE is needed with PORTICO_WALLET_PKCS11']],
    [{ PKCS11: pkcs11, PKCS11_PIN_FILE: open }, [`PKCS11_PIN_FILE may be read by others: chmod 600 ${open}`]],
    [{ PKCS11: '{', PKCS11_PIN: 'pin-0815' }, [`PKCS11 ${wanted}`]],
    [{ PKCS11: '{"module":"lib.so","token":"x"}', PKCS11_PIN: 'pin-0815' }, [`PKCS11 ${wanted}`]],
    [
      { PKCS11: pkcs11, PKCS11_PIN: 'pin-0815', PKCS11_PIN_FILE: write('pin-2', 'pin-0815') },
      ['PKCS11_PIN and PORTICO_WALLET_PKCS11_PIN_FILE name two PINs'],
    ],
    [
      { PKCS11: pkcs11, PKCS11_PIN: 'pin-0815', KEY_MODULE: '/srv/kms.mjs' },
      ['PKCS11 and PORTICO_WALLET_KEY_MODULE name two places for keys'],
    ],
  ]
  for (const [settings, problems] of cases) {
    const told = read(settings)
    expect(Array.isArray(told) && told.slice(0, problems.length)).toEqual(
      problems.map((problem) => `PORTICO_WALLET_${problem}`),
    )
    expect(JSON.stringify(told)).not.toContain('pin-0815')
  }
})
