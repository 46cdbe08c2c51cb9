import { Hono } from 'hono'
import type { Database } from '../store/Database.js'
import { answerJson } from './answerJson.js'
import type { WalletEnv } from './WalletEnv.js'

export type WalletState = 'starting' | 'running' | 'stopping'

type HealthParameters = { readonly database: Database; getState(): WalletState }

/**
 * Creates the routes for what runs the wallet: `/healthz` answers 200 as long as the process does, `/readyz` only while
 * people can use it.
 */
export function createHealthRoutes({ database, getState }: HealthParameters): Hono<WalletEnv> {
  const routes = new Hono<WalletEnv>()
  routes.all('/healthz', (c) => answerJson(c, 200, { status: 'ok' }))
  routes.all('/readyz', async (c) => {
    const state = getState()
    if (state !== 'running') return answerJson(c, 503, { status: state })
    try {
      await database.get('SELECT 1 AS one')
    } catch {
      return answerJson(c, 503, { status: 'database' })
    }
    return answerJson(c, 200, { status: 'ok' })
  })
  return routes
}
