import type { SolanaNetwork, WalletChain } from './rpc/askChain.js'
import type { StartWalletParameters } from './startWallet.js'

type Env = Readonly<Record<string, string | undefined>>

function need(env: Env, name: string): string {
  const value = env[name]
  if (value) return value
  throw new Error(`${name} is needed; apps/wallet/README.md says what for`)
}

function readJson(env: Env, name: string): unknown {
  try {
    return JSON.parse(need(env, name))
  } catch {
    throw new Error(`${name} must be JSON`)
  }
}

function readChains(env: Env): readonly WalletChain[] {
  const value = readJson(env, 'WALLET_CHAINS')
  const isChain = (chain: WalletChain) =>
    Number.isInteger(chain?.id) &&
    [chain.name, chain.symbol, chain.rpc].every((text) => typeof text === 'string') &&
    ['undefined', 'boolean'].includes(typeof chain.assets)
  if (!Array.isArray(value) || !value.every(isChain))
    throw new Error('WALLET_CHAINS must be a list of { id, name, symbol, rpc }, with "assets": true where it may be')
  return value
}

function readSolana(env: Env): readonly SolanaNetwork[] {
  if (!env.WALLET_SOLANA) return []
  const value = readJson(env, 'WALLET_SOLANA')
  const isNetwork = (network: SolanaNetwork) =>
    /^solana:[1-9A-HJ-NP-Za-km-z]{32}$/.test(`${network?.id}`) &&
    [network.name, network.rpc].every((text) => typeof text === 'string')
  if (!Array.isArray(value) || !value.every(isNetwork))
    throw new Error('WALLET_SOLANA must be a list of { id, name, rpc }, with CAIP-2 ids')
  return value
}

function readProjects(env: Env): Readonly<Record<string, readonly string[]>> {
  const value = readJson(env, 'WALLET_PROJECTS')
  const isList = (list: unknown) => Array.isArray(list) && list.every((pattern) => typeof pattern === 'string')
  if (typeof value !== 'object' || value === null || !Object.values(value).every(isList))
    throw new Error('WALLET_PROJECTS must name a list of origin patterns for each project id')
  // Every entry has been checked.
  return value as Readonly<Record<string, readonly string[]>>
}

/**
 * Reads the settings of a hosted wallet.
 *
 * @param env Environment with `WALLET_ORIGIN`, `WALLET_SECRET`, `WALLET_SMTP_URL` and the others of the wallet's
 * README.
 * @throws Error naming the variable that is missing or invalid.
 */
export function readWalletEnv(env: Env): Omit<StartWalletParameters, 'createPages'> {
  const origin = need(env, 'WALLET_ORIGIN')
  if (!URL.canParse(origin) || new URL(origin).origin !== origin) throw new Error('WALLET_ORIGIN must be an origin')
  const projects = readProjects(env)
  const port = Number(env.WALLET_PORT ?? 4424)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error('WALLET_PORT must be a port')
  return {
    origin,
    port,
    secret: need(env, 'WALLET_SECRET'),
    databaseFile: need(env, 'WALLET_DATABASE'),
    smtpUrl: need(env, 'WALLET_SMTP_URL'),
    from: need(env, 'WALLET_FROM'),
    chains: readChains(env),
    solana: readSolana(env),
    allowedOriginsOf: (projectId) => (Object.hasOwn(projects, projectId) ? (projects[projectId] ?? []) : []),
    isProxied: env.WALLET_PROXIED === '1',
  }
}
