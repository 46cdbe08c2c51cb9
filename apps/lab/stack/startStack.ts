import { join } from 'node:path'
import type { CreatePages } from '@portico/app-parts/http/Pages'
import { labFolder } from '../shared/labFolder.js'
import { startApi } from './api/startApi.js'
import { createOwnServer } from './auth/createOwnServer.js'
import { startAuth } from './auth/startAuth.js'
import { compileContracts } from './chains/compileContracts.js'
import { type LabChain, startChain } from './chains/startChain.js'
import { writeCache } from './chains/writeCache.js'
import { createAnswerControl } from './control/createAnswerControl.js'
import type { EvmChainSource } from './data/evm/createEvmChain.js'
import { startData } from './data/startData.js'
import { startLabWallet } from './embeddedWallet/startLabWallet.js'
import { startExchange } from './exchange/startExchange.js'
import { createLog } from './logs/createLog.js'
import { startMail } from './mail/startMail.js'
import { assertPortsFree } from './net/assertPortsFree.js'
import { startNextAuth } from './nextAuth/startNextAuth.js'
import { startOnramp } from './onramp/startOnramp.js'
import { defaultBasePort, type LabPorts, listPorts, portsOf } from './ports.js'
import { startRelay } from './relay/startRelay.js'
import { solanaChainId } from './solana/solanaChain.js'
import { startSolana } from './solana/startSolana.js'
import { createBuiltPages } from './web/createBuiltPages.js'
import { createManifest, type LabManifest } from './web/createManifest.js'
import { startWeb } from './web/startWeb.js'

export type StartStackParameters = {
  /** First of the stack's ports. */
  basePort?: number | undefined
  /** Whether to serve the built pages, serve them from source, or omit them. */
  pages?: 'built' | 'sources' | 'none' | undefined
  /** Folder of caches, logs and `lab.json`. Default: `.lab` of the repository. */
  cacheFolder?: string | undefined
  /** Whether users of the lab's wallet without balance get ETH. Default: true. */
  faucet?: boolean | undefined
  /** Whether the embedded wallet keeps everything in PostgreSQL, which ends with the stack. Default: false. */
  isOnPostgres?: boolean | undefined
  /** Called once if a part ends unexpectedly. The stack must be closed then. */
  onFailure?: ((error: Error) => void) | undefined
}

export type Stack = {
  readonly url: string
  readonly manifest: LabManifest
  /** Process ids of the children. */
  readonly pids: readonly number[]
  readonly logFile: string
  close(): Promise<void>
}

async function startAll<T extends { close(): Promise<void> }>(starts: readonly Promise<T>[]): Promise<T[]> {
  const results = await Promise.allSettled(starts)
  const started = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  const failed = results.find((result) => result.status === 'rejected')
  if (!failed) return started
  await Promise.all(started.map((part) => part.close()))
  throw failed.reason
}

function choosePages(pages: StartStackParameters['pages']): CreatePages | undefined {
  const folder = labFolder()
  if (pages === 'none') return undefined
  if (pages !== 'sources') return async () => createBuiltPages(join(folder, 'dist'))
  return async (server) => (await import('./web/createVitePages.js')).createVitePages({ folder, server })
}

/** The chains' nodes past their proxies, so that failures of an app's nodes do not affect the services. */
function bypassProxies(chains: readonly LabChain[], ports: LabPorts): readonly EvmChainSource[] {
  return chains.map(({ chainId, contracts }, at) => ({
    chainId,
    contracts,
    url: `http://127.0.0.1:${ports.chains[at]?.anvil}`,
  }))
}

/**
 * Starts every part of the local stack.
 *
 * @throws Error If a port is taken or a part does not start. Nothing keeps running then.
 */
export async function startStack(parameters: StartStackParameters = {}): Promise<Stack> {
  const { basePort = defaultBasePort, pages = 'built', faucet = true, isOnPostgres, onFailure } = parameters
  const cacheFolder = parameters.cacheFolder ?? join(labFolder(), '../../.lab')
  const ports = portsOf(basePort)
  await assertPortsFree(listPorts(basePort))

  const logFile = join(cacheFolder, 'logs', `${basePort}.log`)
  const log = createLog(logFile)
  let artifacts: ReturnType<typeof compileContracts> | undefined
  const getArtifacts = () => {
    artifacts ??= compileContracts(cacheFolder)
    return artifacts
  }
  const parts: { close(): Promise<void> }[] = []
  async function close(): Promise<void> {
    await Promise.all(parts.map((part) => part.close()))
    await log.close()
  }
  try {
    const chains = await startAll(
      ports.chains.map(({ chainId, rpc, anvil }) =>
        startChain({ chainId, port: rpc, anvilPort: anvil, cacheFolder, getArtifacts, log, onEnd: onFailure }),
      ),
    )
    parts.push(...chains)
    const relay = await startRelay({ port: ports.relay, log })
    parts.push(relay)
    const api = await startApi({ port: ports.api, log })
    parts.push(api)
    const solana = await startSolana({ port: ports.solana.rpc, wsPort: ports.solana.ws })
    parts.push(solana)
    const sources = {
      chains: bypassProxies(chains, ports),
      solana: { url: `${solana.url}/data`, contracts: solana.contracts },
    }
    const exchange = await startExchange({ ...sources, port: ports.exchange, log })
    parts.push(exchange)
    const onrampUrl = `http://127.0.0.1:${ports.onramp}`
    const data = await startData({ ...sources, exchange, port: ports.data, onrampUrl, log })
    parts.push(data)
    const onramp = await startOnramp({ ...sources, port: ports.onramp, onramp: data.onramp, log })
    parts.push(onramp)
    const auth = await startAuth({ port: ports.auth, chains: ports.chains, log })
    parts.push(auth)
    const mail = await startMail({ port: ports.mail, smtpPort: ports.smtp })
    parts.push(mail)
    const wallet = await startLabWallet({
      port: ports.frame,
      smtpUrl: mail.smtpUrl,
      chains,
      // A space of its own, so that faults of an app's node do not affect the wallet's.
      solana: { id: solanaChainId, name: 'Solana Devnet', rpc: `${solana.url}/wallet` },
      faucetUrls: faucet ? ports.chains.map(({ anvil }) => `http://127.0.0.1:${anvil}`) : [],
      fundUrl: `http://127.0.0.1:${ports.web}/control/wallet/fund`,
      cacheFolder,
      // Tests use random ports, and their wallets must not be seen by later runs.
      isKept: basePort === defaultBasePort,
      ...{ pages, isOnPostgres, log },
      onEnd: onFailure,
    })
    parts.push(wallet)
    const next = await startNextAuth({ ports, smtpUrl: mail.smtpUrl, log })
    parts.push(next)
    const services = {
      relay: relay.url,
      ...{ api: api.url, pulse: api.url },
      mail: mail.url,
      frame: wallet.url,
      data: data.url,
      onramp: onramp.url,
      exchange: exchange.url,
      oidc: next.oidc.url,
      auth: auth.url,
    }
    const manifest = createManifest({ web: `http://localhost:${basePort}`, services, chains, solana })
    const { nextAuth } = next
    const controlled = { chains, relay, api, data, onramp, exchange, auth, solana, mail, wallet, nextAuth }
    const answerControl = createAnswerControl(controlled)
    const served = { createPages: choosePages(pages), nextAuth, ownServer: createOwnServer(auth) }
    const web = await startWeb({ ...served, port: ports.web, manifest, answerControl, log })
    parts.push(web)
    const manifestFile = basePort === defaultBasePort ? 'lab.json' : `lab-${basePort}.json`
    writeCache(join(cacheFolder, manifestFile), `${JSON.stringify(manifest, undefined, 2)}\n`)
    return { url: web.url, manifest, pids: [...chains, wallet].map(({ pid }) => pid), logFile, close }
  } catch (error) {
    await close()
    throw error
  }
}
