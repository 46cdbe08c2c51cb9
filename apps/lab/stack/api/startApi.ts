import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { listen } from '@portico/app-parts/http/listen'
import { readBody } from '@portico/app-parts/http/readBody'
import type { Log } from '../logs/createLog.js'
import { type ApiSpace, createApiSpace } from './createApiSpace.js'
import { createCatalogue } from './createCatalogue.js'
import { QueryError } from './findWallets.js'
import { fail, openHeaders, reply } from './reply.js'
import { splitPath } from './splitPath.js'

/**
 * A running API: the wallet catalogue and the receiver of analytics. The path of its base URL is a space with its own
 * failures and records; `many` in the path selects 10,000 generated wallets.
 */
export type Api = {
  /** Base URL without trailing slash. */
  readonly url: string
  getSpace(name?: string): ApiSpace
  /** Ends all failures. */
  reset(): void
  close(): Promise<void>
}

/** Answers so that the browser revalidates each time, with 304 if nothing has changed. */
function replyCached(request: IncomingMessage, response: ServerResponse, body: unknown): void {
  const etag = `"${createHash('sha256').update(JSON.stringify(body)).digest('base64url')}"`
  const caching = { etag, 'cache-control': 'no-cache' }
  if (request.headers['if-none-match'] === etag) response.writeHead(304, { ...openHeaders, ...caching }).end()
  else reply(response, 200, body, caching)
}

export async function startApi({ port, log }: { port: number; log?: Log | undefined }): Promise<Api> {
  const ending = new AbortController()
  const catalogue = createCatalogue()
  const spaces = new Map<string, ApiSpace>()

  function getSpace(name = ''): ApiSpace {
    const space = spaces.get(name) ?? createApiSpace()
    spaces.set(name, space)
    return space
  }

  async function receiveRecord(request: IncomingMessage, response: ServerResponse, space: ApiSpace): Promise<void> {
    if (request.method !== 'POST') return reply(response, 405, { error: 'Records are sent with POST' })
    const text = (await readBody(request)).toString()
    try {
      space.addRecord(JSON.parse(text))
    } catch {
      return reply(response, 400, { error: 'A record is JSON' })
    }
    reply(response, 202, { status: 'ok' })
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams: query } = new URL(`http://localhost${request.url}`)
    const { space: name, isMany, endpoint } = splitPath(decodeURIComponent(pathname)) ?? {}
    if (!endpoint || name === undefined || isMany === undefined)
      return reply(response, 404, { error: `There is no ${pathname}` })
    const space = getSpace(name)
    space.addRequest({ path: endpoint, query: Object.fromEntries(query) })
    const failure = space.takeFailure(endpoint)
    if (failure?.delayMs) await wait(failure.delayMs, undefined, { signal: ending.signal })
    if (failure && fail(request, response, failure)) return
    if (endpoint === '/e') return receiveRecord(request, response, space)
    if (request.method !== 'GET') return reply(response, 405, { error: 'The catalogue is asked with GET' })
    const found = catalogue({ endpoint, query, isMany })
    if (!found) return reply(response, 404, { error: `There is no ${pathname}` })
    if ('json' in found) return replyCached(request, response, found.json)
    const image = { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000, immutable' }
    response.writeHead(200, { ...openHeaders, ...image }).end(found.svg)
  }

  const listening = await listen(port, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (error instanceof QueryError || error instanceof URIError)
        return reply(response, 400, { error: error.message })
      if (ending.signal.aborted) return response.destroy()
      log?.write('api', `${request.url}: ${error instanceof Error ? error.stack : error}`)
      if (response.headersSent) response.destroy()
      else reply(response, 500, { error: 'The lab failed; its log says why' })
    })
  })

  return {
    url: `http://127.0.0.1:${port}`,
    getSpace,
    reset() {
      for (const space of spaces.values()) space.endFailures()
    },
    async close() {
      ending.abort()
      await listening.close()
    },
  }
}
