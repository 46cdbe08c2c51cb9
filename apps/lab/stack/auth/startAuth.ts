import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { listen } from '@portico/app-parts/http/listen'
import { fail, openHeaders, reply } from '../api/reply.js'
import type { Log } from '../logs/createLog.js'
import type { LabPorts } from '../ports.js'
import type { AuthState } from './answerAuth.js'
import { createAuthSpace } from './createAuthSpace.js'
import { readJson } from './readJson.js'

type AuthSpace = ReturnType<typeof createAuthSpace>

/**
 * A running service for sign-in sessions. The path of its base URL is a space with its own accounts, clock, failures and
 * requests.
 */
export type AuthService = {
  /** Base URL without trailing slash. */
  readonly url: string
  getSpace(name?: string): AuthSpace
  /** Ends all failures, and sets all clocks right. */
  reset(): void
  close(): Promise<void>
}

/** Allows pages to send JSON and tokens, which browsers ask about first. */
function allowPages(response: ServerResponse): void {
  const allowed = {
    'access-control-allow-methods': 'GET, POST, PUT',
    'access-control-allow-headers': 'content-type, authorization, x-nonce-jwt, x-otp',
  }
  response.writeHead(204, { ...openHeaders, ...allowed, 'access-control-max-age': '600' }).end()
}

function readHost({ headers }: IncomingMessage): string {
  try {
    return new URL(headers.origin ?? '').host
  } catch {
    return ''
  }
}

/**
 * Starts the service.
 *
 * @param port Port to listen on.
 * @param chains The local chains, whose nodes verify the signatures of contracts. They are asked past the proxies, so
 * that faults of an app's nodes do not affect the service.
 */
export async function startAuth(parameters: {
  port: number
  chains: LabPorts['chains']
  log?: Log | undefined
}): Promise<AuthService> {
  const { port, chains, log } = parameters
  const nodes = chains.map(({ chainId, anvil }) => [`eip155:${chainId}`, [`http://127.0.0.1:${anvil}`]])
  const rpcUrls: AuthState['rpcUrls'] = Object.fromEntries(nodes)
  const url = `http://127.0.0.1:${port}`
  const ending = new AbortController()
  const spaces = new Map<string, AuthSpace>()

  function getSpace(name = ''): AuthSpace {
    const space = spaces.get(name) ?? createAuthSpace({ url, rpcUrls })
    spaces.set(name, space)
    return space
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'OPTIONS') return allowPages(response)
    const { pathname, searchParams: query } = new URL(`http://localhost${request.url}`)
    const [, prefix = '', endpoint] = /^(.*?)\/auth\/v1\/([\w-]+)$/.exec(pathname) ?? []
    if (!endpoint) return reply(response, 404, { error: `There is no ${pathname}` })
    const space = getSpace(decodeURIComponent(prefix).replace(/^\/+|\/+$/g, ''))
    // The reference sends bodies without a content type.
    const body = await readJson(request)
    space.addRequest({ path: `${request.method} ${endpoint}`, query: Object.fromEntries(query), body })
    const failure = space.takeFailure(endpoint)
    if (failure?.delayMs) await wait(failure.delayMs, undefined, { signal: ending.signal })
    if (failure && fail(request, response, failure)) return
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    const { method = 'GET' } = request
    const found = await space.answer({ method, endpoint, query, headers, body, host: readHost(request) })
    reply(response, found.status, found.body)
  }

  const listening = await listen(port, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (ending.signal.aborted) return response.destroy()
      log?.write('auth', `${request.url}: ${error instanceof Error ? error.stack : error}`)
      if (response.headersSent) response.destroy()
      else reply(response, 500, { error: 'The lab failed; its log says why' })
    })
  })

  return {
    url,
    getSpace,
    reset() {
      for (const space of spaces.values()) {
        space.endFailures()
        space.resetClock()
      }
    },
    async close() {
      ending.abort()
      await listening.close()
    },
  }
}
