import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { privateHeaders } from '../http/answerJson.js'
import type { WalletEnv } from '../http/WalletEnv.js'
import type { Metrics } from './createMetrics.js'

const hash = (text: string) => createHash('sha256').update(text).digest()

/**
 * Creates the route `GET /metrics`.
 *
 * @param token What a request has to carry as `Authorization: Bearer`.
 */
export function createMetricsRoutes({ token, metrics }: { token: string; metrics: Metrics }): Hono<WalletEnv> {
  const expected = hash(`Bearer ${token}`)
  const routes = new Hono<WalletEnv>()
  routes.all('/metrics', async (c) => {
    for (const [name, value] of Object.entries(privateHeaders)) c.header(name, value)
    if (!timingSafeEqual(hash(c.req.header('authorization') ?? ''), expected))
      return c.text('The metrics need their token\n', 401, { 'www-authenticate': 'Bearer' })
    if (c.req.method !== 'GET') return c.text('The metrics are read with GET\n', 405, { allow: 'GET' })
    const { type, text } = await metrics.print()
    return c.body(text, 200, { 'content-type': type })
  })
  return routes
}
