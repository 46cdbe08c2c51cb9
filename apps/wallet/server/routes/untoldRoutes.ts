import type { Route } from './ApiRequest.js'
import { readText } from './readField.js'
import { lookAtSession } from './readSession.js'

/**
 * Lists this session's requests whose answers the app may not have received. A frame may ask before it has a session.
 */
const list: Route = ({ sessions, untold, now }, { token, projectId }) => {
  const session = token === '' ? undefined : sessions.look(token, projectId, now())
  return { requests: session ? untold.list(session.digest, now()) : [] }
}

const told: Route = (services, request) => {
  services.untold.remove(readText(request.body, 'request'), lookAtSession(services, request).session.digest)
  return {}
}

/** Routes that remember sent requests for frames without storage. */
export const untoldRoutes = {
  '/api/untold': list,
  '/api/told': told,
} as const satisfies Readonly<Record<string, Route>>
