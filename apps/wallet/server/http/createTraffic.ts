import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '../logs/createLog.js'
import type { Metrics } from '../metrics/createMetrics.js'
import { nameRoute } from '../metrics/nameRoute.js'
import { readRequestId } from './readRequestId.js'

/** The requests that are being answered. */
export type Traffic = {
  /** Names a request, and follows it until its answer has left or its connection is gone. */
  follow(request: IncomingMessage, response: ServerResponse): void
  /** Has every connection end with its present answer. */
  wind(): void
  /**
   * Waits until nothing is being answered.
   *
   * @param limitMs How long at most, in milliseconds.
   */
  drain(limitMs: number): Promise<void>
}

/** Only such paths are logged: anybody can ask for a path that says something about somebody. */
const plainPath =
  /^\/(api\/[\w/-]{1,40}|assets\/[\w.-]{1,80}|control\/[\w-]{1,20}|sdk|device|loading|healthz|readyz|metrics)?$/

type CreateTrafficParameters = { log?: Log | undefined; metrics: Pick<Metrics, 'countRequest'>; isProxied: boolean }

/**
 * Creates what follows the requests of a server, counts them and writes a line for each.
 *
 * @param isProxied Whether there is a trusted proxy in front, whose request ids count.
 */
export function createTraffic({ log, metrics, isProxied }: CreateTrafficParameters): Traffic {
  const open = new Map<ServerResponse, Promise<void>>()
  let isWinding = false
  const end = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('connection', 'close')
  }
  return {
    follow(request, response) {
      const id = readRequestId(request, isProxied)
      const startedAt = performance.now()
      const path = request.url?.split('?')[0] ?? ''
      const route = nameRoute(path)
      const asked = { id, method: request.method, path: plainPath.test(path) ? path : 'other' }
      response.setHeader('x-request-id', id)
      if (isWinding) end(response)
      const closed = new Promise<void>((resolve) => {
        response.once('close', () => {
          open.delete(response)
          const ms = performance.now() - startedAt
          const status = response.writableFinished ? response.statusCode : 'gone'
          log?.(response.statusCode < 500 ? 'info' : 'error', 'request', { ...asked, status, ms: Math.round(ms) })
          metrics.countRequest({ route, status, seconds: ms / 1_000 })
          resolve()
        })
      })
      open.set(response, closed)
    },
    wind() {
      isWinding = true
      for (const response of open.keys()) end(response)
    },
    async drain(limitMs) {
      const timeout = new AbortController()
      const late = wait(limitMs, undefined, { signal: timeout.signal }).catch(() => {})
      await Promise.race([Promise.all(open.values()), late])
      timeout.abort()
    },
  }
}
