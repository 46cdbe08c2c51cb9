import { ApiError } from '../ApiError.js'
import type { Session, Sessions } from '../store/createSessions.js'
import type { User } from '../store/createUsers.js'
import type { WalletServices } from '../WalletServices.js'
import type { ApiRequest } from './ApiRequest.js'

/** @throws ApiError 401 If the request's token does not belong to a live session of its project. */
export function readSession(services: WalletServices, request: ApiRequest): Promise<{ user: User; session: Session }> {
  return toSigned(services, request, services.sessions.find)
}

/**
 * Does the same for what a frame asks by itself as it is loaded, see `Sessions.look`. Nothing may be signed, sent or
 * changed for the user with it, because a stolen token could then be used unnoticed.
 *
 * @throws ApiError 401 As `readSession` does.
 */
export function lookAtSession(
  services: WalletServices,
  request: ApiRequest,
): Promise<{ user: User; session: Session }> {
  return toSigned(services, request, services.sessions.look)
}

async function toSigned(
  { users, now }: WalletServices,
  { token, projectId }: ApiRequest,
  find: Sessions['find'],
): Promise<{ user: User; session: Session }> {
  const session = token === '' ? undefined : await find(token, projectId, now())
  const user = session && (await users.find(session.userId))
  if (!user) throw new ApiError(401, 'session/none', 'You are not signed in')
  return { user, session }
}
