import type { IncomingMessage } from 'node:http'
import { readBody } from '@portico/app-parts/http/readBody'
import { ApiError } from '../ApiError.js'
import { chooseLocale } from '../mail/letters/chooseLocale.js'
import { nameApp } from '../mail/nameApp.js'
import { readProject } from '../projects/readProject.js'
import type { WalletServices } from '../WalletServices.js'
import type { ApiRequest } from './ApiRequest.js'
import { readKeeping } from './ApiRequest.js'
import { apiRoutes } from './apiRoutes.js'
import { createCookieJar } from './createCookieJar.js'

/** Handles a request of the wallet's pages. */
export type AnswerApi = (
  request: IncomingMessage,
  place: { pathname: string; projectId: string },
) => Promise<{ status: number; body: object; cookies?: readonly string[] }>

export type CreateAnswerApiParameters = {
  services: WalletServices
  /** Returns the version that a project's frame should report, if not its own. */
  versionOf(projectId: string): string | undefined
  isProxied: boolean
}

const mostBytes = 1_000_000

function refuse(status: number, code: string, message: string): never {
  throw new ApiError(status, code, message)
}

function readHeader(request: IncomingMessage, name: string): string {
  const value = request.headers[name]
  return typeof value === 'string' ? value : ''
}

async function readRequest(
  request: IncomingMessage,
  { projectId, project, isProxied }: Pick<ApiRequest, 'projectId' | 'project'> & { isProxied: boolean },
): Promise<ApiRequest> {
  if (Number(readHeader(request, 'content-length')) > mostBytes) refuse(413, 'request/size', 'The request is too long')
  const text = (await readBody(request)).toString()
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    refuse(400, 'request/invalid', 'The body is no JSON')
  }
  if (typeof body !== 'object' || body === null) refuse(400, 'request/invalid', 'The body is no object')
  const keeping = readKeeping(readHeader(request, 'x-keep'))
  const app = readHeader(request, 'x-app').slice(0, 300)
  // Browsers send cookies with requests of any page, so they only count for the project's apps.
  if (keeping !== 'storage' && nameApp(app, project.origins) === undefined)
    refuse(403, 'request/app', 'This app is none of the project’s')
  const cookies =
    keeping === 'partitioned' || keeping === 'open'
      ? createCookieJar({
          header: readHeader(request, 'cookie'),
          isPartitioned: keeping === 'partitioned',
          projectId,
          app,
        })
      : undefined
  const forwarded = readHeader(request, 'x-forwarded-for').split(',').at(-1)?.trim()
  return {
    // Any object may be read by key; each value is checked where it is used.
    body: body as ApiRequest['body'],
    token: cookies ? cookies.token : (/^Bearer ([\w-]{20,100})$/.exec(readHeader(request, 'authorization'))?.[1] ?? ''),
    projectId,
    project,
    device: cookies ? cookies.device : readHeader(request, 'x-device').slice(0, 100),
    keeping,
    cookies,
    app,
    ip: (isProxied && forwarded) || (request.socket.remoteAddress ?? ''),
    locale: chooseLocale(readHeader(request, 'accept-language')),
    userAgent: readHeader(request, 'user-agent'),
  }
}

/**
 * Creates the handler of the wallet's API. Only the wallet's own pages may use it: a POST must come from their origin,
 * and there are no CORS headers for others.
 */
export function createAnswerApi(parameters: CreateAnswerApiParameters): AnswerApi {
  const { services, versionOf, isProxied } = parameters
  return async (request, { pathname, projectId }) => {
    try {
      if (pathname === '/api/config') {
        const { origins, features } = await readProject(services.projects, { projectId, pathname })
        const hasAssets = features.includes('assets')
        const chains = services.chains.map(({ id, name, symbol, assets }) => ({
          id,
          name,
          symbol,
          ...(assets && hasAssets && { assets }),
        }))
        const solana = features.includes('solana') ? services.solana.map(({ id, name }) => ({ id, name })) : []
        const version = versionOf(projectId)
        return { status: 200, body: { allowedOrigins: origins, chains, solana, ...(version && { version }) } }
      }
      const route = Object.hasOwn(apiRoutes, pathname) ? apiRoutes[pathname] : undefined
      if (!route) refuse(404, 'request/path', `There is no ${pathname}`)
      if (request.method !== 'POST') refuse(405, 'request/method', 'The API is used with POST')
      if (readHeader(request, 'origin') !== services.origin) refuse(403, 'request/origin', 'This page may not ask')
      const project = await readProject(services.projects, { projectId, pathname })
      const place = { projectId, project, isProxied }
      const asked = await readRequest(request, place)
      const body = await route(services, asked)
      return { status: 200, body, ...(asked.cookies && { cookies: asked.cookies.list() }) }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { status, code, message, retryAfter } = error
      services.metrics.countRefusal(code, pathname.startsWith('/api/login/'))
      return { status, body: { error: { code, message, ...(retryAfter !== undefined && { retryAfter }) } } }
    }
  }
}
