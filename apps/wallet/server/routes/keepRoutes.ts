import { randomBytes } from 'node:crypto'
import type { ApiPath } from '../../api/apiRoutes.js'
import { ApiError } from '../ApiError.js'
import { readSource } from '../limits/readSource.js'
import type { Route, Routes } from './ApiRequest.js'
import { openKept, sealKept } from './keptTokens.js'
import { readDevice } from './readDevice.js'

/** Returns whether the browser sent back the cookie of an earlier response, and sets it. */
const tryCookies: Route<'/api/keep'> = (_, { cookies }) => {
  if (!cookies) throw new ApiError(400, 'request/keep', 'The browser did not say that it tries cookies')
  cookies.setDevice(cookies.device || randomBytes(32).toString('base64url'))
  return { isKept: cookies.device !== '' }
}

/** Resumes a login that the app keeps for a frame without storage, and gives the next token to keep. */
const resume: Route<'/api/resume'> = async (services, request) => {
  const { device, network, ...kept } = openKept(services, request, request.body.kept)
  const now = services.now()
  const isAway = network !== readSource(request.ip)
  const isAlive = await services.sessions.isAlive(kept.login, now)
  const used = isAlive ? await services.keptTokens.use(kept, now, isAway) : undefined
  if (!used) throw new ApiError(401, 'session/none', 'You are not signed in')
  return { token: used.token, device, kept: sealKept(services, request, { ...used.next, device, network }) }
}

/** Moves the session of a frame that was granted cookies into one. */
const adopt: Route<'/api/adopt'> = async (services, request) => {
  const { cookies, body, projectId } = request
  if (!cookies) throw new ApiError(400, 'request/keep', 'The browser did not say that it tries cookies')
  const { token } = body
  const now = services.now()
  const session = await services.sessions.look(token, projectId, now)
  if (!session) throw new ApiError(401, 'session/none', 'You are not signed in')
  await services.users.addDevice(session.userId, readDevice(services, request), now)
  cookies.setSession(token)
  return {}
}

/** Routes for frames without storage. */
export const keepRoutes = {
  '/api/keep': tryCookies,
  '/api/resume': resume,
  '/api/adopt': adopt,
} as const satisfies Partial<Routes<ApiPath>>
