import type { IncomingMessage, ServerResponse } from 'node:http'
import { listen } from '@portico/app-parts/http/listen'
import type { CreatePages, Pages } from '@portico/app-parts/http/Pages'
import { readBody } from '@portico/app-parts/http/readBody'
import type { OwnServer } from '../auth/createOwnServer.js'
import type { AnswerControl } from '../control/Control.js'
import type { Log } from '../logs/createLog.js'
import type { NextAuthServer } from '../nextAuth/createNextAuth.js'
import type { LabManifest } from './createManifest.js'

export type StartWebParameters = {
  port: number
  manifest: LabManifest
  answerControl: AnswerControl
  createPages?: CreatePages | undefined
  /** Answers below its base path, where it can set cookies for the pages. */
  nextAuth?: Pick<NextAuthServer, 'basePath' | 'answer'> | undefined
  /** Keeps sign-ins below its base path, where its cookie is the page's. */
  ownServer?: OwnServer | undefined
  log?: Log | undefined
}

function reply(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body, undefined, 2))
}

function readPath(request: IncomingMessage): string | undefined {
  try {
    return decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
  } catch {
    return undefined
  }
}

/** Protects against DNS rebinding: another site's host name must not reach the stack. */
function isLoopback(request: IncomingMessage): boolean {
  return /^((.+\.)?localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(request.headers.host ?? '')
}

/** Starts the lab's own origin, with its pages, `lab.json` and the controls for tests. */
export async function startWeb(parameters: StartWebParameters): Promise<{ url: string; close(): Promise<void> }> {
  const { port, manifest, answerControl, createPages, nextAuth, ownServer, log } = parameters
  let pages: Pages | undefined

  async function control(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> {
    if (request.method !== 'POST') return reply(response, 405, { error: 'Controls are used with POST' })
    // This type requires a CORS preflight, which other origins are refused.
    if (!request.headers['content-type']?.startsWith('application/json'))
      return reply(response, 415, { error: 'The body must be application/json' })
    const text = (await readBody(request)).toString()
    const { status, body } = await answerControl({ pathname, body: text === '' ? {} : JSON.parse(text) })
    reply(response, status, body)
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pathname = readPath(request)
    if (pathname === undefined) return reply(response, 400, { error: 'The path is not valid' })
    if (!isLoopback(request)) return reply(response, 403, { error: 'The lab answers to localhost only' })
    if (pathname === '/lab.json') return reply(response, 200, manifest)
    if (pathname.startsWith('/control/')) return control(request, response, pathname)
    if (nextAuth && pathname.startsWith(`${nextAuth.basePath}/`)) return nextAuth.answer(request, response, pathname)
    if (ownServer && pathname.startsWith(`${ownServer.basePath}/`)) return ownServer.answer(request, response, pathname)
    if (!pages) return reply(response, 404, { error: 'The lab was started without its pages' })
    if (pathname === '/peer/wc') {
      // Apps build links to a wallet from its address and `wc?uri=…`.
      response.writeHead(302, { location: `/peer${new URL(request.url ?? '/', 'http://localhost').search}` }).end()
      return
    }
    return pages.answer(request, response, pathname)
  }

  const listening = await listen(port, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      log?.write('web', `${request.url}: ${error instanceof Error ? error.stack : error}`)
      if (response.headersSent) response.destroy()
      else reply(response, 500, { error: error instanceof Error ? error.message : String(error) })
    })
  })
  pages = await createPages?.(listening.server)

  return {
    url: manifest.web,
    async close() {
      await pages?.close?.()
      await listening.close()
    },
  }
}
