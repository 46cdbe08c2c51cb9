import type { Route } from './ApiRequest.js'
import { readText } from './readField.js'
import { readSession } from './readSession.js'

/** Lists the requests of this session whose answers the app may not have got; a frame asks before it has a session. */
const list: Route = ({ sessions, untold, now }, { token, projectId }) => {
  const session = token === '' ? undefined : sessions.find(token, projectId, now())
  return { requests: session ? untold.list(session.digest, now()) : [] }
}

const told: Route = (services, request) => {
  services.untold.remove(readText(request.body, 'request'), readSession(services, request).session.digest)
  return {}
}

/** Remembering what was sent, for frames without storage. */
export const untoldRoutes = {
  '/api/untold': list,
  '/api/told': told,
} as const satisfies Readonly<Record<string, Route>>
