import type { IncomingMessage, ServerResponse } from 'node:http'
import { listen } from '@portico/app-parts/http/listen'
import type { CreatePages, Pages } from '@portico/app-parts/http/Pages'
import { ApiError } from './ApiError.js'
import type { AnswerControl } from './control/createAnswerControl.js'
import type { Switches } from './control/createSwitches.js'
import { createServices, type WalletSettings } from './createServices.js'
import { reply } from './reply.js'
import { createAnswerApi } from './routes/createAnswerApi.js'
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
  /** What tests change about it; a wallet in production has none. */
  switches?: Switches | undefined
  /** Turns the switches on request. */
  answerControl?: AnswerControl | undefined
  log?: { write(part: string, line: string): void } | undefined
}

/** A running wallet: its pages and its API. */
export type Wallet = { readonly url: string; close(): Promise<void> }

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
  const { switches, answerControl } = parameters
  const onFailure = (reason: string) => log?.write('wallet', reason)
  const services = createServices({ ...parameters, now: switches?.clock.now ?? Date.now, onFailure })
  const versionOf = (projectId: string) => switches?.faults.versionOf(projectId)
  const answerApi = createAnswerApi({ services, allowedOriginsOf, versionOf, isProxied })
  const ending = new AbortController()
  let pages: Pages | undefined

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, query } = readPath(request) ?? {}
    if (!pathname || !query) return reply(response, 400, { error: { code: 'path', message: 'The path is not valid' } })
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

  return {
    url: origin,
    async close() {
      ending.abort()
      switches?.close()
      await pages?.close?.()
      await listening.close()
      services.mailer.close()
      services.deliveries.close()
      services.database.close()
    },
  }
}
