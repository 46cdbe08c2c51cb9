import { randomBytes } from 'node:crypto'
import { ApiError } from '../ApiError.js'
import type { Route } from './ApiRequest.js'
import { openKept } from './keptTokens.js'
import { readText } from './readField.js'

/** Returns whether the browser sent the cookie of an earlier answer, and sets it. */
const tryCookies: Route = (_, { cookies }) => {
  if (!cookies) throw new ApiError(400, 'request/keep', 'The browser did not say that it tries cookies')
  cookies.setDevice(cookies.device || randomBytes(32).toString('base64url'))
  return { isKept: cookies.device !== '' }
}

/** Resumes a session that the app keeps for a frame without storage. */
const resume: Route = (services, request) => {
  const { token, device } = openKept(services, request, readText(request.body, 'kept', 1_000))
  if (!services.sessions.find(token, request.projectId, services.now()))
    throw new ApiError(401, 'session/none', 'You are not signed in')
  return { token, device }
}

/** Routes for frames without storage. */
export const keepRoutes = {
  '/api/keep': tryCookies,
  '/api/resume': resume,
} as const satisfies Readonly<Record<string, Route>>
