import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { SiteFault } from '@portico/app-parts/control/SiteFault'
import { readBody } from '@portico/app-parts/http/readBody'
import { isRecord } from '@portico/core/internal'
import * as z from 'zod/mini'
import type { Switches } from './createSwitches.js'

type ControlBody = Readonly<Record<string, unknown>>

const faultSchema = z.strictObject({
  path: z.optional(z.string()),
  status: z.optional(z.int().check(z.minimum(200), z.maximum(599))),
  delayMs: z.optional(z.int().check(z.nonnegative())),
  drop: z.optional(z.boolean()),
  hang: z.optional(z.boolean()),
  version: z.optional(z.string()),
}) satisfies z.ZodMiniType<SiteFault>

/** Answers a control request, or returns `undefined` to one that may not know that there are controls. */
export type AnswerControl = (
  request: IncomingMessage,
  pathname: string,
) => Promise<{ readonly status: number; readonly body: object } | undefined>

const loopback = /^(::ffff:)?127\.|^::1$/

const hash = (text: string) => createHash('sha256').update(text).digest()

/** A proxy on this machine speaks from a loopback address too, but says for whom. */
function isFromHere({ socket, headers }: IncomingMessage): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  return !isForwarded && loopback.test(socket.remoteAddress ?? '')
}

function turn({ clock, faults, reset }: Switches, pathname: string, body: ControlBody): boolean {
  const { email, advanceMs, projectId, fault } = body
  if (pathname === '/control/time' && typeof email === 'string' && Number.isInteger(advanceMs))
    clock.advance(email, Number(advanceMs))
  else if (pathname === '/control/fault' && typeof projectId === 'string') {
    const parsed = z.optional(faultSchema).safeParse(fault)
    if (!parsed.success) return false
    if (parsed.data) faults.set(projectId, parsed.data)
    else faults.end(projectId)
  } else if (pathname === '/control/reset') reset()
  else return false
  return true
}

/**
 * Creates the handler of the requests that turn the switches: `POST /control/time` with `{ email, advanceMs }`,
 * `/control/fault` with `{ projectId, fault }`, or without a fault to end it, and `/control/reset`.
 *
 * @param token What a request has to carry as `Authorization: Bearer`. It must come from this machine itself.
 */
export function createAnswerControl({ token, switches }: { token: string; switches: Switches }): AnswerControl {
  const expected = hash(`Bearer ${token}`)
  return async (request, pathname) => {
    const isKnown = timingSafeEqual(hash(request.headers.authorization ?? ''), expected)
    if (!isKnown || !isFromHere(request) || request.method !== 'POST') return undefined
    const refusal = { status: 400, body: { error: 'There is nothing of this kind to turn' } }
    let body: unknown
    try {
      body = JSON.parse((await readBody(request)).toString())
    } catch {
      return refusal
    }
    return isRecord(body) && turn(switches, pathname, body) ? { status: 200, body: {} } : refusal
  }
}
