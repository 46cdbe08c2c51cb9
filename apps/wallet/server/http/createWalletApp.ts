import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Pages } from '@portico/app-parts/http/Pages'
import { Hono } from 'hono'
import { ApiError } from '../ApiError.js'
import type { Switches } from '../control/createSwitches.js'
import { describeError, type Log } from '../logs/createLog.js'
import { createMetricsRoutes } from '../metrics/createMetricsRoutes.js'
import { createApiRoutes } from '../routes/createApiRoutes.js'
import { isFramePage, siteHeaders } from '../site/siteHeaders.js'
import type { WalletServices } from '../WalletServices.js'
import { answerError, serverFailure } from './answerJson.js'
import { createHealthRoutes, type WalletState } from './createHealthRoutes.js'
import type { WalletContext, WalletEnv } from './WalletEnv.js'
import { createGates, type WalletLoad } from './WalletLoad.js'

export type CreateWalletAppParameters = {
  readonly services: WalletServices
  readonly load: WalletLoad
  getState(): WalletState
  /** Returns the wallet's pages, once they are there. */
  getPages(): Pages | undefined
  readonly isDev: boolean
  readonly isProxied: boolean
  readonly switches: Switches | undefined
  readonly controlRoutes: Hono<WalletEnv> | undefined
  readonly log: Log | undefined
  readonly metricsToken: string | undefined
}

const noProject = 'This wallet knows no project of this id. Whoever runs it adds projects: npm run wallet -- help\n'

function readPathname(url: string): string {
  try {
    return decodeURIComponent(new URL(url).pathname)
  } catch {
    throw new ApiError(400, 'path', 'The path is not valid')
  }
}

/** Hands a request to the wallet's pages, which answer it themselves. */
async function answerPage(c: WalletContext, parameters: CreateWalletAppParameters): Promise<Response> {
  const { services, getPages, isDev } = parameters
  const { pathname, projectId } = c.var
  const pages = getPages()
  if (!pages) throw new ApiError(404, 'path', 'The pages are not there')
  const { incoming, outgoing } = c.env
  const project = await services.projects.find(projectId)
  const headers = siteHeaders({ pathname, allowedOrigins: project?.origins ?? [], isDev })
  for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value)
  // Whoever opens the frame's page, such as to see why it stays empty, is told.
  if (!project && isFramePage(pathname)) return c.text(noProject, 404)
  await pages.answer(incoming, outgoing, pathname)
  return RESPONSE_ALREADY_SENT
}

/** Creates what answers every request of a wallet: its health, metrics and controls, its API and its pages. */
export function createWalletApp(parameters: CreateWalletAppParameters): Hono<WalletEnv> {
  const { services, load, getState, isProxied, switches, controlRoutes, log, metricsToken } = parameters
  const { metrics, database } = services
  const gates = createGates(load)
  const app = new Hono<WalletEnv>()

  app.onError((error, c) => {
    const { pathname = '' } = c.var
    const { outgoing } = c.env
    if (!(error instanceof ApiError))
      log?.('error', 'failure', { id: `${outgoing.getHeader('x-request-id')}`, ...describeError(error) })
    else if (pathname.startsWith('/api/')) metrics.countRefusal(error.code, pathname.startsWith('/api/login/'))
    if (!outgoing.headersSent) return answerError(c, error instanceof ApiError ? error : serverFailure())
    outgoing.destroy()
    return RESPONSE_ALREADY_SENT
  })

  app.use(async (c, next) => {
    c.set('pathname', readPathname(c.req.url))
    c.set('projectId', c.req.header('x-project-id') ?? c.req.query('projectId') ?? '')
    await next()
  })
  // These answer however much there is to do, and up to the end.
  app.route('/', createHealthRoutes({ database, getState }))
  if (metricsToken !== undefined) app.route('/', createMetricsRoutes({ token: metricsToken, metrics }))
  app.use(async (c, next) => {
    if (getState() === 'stopping')
      throw new ApiError(503, 'server/stopping', 'The wallet restarts. Please try again', 1)
    const suffered = await switches?.suffer(c)
    if (suffered) return suffered
    await next()
  })
  if (controlRoutes) app.route('/', controlRoutes)
  const versionOf = (projectId: string) => switches?.faults.versionOf(projectId)
  const onLateFailure = (error: unknown) => {
    if (!(error instanceof ApiError)) log?.('error', 'failure', describeError(error))
  }
  app.route('/', createApiRoutes({ services, gates, load, versionOf, isProxied, onLateFailure }))
  app.all('*', (c) => gates.all.run(() => answerPage(c, parameters)))
  return app
}
