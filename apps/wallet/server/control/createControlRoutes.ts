import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { SiteFault } from '@portico/app-parts/control/SiteFault'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import { answerJson } from '../http/answerJson.js'
import type { WalletContext, WalletEnv } from '../http/WalletEnv.js'
import type { Switches } from './createSwitches.js'

const faultSchema = z.strictObject({
  path: z.optional(z.string()),
  status: z.optional(z.int().check(z.minimum(200), z.maximum(599))),
  delayMs: z.optional(z.int().check(z.nonnegative())),
  drop: z.optional(z.boolean()),
  hang: z.optional(z.boolean()),
  version: z.optional(z.string()),
}) satisfies z.ZodMiniType<SiteFault>

const timeBody = z.object({ email: z.string(), advanceMs: z.int() })
const faultBody = z.object({ projectId: z.string(), fault: z.optional(faultSchema) })

const loopback = /^(::ffff:)?127\.|^::1$/

const hash = (text: string) => createHash('sha256').update(text).digest()

/** A proxy on this machine speaks from a loopback address too, but says for whom. */
function isFromHere({ socket, headers }: IncomingMessage): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  return !isForwarded && loopback.test(socket.remoteAddress ?? '')
}

/** Returns the body of a request if it is what is expected. */
async function readFitting<body>(c: WalletContext, schema: z.ZodMiniType<body>): Promise<body | undefined> {
  return schema.safeParse(await c.req.json().catch(() => undefined)).data
}

/**
 * Creates the routes that turn the switches: `POST /control/time` with `{ email, advanceMs }`, `/control/fault` with
 * `{ projectId, fault }`, or without a fault to end it, and `/control/reset`. To whoever may not use them there are none.
 *
 * @param token What a request has to carry as `Authorization: Bearer`. It must come from this machine itself.
 */
export function createControlRoutes({ token, switches }: { token: string; switches: Switches }): Hono<WalletEnv> {
  const { clock, faults, reset } = switches
  const expected = hash(`Bearer ${token}`)
  const mayTurn = (c: WalletContext) =>
    timingSafeEqual(hash(c.req.header('authorization') ?? ''), expected) && isFromHere(c.env.incoming)
  const refuse = (c: WalletContext) => answerJson(c, 400, { error: 'There is nothing of this kind to turn' })
  const routes = new Hono<WalletEnv>()
  routes.post('/control/:switch', async (c, next) => {
    if (!mayTurn(c)) return next()
    const name = c.req.param('switch')
    if (name === 'time') {
      const body = await readFitting(c, timeBody)
      if (!body) return refuse(c)
      clock.advance(body.email, body.advanceMs)
    } else if (name === 'fault') {
      const body = await readFitting(c, faultBody)
      if (!body) return refuse(c)
      if (body.fault) faults.set(body.projectId, body.fault)
      else faults.end(body.projectId)
    } else if (name === 'reset') reset()
    else return refuse(c)
    return answerJson(c, 200, {})
  })
  return routes
}
