import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { listen } from '@portico/app-parts/http/listen'
import { readBody } from '@portico/app-parts/http/readBody'

/** A failure that the proxy returns instead of, or before, forwarding requests. */
export type RpcFailure = {
  /** HTTP status of the answer. */
  status?: number | undefined
  /** Value of the `retry-after` header sent with `status`. */
  retryAfter?: string | undefined
  /** Delay of every request, in milliseconds. */
  delayMs?: number | undefined
  /** Closes the connection without an answer. */
  drop?: boolean | undefined
  /** JSON-RPC methods that fail; all by default. */
  methods?: readonly string[] | undefined
}

/** A proxy in front of a chain's RPC that can be made to fail. */
export type RpcProxy = {
  readonly url: string
  setFailure(failure: RpcFailure | undefined): void
  close(): Promise<void>
}

const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-expose-headers': 'retry-after',
  'cache-control': 'no-store',
  'content-type': 'application/json',
}

function calls(body: Buffer, methods: readonly string[]): boolean {
  try {
    return [JSON.parse(body.toString())].flat().some((call) => methods.includes(call?.method))
  } catch {
    return false
  }
}

/**
 * Starts the proxy of one chain.
 *
 * @param port Port to listen on.
 * @param target RPC URL of the chain.
 */
export async function startProxy({ port, target }: { port: number; target: string }): Promise<RpcProxy> {
  const ending = new AbortController()
  let failure: RpcFailure | undefined

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, headers).end()
      return
    }
    if (request.method !== 'POST') {
      response.writeHead(405, headers).end('{"error":"JSON-RPC requests are sent with POST"}')
      return
    }
    const body = await readBody(request)
    const applied = failure && (!failure.methods || calls(body, failure.methods)) ? failure : undefined
    if (applied?.delayMs) await wait(applied.delayMs, undefined, { signal: ending.signal })
    if (applied?.drop) {
      request.socket.destroy()
      return
    }
    if (applied?.status) {
      const retry = applied.retryAfter === undefined ? {} : { 'retry-after': applied.retryAfter }
      response.writeHead(applied.status, { ...headers, ...retry }).end('{"error":"The lab was told to fail"}')
      return
    }
    const reply = await fetch(target, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Uint8Array(body),
      signal: ending.signal,
    })
    response.writeHead(reply.status, headers).end(Buffer.from(await reply.arrayBuffer()))
  }

  const listening = await listen(port, (request, response) => {
    answer(request, response).catch(() => {
      if (response.headersSent) response.destroy()
      else response.writeHead(502, headers).end('{"error":"The local chain does not answer"}')
    })
  })

  return {
    url: `http://127.0.0.1:${port}`,
    setFailure(next) {
      failure = next
    },
    async close() {
      ending.abort()
      await listening.close()
    },
  }
}
