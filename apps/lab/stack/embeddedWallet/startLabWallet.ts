import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import type { SiteFault } from '@portico/app-parts/control/SiteFault'
import { installPostgres } from '@portico/app-parts/postgres/installPostgres'
import { startPostgres } from '@portico/app-parts/postgres/startPostgres'
import { labFolder } from '../../shared/labFolder.js'
import { chainNames } from '../../shared/wallet/callChain.js'
import type { LabChain } from '../chains/startChain.js'
import type { Log } from '../logs/createLog.js'
import { keepChild } from '../net/keepChild.js'
import { createFaucet } from './createFaucet.js'
import { createSolanaFaucet } from './createSolanaFaucet.js'

export type StartLabWalletParameters = {
  port: number
  smtpUrl: string
  chains: readonly Pick<LabChain, 'chainId' | 'url'>[]
  /** RPC URLs of the chains without the failing proxy. Without them there is no faucet. */
  faucetUrls?: readonly string[] | undefined
  /** Where the site asks for first coins, which comes to `fund`. */
  fundUrl?: string | undefined
  /** The Solana cluster. Accounts without balance get SOL unless `faucetUrls` is empty. */
  solana?: { readonly id: string; readonly name: string; readonly rpc: string } | undefined
  cacheFolder: string
  /** Whether wallets are kept when the stack ends. */
  isKept: boolean
  pages: 'built' | 'sources' | 'none'
  /** Whether everything is kept in a PostgreSQL server of its own, which ends with the site. */
  isOnPostgres?: boolean | undefined
  log?: Log | undefined
  /** Called if the site ends without `close`. */
  onEnd?: ((error: Error) => void) | undefined
}

/** The wallet site, which runs as a program of its own, and its test controls. */
export type LabWalletSite = {
  readonly url: string
  readonly pid: number
  /** Moves the clock of one address forward. */
  advance(email: string, ms: number): Promise<void>
  /** Sets the fault of a project, or ends it. */
  setFault(projectId: string, fault: SiteFault | undefined): Promise<void>
  /** Ends all faults and resets the clock. */
  reset(): Promise<void>
  /** Gives first coins to whoever has none. */
  fund(addresses: { readonly eip155: string; readonly solana: string }): Promise<void>
  close(): Promise<void>
}

/** Longer than the site itself takes at most. */
const closeLimitMs = 9_000

/** The settings of the site. What this process was given for a wallet of its operator's is not handed on. */
function createEnv(parameters: StartLabWalletParameters, token: string, database: string): NodeJS.ProcessEnv {
  const { port, smtpUrl, chains, solana, faucetUrls = [], fundUrl, cacheFolder, pages } = parameters
  const inherited = Object.entries(process.env).filter(([name]) => !/^(PORTICO_)?WALLET_/.test(name))
  const known = chains.map(({ chainId, url }) => ({
    ...{ id: chainId, name: chainNames[chainId] ?? `Chain ${chainId}`, symbol: 'ETH', rpc: url },
    // So that apps meet both kinds of networks.
    assets: chainId === 8453,
  }))
  const control = {
    token,
    // All tests share one IP address.
    loginsPerIp: 10_000,
    allowedOrigins: ['http://localhost:*', 'http://127.0.0.1:*'],
    pages,
    ...(fundUrl && faucetUrls.length > 0 && { fundUrl }),
  }
  return {
    ...Object.fromEntries(inherited),
    PORTICO_WALLET_PORT: `${port}`,
    PORTICO_WALLET_SECRET_FILE: join(cacheFolder, 'wallet-secret'),
    PORTICO_WALLET_DATABASE: database,
    PORTICO_WALLET_SMTP_URL: smtpUrl,
    PORTICO_WALLET_FROM: 'Lab wallet <wallet@lab.localhost>',
    PORTICO_WALLET_CHAINS: JSON.stringify(known),
    PORTICO_WALLET_SOLANA: JSON.stringify(solana ? [solana] : []),
    PORTICO_WALLET_CONTROL: JSON.stringify(control),
  }
}

/** @throws Error If PostgreSQL is asked for and cannot be had here. */
async function openStore({ isOnPostgres, isKept, cacheFolder }: StartLabWalletParameters) {
  if (!isOnPostgres)
    return { database: isKept ? `file:${join(cacheFolder, 'wallet.db')}` : 'file::memory:', close: async () => {} }
  const binaries = installPostgres()
  if (!binaries) throw new Error('PostgreSQL cannot be installed here. Install Debian’s package postgresql.')
  const { createDatabase, close } = await startPostgres(binaries)
  return { database: createDatabase('wallet'), close }
}

/** @throws Error With what it said if it ends before it is ready. */
async function waitUntilReady(child: ChildProcess): Promise<void> {
  let said = ''
  const hear = (chunk: unknown) => {
    said += chunk
  }
  child.stderr?.on('data', hear)
  await Promise.race([once(child, 'message'), once(child, 'close')])
  child.stderr?.off('data', hear)
  if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The wallet did not start: ${said.trim()}`)
}

/** Creates what turns the site's switches, which only this token can. */
function createTell(url: string, token: string) {
  return async (path: string, body: object): Promise<void> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const request = { method: 'POST', headers, body: JSON.stringify(body) }
    const { ok, status } = await fetch(`${url}/control/${path}`, request)
    if (!ok) throw new Error(`The wallet did not take the control "${path}": ${status}`)
  }
}

/**
 * Starts the wallet site with the lab's settings, as a program of its own. It is served from an IP address while the lab's
 * pages are on `localhost`: two sites to the browser, so that the frame's storage is partitioned as on the web.
 *
 * @throws Error If it is not built, or ends before it is ready.
 */
export async function startLabWallet(parameters: StartLabWalletParameters): Promise<LabWalletSite> {
  const { port, solana, faucetUrls = [], log, onEnd } = parameters
  const onFailure = (reason: string) => log?.write('wallet', reason)
  const give = createFaucet({ urls: faucetUrls, onFailure })
  const giveSol = createSolanaFaucet({ rpc: faucetUrls.length > 0 ? solana?.rpc : undefined, onFailure })
  const token = randomBytes(32).toString('base64url')
  const store = await openStore(parameters)
  const child = spawn(process.execPath, [join(labFolder(), '../wallet/dist/server/main.js')], {
    env: createEnv(parameters, token, store.database),
    // The channel closes with this process, however it ends, and the site then ends too.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let isReady = false
  const title = 'The wallet site'
  const onExit = (error: Error) => isReady && onEnd?.(error)
  const endSite = keepChild({ child, name: 'wallet', title, closeLimitMs, log, onEnd: onExit })
  async function close(): Promise<void> {
    await endSite()
    await store.close()
  }
  await waitUntilReady(child).catch(async (error: unknown) => {
    await store.close()
    throw error
  })
  isReady = true
  const url = `http://127.0.0.1:${port}`
  const tell = createTell(url, token)
  return {
    url,
    pid: child.pid ?? 0,
    advance: (email, advanceMs) => tell('time', { email, advanceMs }),
    setFault: (projectId, fault) => tell('fault', { projectId, fault }),
    reset: () => tell('reset', {}),
    async fund({ eip155, solana: address }) {
      // The site names the accounts it made.
      await Promise.all([give(eip155 as `0x${string}`), giveSol(address)])
    },
    close,
  }
}
