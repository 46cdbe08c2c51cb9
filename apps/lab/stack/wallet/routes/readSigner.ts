import { ApiError } from '../ApiError.js'
import type { User } from '../store/createUsers.js'
import type { WalletServices } from '../WalletServices.js'
import type { ApiRequest } from './ApiRequest.js'
import { readSession } from './readSession.js'

/**
 * Returns who is signed in, if the account that the person was shown is theirs: while they looked at it, another tab of
 * the app may have signed somebody else in.
 *
 * @throws ApiError 401 Unless somebody is signed in, 409 when the account is another one.
 */
export function readSigner(services: WalletServices, request: ApiRequest, namespace: keyof User['addresses']): User {
  const { user } = readSession(services, request)
  if (request.body.account !== user.addresses[namespace])
    throw new ApiError(409, 'sign/account', 'Somebody else is signed in by now. Ask again')
  return user
}
