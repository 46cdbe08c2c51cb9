import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { listen } from '@portico/app-parts/http/listen'
import type { CreatePages, Pages } from '@portico/app-parts/http/Pages'
import { ApiError } from './ApiError.js'
import { createServices, type WalletSettings } from './createServices.js'
import { createAnswerApi } from './routes/createAnswerApi.js'
import { createAddressClock } from './site/createAddressClock.js'
import type { SiteFault } from './site/createFaults.js'
import { createFaults } from './site/createFaults.js'
import { siteHeaders } from './site/siteHeaders.js'

export type StartWalletParameters = WalletSettings & {
  port: number
  /** Returns the patterns of the origins that may embed a project's wallet. */
  allowedOriginsOf(projectId: string): readonly string[]
  /** Creates the wallet's pages; without it only the API is served. */
  createPages?: CreatePages | undefined
  /** Whether the pages are served from source. */
  isDev?: boolean | undefined
  /** Whether there is a trusted proxy in front, so that the last entry of X-Forwarded-For is the client. */
  isProxied?: boolean | undefined
  log?: { write(part: string, line: string): void } | undefined
}

/** A running wallet: pages, API, and controls for tests. */
export type Wallet = {
  readonly url: string
  /** Moves the clock of one address forward. */
  advance(email: string, ms: number): void
  setFault(projectId: string, fault: SiteFault): void
  endFault(projectId: string): void
  /** Ends all faults and resets the clock. */
  reset(): void
  close(): Promise<void>
}

function reply(response: ServerResponse, status: number, body: unknown, cookies: readonly string[] = []): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(cookies.length > 0 && { 'set-cookie': [...cookies] }),
  })
  response.end(JSON.stringify(body))
}

function readPath(request: IncomingMessage): { pathname: string; query: URLSearchParams } | undefined {
  try {
    const { pathname, searchParams } = new URL(`http://localhost${request.url}`)
    return { pathname: decodeURIComponent(pathname), query: searchParams }
  } catch {
    return undefined
  }
}

/**
 * Starts a wallet site with its server.
 *
 * @throws Error If the secret is too short, the database cannot be opened or the port is taken.
 */
export async function startWallet(parameters: StartWalletParameters): Promise<Wallet> {
  const { port, origin, createPages, allowedOriginsOf, isDev = false, isProxied = false, log } = parameters
  const clock = createAddressClock()
  const faults = createFaults()
  const onFailure = (reason: string) => log?.write('wallet', reason)
  const services = createServices({ ...parameters, now: clock.now, onFailure })
  const answerApi = createAnswerApi({ services, allowedOriginsOf, versionOf: faults.versionOf, isProxied })
  const ending = new AbortController()
  let pages: Pages | undefined

  /**
   * Applies a fault.
   *
   * @returns Whether the request has ended.
   */
  async function suffer(projectId: string, pathname: string, response: ServerResponse): Promise<boolean> {
    const { fault, ended } = faults.find(projectId, pathname) ?? {}
    if (!fault) return false
    if (fault.hang) await Promise.race([ended, new Promise((done) => response.once('close', done))])
    if (fault.delayMs) await wait(fault.delayMs, undefined, { signal: ending.signal })
    if (fault.drop || fault.hang) response.destroy()
    else if (fault.status) reply(response, fault.status, { error: { code: 'fault', message: 'Told to fail' } })
    else return false
    return true
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, query } = readPath(request) ?? {}
    if (!pathname || !query) return reply(response, 400, { error: { code: 'path', message: 'The path is not valid' } })
    const header = request.headers['x-project-id']
    const projectId = (typeof header === 'string' ? header : query.get('projectId')) ?? ''
    if (await suffer(projectId, pathname, response)) return
    if (pathname.startsWith('/api/')) {
      const { status, body, cookies } = await answerApi(request, { pathname, projectId })
      return reply(response, status, body, cookies)
    }
    if (!pages) return reply(response, 404, { error: { code: 'path', message: 'The pages are not there' } })
    const headers = siteHeaders({ pathname, allowedOrigins: allowedOriginsOf(projectId), isDev })
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    await pages.answer(request, response, pathname)
  }

  const listening = await listen(port, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (ending.signal.aborted) return response.destroy()
      // The path contains no secrets. Bodies and headers are not logged.
      if (!(error instanceof ApiError))
        log?.write('wallet', `${request.url?.split('?')[0]}: ${error instanceof Error ? error.stack : 'failed'}`)
      if (response.headersSent) response.destroy()
      else reply(response, 500, { error: { code: 'server', message: 'The wallet failed. Please try again' } })
    })
  }).catch((error: unknown) => {
    services.database.close()
    throw error
  })
  services.deliveries.resume()
  pages = await createPages?.(listening.server)

  function reset(): void {
    faults.endAll()
    clock.reset()
  }
  return {
    url: origin,
    advance: clock.advance,
    setFault: faults.set,
    endFault: faults.end,
    reset,
    async close() {
      ending.abort()
      reset()
      await pages?.close?.()
      await listening.close()
      services.mailer.close()
      services.deliveries.close()
      services.database.close()
    },
  }
}
