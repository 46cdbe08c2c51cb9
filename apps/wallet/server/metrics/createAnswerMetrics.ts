import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Metrics } from './createMetrics.js'

/** Answers a request for the metrics, and returns whether it was one. */
export type AnswerMetrics = (request: IncomingMessage, response: ServerResponse, pathname: string) => Promise<boolean>

const hash = (text: string) => createHash('sha256').update(text).digest()

/**
 * Creates the handler of `GET /metrics`.
 *
 * @param token What a request has to carry as `Authorization: Bearer`.
 */
export function createAnswerMetrics({ token, metrics }: { token: string; metrics: Metrics }): AnswerMetrics {
  const expected = hash(`Bearer ${token}`)
  return async (request, response, pathname) => {
    if (pathname !== '/metrics') return false
    const answer = (status: number, text: string, headers: Readonly<Record<string, string>> = {}) => {
      response.writeHead(status, {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        ...headers,
      })
      response.end(text)
      return true
    }
    if (!timingSafeEqual(hash(request.headers.authorization ?? ''), expected))
      return answer(401, 'The metrics need their token\n', { 'www-authenticate': 'Bearer' })
    if (request.method !== 'GET') return answer(405, 'The metrics are read with GET\n', { allow: 'GET' })
    const { type, text } = await metrics.print()
    return answer(200, text, { 'content-type': type })
  }
}
