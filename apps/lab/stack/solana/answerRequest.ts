import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { readBody } from '@portico/app-parts/http/readBody'
import { countCall, type Space, takeLoss } from './createSpaces.js'
import type { Ledger } from './ledger/createLedger.js'
import { answerCall, isMeant } from './methods/answerCall.js'
import { writeJson } from './writeJson.js'

export type AnswerRequestParameters = {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly ledger: Ledger
  readonly space: Space
  /** Ends a delay. */
  readonly signal: AbortSignal
}

const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-expose-headers': 'retry-after',
  'cache-control': 'no-store',
  'content-type': 'application/json',
}

const invalid = { jsonrpc: '2.0', id: null, error: { code: -32700, message: 'Parse error' } }

/** Answers an HTTP request to the RPC as the faults of its space say. Never rejects. */
export async function answerRequest(parameters: AnswerRequestParameters): Promise<void> {
  const { request, response, space } = parameters
  if (space.faults.down) {
    request.socket.destroy()
    return
  }
  if (request.method === 'OPTIONS') {
    response.writeHead(204, headers).end()
    return
  }
  if (request.method !== 'POST') {
    response.writeHead(405, headers).end('{"error":"JSON-RPC requests are sent with POST"}')
    return
  }
  await answerCalls(parameters).catch(() => {
    if (response.headersSent) response.destroy()
    else response.writeHead(500, headers).end('{"error":"The local chain failed"}')
  })
}

async function answerCalls({ request, response, ledger, space, signal }: AnswerRequestParameters): Promise<void> {
  const body = parse(await readBody(request))
  const calls = Array.isArray(body) ? body : [body]
  for (const call of calls) countCall(space, readMethod(call))
  const { faults } = space
  const isFaulty = calls.some((call) => isMeant({ faults }, readMethod(call)))
  if (faults.delayMs && isFaulty) await wait(faults.delayMs, undefined, { signal })
  if (faults.status && isFaulty) {
    const retry = faults.retryAfter === undefined ? {} : { 'retry-after': faults.retryAfter }
    response.writeHead(faults.status, { ...headers, ...retry }).end('{"error":"The lab was told to fail"}')
    return
  }
  const context = { ledger, faults, takeLoss: () => takeLoss(space) }
  const answers = calls.map((call) => (call === undefined ? invalid : answerCall(context, call)))
  response.writeHead(200, headers).end(writeJson(Array.isArray(body) ? answers : answers[0]))
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}

const readMethod = (call: unknown) => (typeof call === 'object' && call !== null ? Reflect.get(call, 'method') : '')
