import { dirname, isAbsolute, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isEmail } from '@portico/core'
import { usualLoad } from '../http/WalletLoad.js'
import { parseSender } from '../projects/parseProject.js'
import type { SolanaNetwork, WalletChain } from '../rpc/askChain.js'
import { toFrameAncestors } from '../site/toFrameAncestors.js'
import { type ControlConfig, parseControl } from './parseControl.js'
import { type DkimConfig, parseDkimDomain, parseDkimSelector, readDkimKey } from './readDkim.js'
import { type KeysConfig, readKeysConfig } from './readKeysConfig.js'
import { readSecretFile } from './secretFile.js'

type Env = Readonly<Record<string, string | undefined>>

/** The secret, and the file it is in unless the environment holds it. On a first run the file is still to be made. */
type SecretConfig =
  | { readonly text: string; readonly file?: string }
  | { readonly text: undefined; readonly file: string }

/** What an operator sets. */
export type WalletConfig = {
  /** Origin of the wallet's pages. */
  readonly origin: string
  readonly port: number
  /** Path of the database's file, ':memory:', or the URL of a PostgreSQL database. */
  readonly database: string
  readonly secret: SecretConfig
  readonly keys: KeysConfig
  /** `undefined` as long as there is no mail server. */
  readonly smtpUrl: string | undefined
  readonly from: string
  /** `undefined` if the mail server signs by itself, or nobody does. */
  readonly dkim: DkimConfig | undefined
  /** Where mails that cannot be delivered come back to, if not to the sender. */
  readonly bouncesTo: string | undefined
  readonly chains: readonly WalletChain[]
  readonly solana: readonly SolanaNetwork[]
  /** Patterns of the origins that may embed a project's wallet, by project. */
  readonly projects: Readonly<Record<string, readonly string[]>>
  /** Whether there is a trusted proxy in front. */
  readonly isProxied: boolean
  /** How many requests are handled at a time. */
  readonly requests: number
  /** What a request for the metrics has to carry; `undefined` if nobody may read them. */
  readonly metricsToken: string | undefined
  /** For tests alone: whoever has its token turns the switches. */
  readonly control: ControlConfig | undefined
}

/** Settings that do not hold. Names each of them, and never repeats a value. */
export class ConfigError extends Error {}

const prefix = 'PORTICO_WALLET_'
const loopback = /^http:\/\/(127\.0\.0\.1|\[::1\]|localhost)(:\d+)?$/
const names = [
  ...['ORIGIN', 'PORT', 'DATABASE', 'SECRET', 'SECRET_FILE', 'SMTP_URL', 'FROM', 'CHAINS', 'SOLANA', 'PROJECTS'],
  ...['BOUNCES_TO', 'DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_KEY_FILE', 'PROXIED', 'REQUESTS', 'METRICS_TOKEN', 'CONTROL'],
  ...['KEY_FILE', 'KEY_MODULE', 'PKCS11', 'PKCS11_PIN', 'PKCS11_PIN_FILE'],
]

function parseOrigin(text: string): string {
  if (URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text) return text
  throw new Error('must be an origin, such as https://my-wallet.example')
}

function parsePort(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port
  throw new Error('must be a port')
}

function parseDatabase(text: string): string {
  if (/^postgres(ql)?:\/\//.test(text)) {
    if (URL.canParse(text) && new URL(text).hostname && new URL(text).pathname.length > 1) return text
    throw new Error('must name a host and a database, such as postgres://user:password@host/wallet')
  }
  if (!text.startsWith('file:') || text === 'file:') throw new Error('must be file: and a path, or a postgres:// URL')
  const path = text.slice('file:'.length)
  if (path === ':memory:') return path
  return path.startsWith('//') ? fileURLToPath(text) : resolve(path)
}

function parseRequests(text: string): number {
  const requests = Number(text)
  if (Number.isInteger(requests) && requests >= 8 && requests <= 65_536) return requests
  throw new Error('must be a number from 8 to 65536')
}

function parseSecret(text: string): string {
  if (text.length >= 32) return text
  throw new Error('must have 32 characters or more')
}

/** No header could carry any other characters as a Bearer token. */
function parseToken(text: string): string {
  if (/^[\w.~+/-]{32,}=*$/.test(text)) return text
  throw new Error('must have 32 characters or more, such as of openssl rand -base64 48')
}

function parsePath(text: string): string {
  if (isAbsolute(text)) return text
  throw new Error('must be an absolute path')
}

function parseSmtp(text: string): string {
  if (URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname) return text
  throw new Error('must be such as smtps://user:password@smtp.example')
}

function parseEmail(text: string): string {
  if (isEmail(text)) return text
  throw new Error('must be an e-mail address, such as bounces@example.com')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('must be JSON')
  }
}

const isText = (text: unknown) => typeof text === 'string' && text !== ''
const isUrl = (text: string) => isText(text) && URL.canParse(text) && /^https?:/.test(text)

function parseChains(text: string): readonly WalletChain[] {
  const value = parseJson(text)
  const isChain = (chain: WalletChain) =>
    Number.isInteger(chain?.id) &&
    [chain.name, chain.symbol].every(isText) &&
    isUrl(chain.rpc) &&
    ['undefined', 'boolean'].includes(typeof chain.assets)
  if (!Array.isArray(value) || !value.every(isChain))
    throw new Error('must be a list of { id, name, symbol, rpc }, with "assets": true where it may be')
  return value
}

function parseSolana(text: string): readonly SolanaNetwork[] {
  const value = parseJson(text)
  const isNetwork = (network: SolanaNetwork) =>
    /^solana:[1-9A-HJ-NP-Za-km-z]{32}$/.test(`${network?.id}`) && isText(network.name) && isUrl(network.rpc)
  if (!Array.isArray(value) || !value.every(isNetwork))
    throw new Error('must be a list of { id, name, rpc }, with CAIP-2 ids')
  return value
}

function parseProjects(text: string): Readonly<Record<string, readonly string[]>> {
  const value = parseJson(text)
  const isList = (list: unknown) => Array.isArray(list) && list.every((pattern) => typeof pattern === 'string')
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !Object.values(value).every(isList))
    throw new Error('must name a list of origin patterns for each project id')
  // Every entry has been checked.
  const projects = value as Readonly<Record<string, readonly string[]>>
  for (const patterns of Object.values(projects)) toFrameAncestors(patterns)
  return projects
}

function parseFlag(text: string): boolean {
  if (text === '1' || text === '0') return text === '1'
  throw new Error('must be 1 or 0')
}

/** A misspelt or former name would otherwise mean a default, such as another database. */
function listUnknown(env: Env): readonly string[] {
  return Object.keys(env).flatMap((name) => {
    if (name.startsWith(prefix)) return names.includes(name.slice(prefix.length)) ? [] : [`${name} is no setting`]
    const isFormer = name.startsWith('WALLET_') && names.includes(name.slice('WALLET_'.length))
    return isFormer ? [`${name} is called PORTICO_${name}`] : []
  })
}

/**
 * Reads the settings of a wallet. Whatever is not set has a default that works on one machine.
 *
 * @param env Environment with `PORTICO_WALLET_ORIGIN` and the others of the wallet's README.
 * @param folder Where database and secret are unless the environment says otherwise.
 * @throws ConfigError With a line for every setting that does not hold.
 */
export function readConfig(env: Env, folder: string): WalletConfig {
  const problems = [...listUnknown(env)]
  function attempt<value>(name: string, run: () => value, fallback: value): value {
    try {
      return run()
    } catch (error) {
      problems.push(`${prefix}${name} ${error instanceof Error ? error.message : 'is not valid'}`)
      return fallback
    }
  }
  function read<value>(name: string, parse: (text: string) => value, fallback: value): value {
    const text = env[`${prefix}${name}`]
    return text ? attempt(name, () => parse(text), fallback) : fallback
  }
  const port = read('PORT', parsePort, 4424)
  const database = read('DATABASE', parseDatabase, join(folder, 'wallet.db'))
  const smtpUrl = read<string | undefined>('SMTP_URL', parseSmtp, undefined)
  const from = read('FROM', parseSender, '')
  if (smtpUrl !== undefined && !env[`${prefix}FROM`]) problems.push(`${prefix}FROM is needed with ${prefix}SMTP_URL`)
  if (env[`${prefix}SECRET`] && env[`${prefix}SECRET_FILE`])
    problems.push(`${prefix}SECRET and ${prefix}SECRET_FILE name two secrets`)
  function readDkim(): DkimConfig | undefined {
    const parts = ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_KEY_FILE']
    const absent = parts.filter((name) => !env[`${prefix}${name}`])
    if (absent.length === parts.length) return undefined
    problems.push(...absent.map((name) => `${prefix}${name} is needed to sign mails, too`))
    const file = read('DKIM_KEY_FILE', parsePath, '')
    return {
      domain: read('DKIM_DOMAIN', parseDkimDomain, ''),
      selector: read('DKIM_SELECTOR', parseDkimSelector, ''),
      privateKey: file && attempt('DKIM_KEY_FILE', () => readDkimKey(file), ''),
    }
  }
  function readSecret(): SecretConfig {
    if (env[`${prefix}SECRET`]) return { text: read('SECRET', parseSecret, '') }
    const file = read('SECRET_FILE', parsePath, join(folder, 'secret'))
    return { text: attempt('SECRET_FILE', () => readSecretFile(file, database), undefined), file }
  }
  const secret = readSecret()
  // Beside the secret. One that is in the environment may belong to a container, whose files end with it.
  const keyFile = secret.file === undefined ? undefined : join(dirname(secret.file), 'keys.json')
  const config = {
    dkim: readDkim(),
    bouncesTo: read<string | undefined>('BOUNCES_TO', parseEmail, undefined),
    origin: read('ORIGIN', parseOrigin, `http://127.0.0.1:${port}`),
    ...{ port, database, smtpUrl, from },
    secret,
    keys: readKeysConfig({ read, attempt }, keyFile, problems),
    chains: read('CHAINS', parseChains, []),
    solana: read('SOLANA', parseSolana, []),
    projects: read('PROJECTS', parseProjects, {}),
    isProxied: read('PROXIED', parseFlag, false),
    requests: read('REQUESTS', parseRequests, usualLoad.requests),
    metricsToken: read<string | undefined>('METRICS_TOKEN', parseToken, undefined),
    control: read<ControlConfig | undefined>('CONTROL', (text) => parseControl(parseJson(text)), undefined),
  }
  // Where others reach the wallet, nobody turns its clock, whatever they know.
  if (config.control && (config.isProxied || !loopback.test(config.origin)))
    problems.push(
      `${prefix}CONTROL is for tests on this machine: the origin must be a loopback address, without a proxy`,
    )
  if (problems.length > 0) throw new ConfigError(problems.join('\n'))
  return config
}
