import type { ApiPath } from '../../api/apiRoutes.js'
import type { Route, Routes } from './ApiRequest.js'
import { lookAtSession } from './readSession.js'

/**
 * Lists this session's requests whose answers the app may not have received. A frame may ask before it has a session.
 */
const list: Route<'/api/untold'> = async ({ sessions, untold, now }, { token, projectId }) => {
  const session = token === '' ? undefined : await sessions.look(token, projectId, now())
  return { requests: session ? await untold.list(session.digest, now()) : [] }
}

const told: Route<'/api/told'> = async (services, request) => {
  const { session } = await lookAtSession(services, request)
  await services.untold.remove(request.body.request, session.digest)
  return {}
}

/** Routes that remember sent requests for frames without storage. */
export const untoldRoutes = {
  '/api/untold': list,
  '/api/told': told,
} as const satisfies Partial<Routes<ApiPath>>
