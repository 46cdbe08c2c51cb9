import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { ApiError } from '../ApiError.js'
import type { WalletContext } from './WalletEnv.js'

/** Nothing keeps such an answer, and no other origin reads it. */
export const privateHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const

/** Answers with JSON for the wallet's own pages. */
export function answerJson(c: WalletContext, status: number, body: object): Response {
  for (const [name, value] of Object.entries(privateHeaders)) c.header(name, value)
  // Every status that the wallet answers with has a body.
  return c.json(body, status as ContentfulStatusCode)
}

/** Tells what was wrong, and when to ask again if waiting is all that is needed. */
export function answerError(c: WalletContext, { status, code, message, retryAfter }: ApiError): Response {
  if (retryAfter !== undefined) c.header('retry-after', `${retryAfter}`)
  return answerJson(c, status, { error: { code, message, ...(retryAfter !== undefined && { retryAfter }) } })
}

/** A failure of the wallet's own, of which nobody is told more. */
export const serverFailure = () => new ApiError(500, 'server', 'The wallet failed. Please try again')
