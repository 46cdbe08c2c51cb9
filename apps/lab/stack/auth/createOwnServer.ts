import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { fail, reply } from '../api/reply.js'
import { readJson } from './readJson.js'
import type { AuthService } from './startAuth.js'

/** A server of an app's own that keeps its visitors' sign-ins, for a page's own origin. */
export type OwnServer = {
  /** Path below which it answers, as `/api/sign-ins/sessions` or, in a space, `/api/sign-ins/my-test/sessions`. */
  readonly basePath: string
  /** Answers a request to a path below the base path. */
  answer(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void>
}

const basePath = '/api/sign-ins'
const cookieName = 'lab-visitor'

/** Returns who asks: the visitor of the cookie, or a new one. */
function readVisitor(request: IncomingMessage, response: ServerResponse): string {
  const known = new RegExp(`(?:^|; *)${cookieName}=([\\w-]{36})(?:;|$)`).exec(request.headers.cookie ?? '')?.[1]
  const visitor = known ?? randomUUID()
  // Scripts of the page cannot read it, and other sites cannot send it along.
  response.setHeader('set-cookie', `${cookieName}=${visitor}; Path=${basePath}; HttpOnly; SameSite=Strict`)
  return visitor
}

/**
 * Creates the server. Its spaces are those of the sign-in service, with their failures, requests and clock.
 *
 * @param auth The sign-in service.
 */
export function createOwnServer({ getSpace }: Pick<AuthService, 'getSpace'>): OwnServer {
  return {
    basePath,
    async answer(request, response, pathname) {
      const [, name = '', endpoint = ''] = /^(.*?)\/?([\w-]+)$/.exec(pathname.slice(basePath.length + 1)) ?? []
      const { method = 'GET', headers } = request
      const space = getSpace(name)
      const { searchParams: query } = new URL(request.url ?? '/', 'http://localhost')
      const body = await readJson(request)
      space.addRequest({ path: `${method} ${endpoint}`, query: Object.fromEntries(query), body })
      const failure = space.takeFailure(endpoint)
      if (failure?.delayMs) await wait(failure.delayMs)
      if (failure && fail(request, response, failure)) return
      const visitor = readVisitor(request, response)
      const found = await space.answerOwn({ method, endpoint, query, body, visitor, host: headers.host ?? '' })
      reply(response, found.status, found.body)
    },
  }
}
