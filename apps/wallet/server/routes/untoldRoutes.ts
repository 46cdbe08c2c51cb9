import type { Route } from './ApiRequest.js'
import { readText } from './readField.js'
import { lookAtSession } from './readSession.js'

/**
 * Lists this session's requests whose answers the app may not have received. A frame may ask before it has a session.
 */
const list: Route = async ({ sessions, untold, now }, { token, projectId }) => {
  const session = token === '' ? undefined : await sessions.look(token, projectId, now())
  return { requests: session ? await untold.list(session.digest, now()) : [] }
}

const told: Route = async (services, request) => {
  const name = readText(request.body, 'request')
  const { session } = await lookAtSession(services, request)
  await services.untold.remove(name, session.digest)
  return {}
}

/** Routes that remember sent requests for frames without storage. */
export const untoldRoutes = {
  '/api/untold': list,
  '/api/told': told,
} as const satisfies Readonly<Record<string, Route>>
