import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import { readBody } from '@portico/app-parts/http/readBody'
import type { ApiFailure } from '../api/ApiFailure.js'
import { type ApiSpace, createApiSpace } from '../api/createApiSpace.js'
import { fail } from '../api/reply.js'
import type { Log } from '../logs/createLog.js'
import { createAuthOptions } from './createAuthOptions.js'

/** How the server fails: as the API does, or without any answer until it is told to stop. */
type AuthFailure = ApiFailure & { readonly hang?: true }

/** A next-auth server without Next, for a page's own origin. */
export type NextAuthServer = {
  /** Path below which it answers. */
  readonly basePath: string
  /** Failures and requests, by paths such as `/session`. */
  readonly space: Pick<ApiSpace, 'getState' | 'clear'> & {
    addFailure(failure: AuthFailure): void
    endFailures(path?: string): void
  }
  /** Answers a request to a path below the base path. */
  answer(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void>
  close(): Promise<void>
}

const require = createRequire(import.meta.url)

function readCookies({ headers }: IncomingMessage): Record<string, string> {
  const pairs = (headers.cookie ?? '').split(/; */).flatMap((pair) => {
    const at = pair.indexOf('=')
    return at > 0 ? [[pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))] as const] : []
  })
  return Object.fromEntries(pairs)
}

async function readForm(request: IncomingMessage): Promise<unknown> {
  const text = (await readBody(request)).toString()
  if (request.headers['content-type']?.startsWith('application/json')) return text === '' ? {} : JSON.parse(text)
  return Object.fromEntries(new URLSearchParams(text))
}

/** Adds what Next adds to a response, and next-auth uses. */
function extendResponse(response: ServerResponse) {
  const json = (value: unknown) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(value))
  }
  return Object.assign(response, {
    json,
    status(code: number) {
      response.statusCode = code
      return response
    },
    send: (value: unknown) => (typeof value === 'object' && value !== null ? json(value) : response.end(value)),
  })
}

/**
 * Creates the lab's next-auth server.
 *
 * @param smtpUrl Where its mails go.
 * @param oidcUrl Issuer of its OAuth provider.
 */
export function createNextAuth(parameters: {
  readonly smtpUrl: string
  readonly oidcUrl: string
  readonly log?: Log | undefined
}): NextAuthServer {
  // It serves whichever name of this machine the page was opened by.
  process.env.AUTH_TRUST_HOST = '1'
  delete process.env.NEXTAUTH_URL
  const { default: nextAuth }: typeof import('next-auth') = require('next-auth')
  const options = createAuthOptions({ ...parameters, secret: randomBytes(32).toString('hex') })
  const space = createApiSpace<AuthFailure>()
  const closing = new AbortController()
  let held = new AbortController()
  const basePath = '/api/auth'

  /** Waits until the failures end, and drops the request then. */
  async function hold(response: ServerResponse): Promise<void> {
    await new Promise((resolve) => held.signal.addEventListener('abort', resolve, { once: true }))
    response.destroy()
  }

  return {
    basePath,
    space: {
      ...space,
      endFailures(path) {
        space.endFailures(path)
        held.abort()
        held = new AbortController()
      },
    },
    async answer(request, response, pathname) {
      const path = pathname.slice(basePath.length)
      const { searchParams } = new URL(`http://localhost${request.url}`)
      space.addRequest({ path: `${request.method} ${path}`, query: Object.fromEntries(searchParams) })
      const failure = space.takeFailure(path)
      if (failure?.hang) return hold(response)
      if (failure?.delayMs) await wait(failure.delayMs, undefined, { signal: closing.signal })
      if (failure && fail(request, response, failure)) return
      const [action, provider] = path.slice(1).split('/')
      request.headers['x-forwarded-host'] = request.headers.host
      request.headers['x-forwarded-proto'] = 'http'
      const extended = Object.assign(request, {
        query: {
          ...Object.fromEntries(searchParams),
          nextauth: provider === undefined ? [action] : [action, provider],
        },
        cookies: readCookies(request),
        body: request.method === 'POST' ? await readForm(request) : {},
      })
      await nextAuth(extended, extendResponse(response), options)
    },
    async close() {
      closing.abort()
      held.abort()
    },
  }
}
