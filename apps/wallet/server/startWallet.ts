import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { listen } from '@portico/app-parts/http/listen'
import type { CreatePages, Pages } from '@portico/app-parts/http/Pages'
import type { AnswerControl } from './control/createAnswerControl.js'
import type { Switches } from './control/createSwitches.js'
import { createServices, type WalletSettings } from './createServices.js'
import { answerHealth, type WalletState } from './http/answerHealth.js'
import { createTraffic } from './http/createTraffic.js'
import { describeError, type Log } from './logs/createLog.js'
import { createAnswerMetrics } from './metrics/createAnswerMetrics.js'
import { reply } from './reply.js'
import { createAnswerApi } from './routes/createAnswerApi.js'
import { isFramePage, siteHeaders } from './site/siteHeaders.js'

export type StartWalletParameters = WalletSettings & {
  port: number
  /**
   * Returns the patterns of the origins that may embed a project's wallet, unless the database has the project;
   * `undefined` if there are other projects only.
   */
  allowedOriginsOf(projectId: string): readonly string[] | undefined
  /** Creates the wallet's pages; without it only the API is served. */
  createPages?: CreatePages | undefined
  /** Whether the pages are served from source. */
  isDev?: boolean | undefined
  /** Whether there is a trusted proxy in front, so that the last entry of X-Forwarded-For is the client. */
  isProxied?: boolean | undefined
  /** What tests change about it; a wallet in production has none. */
  switches?: Switches | undefined
  /** Turns the switches on request. */
  answerControl?: AnswerControl | undefined
  log?: Log | undefined
  /** What a request for the metrics has to carry. Without one there are none to be had. */
  metricsToken?: string | undefined
}

/** How long what is being answered and sent may take when the wallet stops, in milliseconds. */
const stopLimitMs = 8_000
/** How long a request may take to arrive, in milliseconds. */
const arrivalLimits = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 }

/** A running wallet: its pages and its API. */
export type Wallet = {
  readonly url: string
  /** Whether its database had projects when it started. */
  readonly hasProjects: boolean
  /** Ends. What is being signed and sent is finished, for 8 s at most; what is open then goes on after the next start. */
  close(): Promise<void>
}

/** Tells whoever opens the frame's page, such as to see why it stays empty, that the app's project is none. */
function refuseProject(response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' })
  response.end('This wallet knows no project of this id. Whoever runs it adds projects: npm run wallet -- help\n')
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
  const { port, origin, createPages, isDev = false, isProxied = false, log } = parameters
  const { switches, answerControl, metricsToken } = parameters
  const onFailure = (reason: string) => log?.('warn', 'failure', { reason })
  const services = await createServices({ ...parameters, now: switches?.clock.now ?? Date.now, onFailure })
  const versionOf = (projectId: string) => switches?.faults.versionOf(projectId)
  const answerApi = createAnswerApi({ services, versionOf, isProxied })
  const traffic = createTraffic({ log, metrics: services.metrics, isProxied })
  const answerMetrics =
    metricsToken === undefined ? undefined : createAnswerMetrics({ token: metricsToken, metrics: services.metrics })
  let state: WalletState = 'starting'
  let pages: Pages | undefined

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, query } = readPath(request) ?? {}
    if (!pathname || !query) return reply(response, 400, { error: { code: 'path', message: 'The path is not valid' } })
    const health = await answerHealth(pathname, { database: services.database, state })
    if (health) return reply(response, health.status, health.body)
    if (await answerMetrics?.(request, response, pathname)) return
    if (state === 'stopping') {
      response.setHeader('retry-after', '1')
      return reply(response, 503, {
        error: { code: 'server/stopping', message: 'The wallet restarts. Please try again' },
      })
    }
    const header = request.headers['x-project-id']
    const projectId = (typeof header === 'string' ? header : query.get('projectId')) ?? ''
    if (await switches?.suffer({ projectId, pathname, response })) return
    const control = pathname.startsWith('/control/') ? await answerControl?.(request, pathname) : undefined
    if (control) return reply(response, control.status, control.body)
    if (pathname.startsWith('/api/')) {
      const { status, body, cookies } = await answerApi(request, { pathname, projectId })
      return reply(response, status, body, cookies)
    }
    if (!pages) return reply(response, 404, { error: { code: 'path', message: 'The pages are not there' } })
    const project = await services.projects.find(projectId)
    const headers = siteHeaders({ pathname, allowedOrigins: project?.origins ?? [], isDev })
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    if (!project && isFramePage(pathname)) return refuseProject(response)
    await pages.answer(request, response, pathname)
  }

  function take(request: IncomingMessage, response: ServerResponse): void {
    const { id } = traffic.follow(request, response)
    answer(request, response).catch((error: unknown) => {
      log?.('error', 'failure', { id, ...describeError(error) })
      if (response.headersSent) response.destroy()
      else reply(response, 500, { error: { code: 'server', message: 'The wallet failed. Please try again' } })
    })
  }

  const listening = await listen(port, take, arrivalLimits).catch(async (error: unknown) => {
    await services.database.close()
    throw error
  })
  await services.deliveries.resume()
  pages = await createPages?.(listening.server)
  const hasProjects = !(await services.projects.isEmpty())
  state = 'running'

  async function finish(): Promise<void> {
    await Promise.all([services.deliveries.close(), traffic.drain(stopLimitMs)])
    // Of what was being signed, something may have begun to be sent.
    await services.deliveries.close()
  }

  return {
    url: origin,
    hasProjects,
    async close() {
      if (state === 'stopping') return
      state = 'stopping'
      switches?.close()
      traffic.wind()
      const limit = wait(stopLimitMs, undefined, { ref: false })
      await Promise.race([limit, finish()])
      await pages?.close?.()
      await listening.close()
      services.mailer.close()
      await services.database.close()
    },
  }
}
