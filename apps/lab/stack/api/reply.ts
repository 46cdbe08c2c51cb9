import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ApiFailure } from './ApiFailure.js'

/** Lets pages of any origin read the answers, as the hosted services do. */
export const openHeaders = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'retry-after' }

/** Answers with JSON. */
export function reply(
  response: ServerResponse,
  status: number,
  body: unknown,
  more: Readonly<Record<string, string>> = {},
): void {
  const shared = { ...openHeaders, 'content-type': 'application/json', 'cache-control': 'no-store' }
  response.writeHead(status, { ...shared, ...more })
  response.end(JSON.stringify(body))
}

/**
 * Answers with a failure, unless it only delays the answer.
 *
 * @returns Whether the request is answered.
 */
export function fail(request: IncomingMessage, response: ServerResponse, failure: ApiFailure): boolean {
  const { status, retryAfter, drop, garbage, body } = failure
  if (drop) request.socket.destroy()
  else if (status)
    reply(
      response,
      status,
      body ?? { error: 'The lab was told to fail' },
      retryAfter === undefined ? {} : { 'retry-after': retryAfter },
    )
  else if (body !== undefined) reply(response, 200, body)
  else if (garbage)
    response.writeHead(200, { ...openHeaders, 'content-type': 'text/html' }).end('<p>Not what you asked</p>')
  else return false
  return true
}
