import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { listen } from '@portico/app-parts/http/listen'
import { readBody } from '@portico/app-parts/http/readBody'
import { createApiSpace } from '../api/createApiSpace.js'
import { fail, openHeaders, reply } from '../api/reply.js'
import type { Exchange } from '../exchange/startExchange.js'
import type { Log } from '../logs/createLog.js'
import { createAnswers, type DataAnswers } from './createAnswers.js'
import type { EvmChainSource } from './evm/createEvmChain.js'
import { answerPicture } from './pictures/answerPicture.js'
import { DataError } from './readAccount.js'
import type { SolanaSource } from './solana/SolanaSource.js'
import { type DataFailure, spoilAnswer } from './spoilAnswer.js'

type DataSpace = ReturnType<typeof createApiSpace<DataFailure>>

/**
 * A running data service: balances, history, items, names and prices of the local chains. The path of its base URL is a
 * space with its own failures and requests.
 */
export type DataService = {
  /** Base URL without trailing slash. */
  readonly url: string
  getSpace(name?: string): DataSpace
  /** What is sold, and what was bought. */
  readonly onramp: DataAnswers['onramp']
  /** Ends all failures. */
  reset(): void
  close(): Promise<void>
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  try {
    return JSON.parse((await readBody(request)).toString())
  } catch {
    throw new DataError('The body must be JSON')
  }
}

/** Allows pages to send JSON, which browsers ask about first. */
function allowPages(response: ServerResponse): void {
  const allowed = { 'access-control-allow-methods': 'GET, POST', 'access-control-allow-headers': 'content-type' }
  response.writeHead(204, { ...openHeaders, ...allowed, 'access-control-max-age': '600' }).end()
}

/**
 * Starts the data service.
 *
 * @param port Port to listen on.
 */
export async function startData(parameters: {
  port: number
  chains: readonly EvmChainSource[]
  solana: SolanaSource
  /** URL of the pages where purchases are made. Default: none that answers. */
  onrampUrl?: string | undefined
  /** Answers the JSON-RPC of exchanges; without it there is none. */
  exchange?: Pick<Exchange, 'answer'> | undefined
  log?: Log | undefined
}): Promise<DataService> {
  const { port, chains, solana, onrampUrl = 'http://127.0.0.1:9', exchange, log } = parameters
  const url = `http://127.0.0.1:${port}`
  const ending = new AbortController()
  const answers = createAnswers({ chains, solana, onrampUrl, log })
  const spaces = new Map<string, DataSpace>()

  function getSpace(name = ''): DataSpace {
    const space = spaces.get(name) ?? createApiSpace<DataFailure>()
    spaces.set(name, space)
    return space
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'OPTIONS') return allowPages(response)
    const { pathname, searchParams: query } = new URL(`http://localhost${request.url}`)
    const [, prefix = '', rest] = /^(.*?)(\/v1\/.+)$/.exec(pathname) ?? []
    if (!rest) return reply(response, 404, { error: `There is no ${pathname}` })
    const endpoint = decodeURIComponent(rest)
    const space = getSpace(decodeURIComponent(prefix).replace(/^\/+|\/+$/g, ''))
    const isPost = request.method === 'POST'
    const body = isPost ? await readJson(request) : undefined
    space.addRequest({ path: endpoint, query: Object.fromEntries(query), ...(isPost && { body }) })
    // So that a failure can name an endpoint of all accounts and names, or what is posted alone.
    const general = endpoint.replace(
      /^(\/v1\/(?:account|identity|profile\/(?:account|reverse|suggestions))\/)[^/]+/,
      '$1*',
    )
    const failure = space.takeFailure(endpoint, general, `${request.method} ${endpoint}`)
    if (failure?.delayMs) await wait(failure.delayMs, undefined, { signal: ending.signal })
    if (failure && fail(request, response, failure)) return
    if (!isPost && request.method !== 'GET') return reply(response, 405, { error: 'Only GET and POST are known' })
    const picture = isPost ? undefined : answerPicture(endpoint)
    if (picture) {
      const caching = { 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' }
      response.writeHead(200, { ...openHeaders, ...caching, 'content-type': picture.type }).end(picture.content)
      return
    }
    const { pageSize, lastBlock } = failure ?? {}
    const isRpc = isPost && endpoint === '/v1/json-rpc' && exchange
    if (isRpc)
      return reply(
        response,
        200,
        failure ? spoilAnswer(exchange.answer(prefix, body), failure) : exchange.answer(prefix, body),
      )
    const base = `${url}${prefix}`
    const found = await answers.answer({ endpoint, query, body, base, prefix, pageSize, lastBlock })
    if (!found) return reply(response, 404, { error: `There is no ${pathname}` })
    reply(response, 200, failure ? spoilAnswer(found, failure) : found)
  }

  const listening = await listen(port, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (ending.signal.aborted) return response.destroy()
      if (error instanceof DataError) return reply(response, error.status, error.body)
      if (error instanceof URIError) return reply(response, 400, { error: error.message })
      log?.write('data', `${request.url}: ${error instanceof Error ? error.stack : error}`)
      if (response.headersSent) response.destroy()
      else reply(response, 500, { error: 'The lab failed; its log says why' })
    })
  }).catch(async (error: unknown) => {
    await answers.close()
    throw error
  })

  return {
    url,
    getSpace,
    onramp: answers.onramp,
    reset() {
      answers.reset()
      for (const space of spaces.values()) space.endFailures()
    },
    async close() {
      ending.abort()
      await listening.close()
      await answers.close()
    },
  }
}
