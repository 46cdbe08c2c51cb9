import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { listen } from '@portico/app-parts/http/listen'
import type { CreatePages, Pages } from '@portico/app-parts/http/Pages'
import type { Hono } from 'hono'
import type { Switches } from './control/createSwitches.js'
import { createServices, type WalletSettings } from './createServices.js'
import type { WalletState } from './http/createHealthRoutes.js'
import { createTraffic } from './http/createTraffic.js'
import { createWalletApp } from './http/createWalletApp.js'
import type { WalletEnv } from './http/WalletEnv.js'
import { usualLoad, type WalletLoad } from './http/WalletLoad.js'
import type { Log } from './logs/createLog.js'

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
  controlRoutes?: Hono<WalletEnv> | undefined
  log?: Log | undefined
  /** What a request for the metrics has to carry. Without one there are none to be had. */
  metricsToken?: string | undefined
  /** How much it takes on at a time, and for how long, where that is not the usual. */
  load?: Partial<WalletLoad> | undefined
}

/** How long what is being answered and sent may take when the wallet stops, in milliseconds. */
const stopLimitMs = 8_000

/** A running wallet: its pages and its API. */
export type Wallet = {
  readonly url: string
  /** Whether its database had projects when it started. */
  readonly hasProjects: boolean
  /** Ends. What is being signed and sent is finished, for 8 s at most; what is open then goes on after the next start. */
  close(): Promise<void>
}

/** Answers what is no request of HTTP that could be understood, such as one without a host. */
const refuseMalformed = () =>
  Response.json({ error: { code: 'request/malformed', message: 'The request is not valid' } }, { status: 400 })

/** How long requests may take to arrive, for Node's server, which looks a few times in that time whether they have. */
function limitArrival({ headersMs, arrivalMs }: WalletLoad) {
  const connectionsCheckingInterval = Math.ceil(Math.min(headersMs, arrivalMs) / 2)
  return { headersTimeout: headersMs, requestTimeout: arrivalMs, connectionsCheckingInterval }
}

/**
 * Starts a wallet site with its server.
 *
 * @throws Error If the secret is too short, the database cannot be opened or the port is taken.
 */
export async function startWallet(parameters: StartWalletParameters): Promise<Wallet> {
  const { port, origin, createPages, isDev = false, isProxied = false, log } = parameters
  const { switches, controlRoutes, metricsToken } = parameters
  const load = { ...usualLoad, ...parameters.load }
  const onFailure = (reason: string) => log?.('warn', 'failure', { reason })
  const onExport: WalletSettings['onExport'] = ({ userId, kind }) => log?.('info', 'export', { user: userId, kind })
  const services = await createServices({ ...parameters, now: switches?.clock.now ?? Date.now, onFailure, onExport })
  const traffic = createTraffic({ log, metrics: services.metrics, isProxied })
  let state: WalletState = 'starting'
  let pages: Pages | undefined
  const app = createWalletApp({
    ...{ services, load, isDev, isProxied, switches, controlRoutes, log, metricsToken },
    getState: () => state,
    getPages: () => pages,
  })
  // The server shares its process with what makes requests, such as tests: their Request and Response stay Node's.
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false, errorHandler: refuseMalformed })

  function take(request: IncomingMessage, response: ServerResponse): void {
    // Whoever does not read their answer would hold it, and its connection, for ever.
    request.socket.setTimeout(load.silenceMs)
    traffic.follow(request, response)
    void answer(request, response)
  }

  const listening = await listen(port, take, limitArrival(load)).catch(async (error: unknown) => {
    await services.database.close()
    throw error
  })
  await services.deliveries.resume()
  services.keyUpgrade.start()
  pages = await createPages?.(listening.server)
  const hasProjects = !(await services.projects.isEmpty())
  state = 'running'

  async function finish(): Promise<void> {
    await Promise.all([services.deliveries.close(), services.keyUpgrade.close(), traffic.drain(stopLimitMs)])
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
