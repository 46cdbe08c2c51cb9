import { keeping as keepingSchema } from '../../api/keepRoutes.js'
import { ApiError } from '../ApiError.js'
import type { WalletContext } from '../http/WalletEnv.js'
import { chooseLocale } from '../mail/letters/chooseLocale.js'
import { nameApp } from '../mail/nameApp.js'
import type { Project } from '../projects/Project.js'
import type { ApiRequest } from './ApiRequest.js'
import { createCookieJar } from './createCookieJar.js'

type Place = { readonly project: Project; readonly isProxied: boolean }

/**
 * Reads who asks, from the headers of a request.
 *
 * @param place `project` is the one that the request is for, `isProxied` says whether there is a trusted proxy in front.
 * @throws ApiError 403 If a login is kept for an app that is none of the project's.
 */
export function readApiRequest(c: WalletContext, { project, isProxied }: Place): Omit<ApiRequest, 'body'> {
  const read = (name: string) => c.req.header(name) ?? ''
  const { projectId } = c.var
  const keeping = keepingSchema.safeParse(read('x-keep')).data ?? 'storage'
  const app = read('x-app').slice(0, 300)
  // Browsers send cookies with requests of any page, so they only count for the project's apps.
  if (keeping !== 'storage' && nameApp(app, project.origins) === undefined)
    throw new ApiError(403, 'request/app', 'This app is none of the project’s')
  const hasCookies = keeping === 'partitioned' || keeping === 'open'
  const cookies = hasCookies
    ? createCookieJar({ header: read('cookie'), isPartitioned: keeping === 'partitioned', projectId, app })
    : undefined
  const forwarded = read('x-forwarded-for').split(',').at(-1)?.trim()
  return {
    token: cookies ? cookies.token : (/^Bearer ([\w-]{20,100})$/.exec(read('authorization'))?.[1] ?? ''),
    projectId,
    project,
    device: cookies ? cookies.device : read('x-device').slice(0, 100),
    keeping,
    cookies,
    app,
    ip: (isProxied && forwarded) || (c.env.incoming.socket.remoteAddress ?? ''),
    locale: chooseLocale(read('accept-language')),
    userAgent: read('user-agent'),
  }
}
