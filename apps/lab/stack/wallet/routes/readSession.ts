import { ApiError } from '../ApiError.js'
import type { Session } from '../store/createSessions.js'
import type { User } from '../store/createUsers.js'
import type { WalletServices } from '../WalletServices.js'
import type { ApiRequest } from './ApiRequest.js'

/** @throws ApiError 401 If the request's token does not belong to a live session of its project. */
export function readSession(
  { users, sessions, now }: WalletServices,
  { token, projectId }: ApiRequest,
): { user: User; session: Session } {
  const session = token === '' ? undefined : sessions.find(token, projectId, now())
  const user = session && users.find(session.userId)
  if (!user) throw new ApiError(401, 'session/none', 'You are not signed in')
  return { user, session }
}
