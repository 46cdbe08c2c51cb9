import { isPostgres } from '../store/openDatabase.js'
import type { WalletConfig } from './readConfig.js'
import type { KeysConfig } from './readKeysConfig.js'

type Missing = readonly [isMissing: boolean, what: string]

/**
 * Lists what a wallet still lacks before people other than its operator can use it.
 *
 * @returns One phrase each, with the settings that help.
 */
function listMissing(config: WalletConfig, hasProjects: boolean): readonly string[] {
  const { smtpUrl, chains, solana, projects, origin } = config
  const missing: readonly Missing[] = [
    [
      smtpUrl === undefined,
      'a mail server, without which nobody can log in: PORTICO_WALLET_SMTP_URL, PORTICO_WALLET_FROM',
    ],
    [chains.length + solana.length === 0, 'networks: PORTICO_WALLET_CHAINS, PORTICO_WALLET_SOLANA'],
    [
      !hasProjects && Object.keys(projects).length === 0,
      'projects, the apps that may embed it: "npm run wallet -- project add", or PORTICO_WALLET_PROJECTS',
    ],
    [!origin.startsWith('https:'), 'an https origin on another site than the apps: PORTICO_WALLET_ORIGIN'],
  ]
  return missing.flatMap(([isMissing, what]) => (isMissing ? [what] : []))
}

/** Leaves out what opens a database: the password, and whatever else its URL carries. */
function nameDatabase(database: string): string {
  if (!isPostgres(database)) return database
  const { protocol, host, pathname } = new URL(database)
  return `${protocol}//${host}${pathname}`
}

function describeKeys({ file, token, module }: KeysConfig): string {
  if (token) return `in the token "${token.token}", by ${token.module}`
  return module ?? file
}

/**
 * Describes a wallet that has started, for the terminal of its operator.
 *
 * @param hasProjects Whether there are projects in the database.
 */
export function describeStart(config: WalletConfig, { hasProjects }: { hasProjects: boolean }): string {
  const { origin, database, secret, keys, control } = config
  const missing = listMissing(config, hasProjects)
  const warning = control ? ['', 'Its test controls are on: nobody’s real keys belong here.'] : []
  const secretNote = secret.text === undefined ? ' (made just now: keep a copy elsewhere)' : ''
  const keysNote = keys.isNew ? ' (made just now: keep a copy elsewhere, whoever loses it loses all wallets)' : ''
  return [
    `The wallet is at ${origin}`,
    `  database  ${nameDatabase(database)}`,
    `  secret    ${secret.file ?? 'in PORTICO_WALLET_SECRET'}${secretNote}`,
    `  keys      ${describeKeys(keys)}${keysNote}`,
    ...warning,
    ...(missing.length > 0 ? ['', 'Missing for production:', ...missing.map((what) => `  - ${what}`)] : []),
  ].join('\n')
}
