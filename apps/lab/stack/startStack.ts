import { join } from 'node:path'
import { compileContracts } from './chains/compileContracts.js'
import { type LabChain, startChain } from './chains/startChain.js'
import { writeCache } from './chains/writeCache.js'
import { labFolder } from './labFolder.js'
import { createLog } from './logs/createLog.js'
import { assertPortsFree } from './net/assertPortsFree.js'
import { defaultBasePort, portsOf } from './ports.js'
import { createBuiltPages } from './web/createBuiltPages.js'
import { createManifest, type LabManifest } from './web/createManifest.js'
import type { CreatePages } from './web/pages.js'
import { startWeb } from './web/startWeb.js'

/** Parameters of `startStack`. */
export type StartStackParameters = {
  /** First of the stack's ports. */
  basePort?: number | undefined
  /** Whether the lab's pages are the built ones, come from their sources, or are left out. */
  pages?: 'built' | 'sources' | 'none' | undefined
  /** Folder of caches, logs and `lab.json`; `.lab` of the repository by default. */
  cacheFolder?: string | undefined
  /** Called once when a part ends that should run; the stack must be closed then. */
  onFailure?: ((error: Error) => void) | undefined
}

/** The running stack. */
export type Stack = {
  readonly url: string
  readonly manifest: LabManifest
  /** Ids of the child processes. */
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

/**
 * Starts every part of the local stack.
 *
 * @throws Error When a port is taken or a part does not start; nothing keeps running then.
 */
export async function startStack(parameters: StartStackParameters = {}): Promise<Stack> {
  const { basePort = defaultBasePort, pages = 'built', onFailure } = parameters
  const cacheFolder = parameters.cacheFolder ?? join(labFolder(), '../../.lab')
  const ports = portsOf(basePort)
  await assertPortsFree([ports.web, ...ports.chains.flatMap(({ rpc, anvil }) => [rpc, anvil])])

  const logFile = join(cacheFolder, 'logs', `${basePort}.log`)
  const log = createLog(logFile)
  let artifacts: ReturnType<typeof compileContracts> | undefined
  const getArtifacts = () => {
    artifacts ??= compileContracts(cacheFolder)
    return artifacts
  }
  let chains: readonly LabChain[] = []
  try {
    chains = await startAll(
      ports.chains.map(({ chainId, rpc, anvil }) =>
        startChain({ chainId, port: rpc, anvilPort: anvil, cacheFolder, getArtifacts, log, onEnd: onFailure }),
      ),
    )
    const manifest = createManifest({ web: `http://localhost:${basePort}`, services: {}, chains })
    const web = await startWeb({ port: ports.web, manifest, chains, createPages: choosePages(pages), log })
    const manifestFile = basePort === defaultBasePort ? 'lab.json' : `lab-${basePort}.json`
    writeCache(join(cacheFolder, manifestFile), `${JSON.stringify(manifest, undefined, 2)}\n`)
    return {
      url: web.url,
      manifest,
      pids: chains.map(({ pid }) => pid),
      logFile,
      async close() {
        await Promise.all([web.close(), ...chains.map((chain) => chain.close())])
        await log.close()
      },
    }
  } catch (error) {
    await Promise.all(chains.map((chain) => chain.close()))
    await log.close()
    throw error
  }
}
