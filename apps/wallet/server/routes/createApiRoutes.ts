import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { type ApiBody, type ApiPath, apiRoutes, type ConfigAnswer, isApiPath } from '../../api/apiRoutes.js'
import { nameBadField } from '../../api/nameBadField.js'
import { ApiError } from '../ApiError.js'
import { answerJson } from '../http/answerJson.js'
import { limitTime } from '../http/limitTime.js'
import type { WalletContext, WalletEnv } from '../http/WalletEnv.js'
import type { Gates, WalletLoad } from '../http/WalletLoad.js'
import { readProject } from '../projects/readProject.js'
import type { WalletServices } from '../WalletServices.js'
import type { Route } from './ApiRequest.js'
import { answers } from './answers.js'
import { nameWork } from './nameWork.js'
import { readApiRequest } from './readApiRequest.js'

export type CreateApiRoutesParameters = {
  readonly services: WalletServices
  readonly gates: Gates
  readonly load: Pick<WalletLoad, 'handlingMs'>
  /** Returns the version that a project's frame should report, if not its own. */
  versionOf(projectId: string): string | undefined
  readonly isProxied: boolean
  /** Called if what took too long to be waited for fails in the end. */
  onLateFailure(error: unknown): void
}

const mostBytes = 1_000_000

const limitBody = bodyLimit({
  maxSize: mostBytes,
  onError() {
    throw new ApiError(413, 'request/size', 'The request is too long')
  },
})

/** Reads what a page sent, and gives up on what is too long as soon as it is. */
async function readBody(c: WalletContext): Promise<unknown> {
  let body: unknown
  await limitBody(c, async () => {
    body = await c.req.json().catch(() => {
      throw new ApiError(400, 'request/invalid', 'The body is no JSON')
    })
  })
  return body
}

/** @throws ApiError 400 That names the field which does not fit its description. */
function parseBody<path extends ApiPath>(path: path, body: unknown): ApiBody<path> {
  const parsed = apiRoutes[path].request.safeParse(body)
  // What the schema of this path gives is the body of this path.
  if (parsed.success) return parsed.data as ApiBody<path>
  const { code, message } = nameBadField(parsed.error)
  throw new ApiError(400, code, message)
}

/**
 * Creates the routes of the wallet's API. Only the wallet's own pages may use it: a POST must come from their origin,
 * and there are no CORS headers for others.
 */
export function createApiRoutes(parameters: CreateApiRoutesParameters): Hono<WalletEnv> {
  const { services, gates, load, versionOf, isProxied, onLateFailure } = parameters
  const routes = new Hono<WalletEnv>()

  async function readConfig(place: { projectId: string; pathname: string }): Promise<ConfigAnswer> {
    const { origins, features } = await readProject(services.projects, place)
    const hasAssets = features.includes('assets')
    const version = versionOf(place.projectId)
    return {
      allowedOrigins: origins,
      chains: services.chains.map(({ id, name, symbol, assets }) => ({
        ...{ id, name, symbol },
        ...(assets && hasAssets && { assets }),
      })),
      solana: features.includes('solana') ? services.solana.map(({ id, name }) => ({ id, name })) : [],
      ...(version && { version }),
    }
  }
  routes.all('/api/config', async (c) => answerJson(c, 200, await gates.all.run(() => readConfig(c.var))))

  // Whoever may not ask is told so before anything of a body is read.
  routes.use('/api/*', async (c, next) => {
    if (!isApiPath(c.var.pathname)) throw new ApiError(404, 'request/path', 'There is no such path')
    if (c.req.method !== 'POST') throw new ApiError(405, 'request/method', 'The API is used with POST')
    if (c.req.header('origin') !== services.origin) throw new ApiError(403, 'request/origin', 'This page may not ask')
    await next()
  })

  function register<path extends ApiPath>(path: path, route: Route<path>): void {
    const name = nameWork(path)
    routes.post(path, async (c) => {
      const given = await gates.arriving.run(() => readBody(c))
      const handle = async () => {
        const project = await readProject(services.projects, c.var)
        const asked = readApiRequest(c, { project, isProxied })
        return { asked, answer: await route(services, { ...asked, body: parseBody(path, given) }) }
      }
      const running = gates.all.run(() => (name ? gates[name].run(handle) : handle()))
      const { asked, answer } = await limitTime(running, { ms: load.handlingMs, onLateFailure })
      for (const cookie of asked.cookies?.list() ?? []) c.header('set-cookie', cookie, { append: true })
      return answerJson(c, 200, answer)
    })
  }
  // Each route stands under the path it is for.
  for (const [path, route] of Object.entries(answers)) register(path as ApiPath, route as Route<ApiPath>)
  return routes
}
