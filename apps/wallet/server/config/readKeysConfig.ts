import { existsSync, readFileSync, statSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import { readKeyFile } from '../vault/keyFile.js'
import type { TokenParameters } from '../vault/openToken.js'

/** Where the keys are that protect those of accounts. New ones are made in the token or by the module, if there is one. */
export type KeysConfig = {
  /** Path of the key file; '' where there is none. */
  readonly file: string
  /** Whether the key file is still to be made. */
  readonly isNew: boolean
  /** A token that speaks PKCS#11, with the label of the wallet's keys in it. */
  readonly token: (TokenParameters & { readonly label: string }) | undefined
  /** Absolute path of an operator's own module, such as for a cloud service. */
  readonly module: string | undefined
}

/** Reads settings by their names without the prefix, and notes what is wrong with them. */
export type SettingsReader = {
  read<value>(name: string, parse: (text: string) => value, fallback: value): value
  attempt<value>(name: string, run: () => value, fallback: value): value
}

const othersMode = 0o077

function parsePath(text: string): string {
  if (isAbsolute(text)) return text
  throw new Error('must be an absolute path')
}

function parseToken(text: string): Omit<NonNullable<KeysConfig['token']>, 'pin'> {
  const wanted = 'must be JSON: { "module": "/path/of/the/pkcs11-library.so", "token": "its label" }'
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Error(wanted)
  }
  const { module, token, label = 'portico-wallet' } = (value ?? {}) as Readonly<Record<string, unknown>>
  const isText = (each: unknown): each is string => typeof each === 'string' && each !== ''
  if (!isText(module) || !isAbsolute(module) || !isText(token) || !isText(label)) throw new Error(wanted)
  return { module, token, label }
}

function readPinFile(text: string): string {
  const file = parsePath(text)
  const stats = statSync(file, { throwIfNoEntry: false })
  if (!stats) throw new Error(`is missing at ${file}`)
  if (process.platform !== 'win32' && (stats.mode & othersMode) !== 0)
    throw new Error(`may be read by others: chmod 600 ${file}`)
  return readFileSync(file, 'utf8').trim()
}

/** Where all keys are elsewhere, there may be none. */
function checkKeyFile(file: string): void {
  for (const { key } of readKeyFile(file)) key.fill(0)
}

/**
 * Reads the settings of the keys that protect those of accounts.
 *
 * @param place Path of the key file by default; `undefined` where nothing tells a lasting place.
 * @param problems Takes what is missing, a line each.
 */
export function readKeysConfig(settings: SettingsReader, place: string | undefined, problems: string[]): KeysConfig {
  const { read, attempt } = settings
  const file = read('KEY_FILE', parsePath, place ?? '')
  attempt('KEY_FILE', () => checkKeyFile(file), undefined)
  const token = read('PKCS11', parseToken, undefined)
  const module = read<string | undefined>('KEY_MODULE', parsePath, undefined)
  const pins = [read('PKCS11_PIN', (text) => text, ''), read('PKCS11_PIN_FILE', readPinFile, '')].filter((pin) => pin)
  const tell = (text: string) => problems.push(`PORTICO_WALLET_${text}`)
  if (token && pins.length === 0)
    tell('PKCS11_PIN or PORTICO_WALLET_PKCS11_PIN_FILE is needed with PORTICO_WALLET_PKCS11')
  if (pins.length > 1) tell('PKCS11_PIN and PORTICO_WALLET_PKCS11_PIN_FILE name two PINs')
  if (token && module) tell('PKCS11 and PORTICO_WALLET_KEY_MODULE name two places for keys')
  if (file === '' && !token && !module)
    tell(
      'KEY_FILE, _PKCS11 or _KEY_MODULE is needed with PORTICO_WALLET_SECRET: the keys of accounts need a lasting place',
    )
  const isNew = !token && !module && !existsSync(file)
  return { file, isNew, token: token && { ...token, pin: pins[0] ?? '' }, module }
}
