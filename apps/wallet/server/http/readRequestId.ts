import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/**
 * Returns the id that a request has in the log and in its answer: the one of a trusted proxy, else a new one.
 *
 * @param isProxied Whether there is a trusted proxy in front. Anybody else's id could forge lines of the log.
 */
export function readRequestId({ headers }: Pick<IncomingMessage, 'headers'>, isProxied: boolean): string {
  const given = headers['x-request-id']
  if (isProxied && typeof given === 'string' && /^[\w-]{8,64}$/.test(given)) return given
  return randomBytes(8).toString('hex')
}
