import { ApiError } from '../ApiError.js'
import type { User } from '../store/createUsers.js'
import type { WalletServices } from '../WalletServices.js'
import type { ApiRequest } from './ApiRequest.js'
import { readSession } from './readSession.js'

/**
 * Returns the signed-in user, if the account that was shown is theirs. Meanwhile another tab of the app may have signed
 * in somebody else.
 *
 * @throws ApiError 401 if nobody is signed in, 409 if it is another account.
 */
export function readSigner(services: WalletServices, request: ApiRequest, namespace: keyof User['addresses']): User {
  const { user } = readSession(services, request)
  if (request.body.account !== user.addresses[namespace])
    throw new ApiError(409, 'sign/account', 'Somebody else is signed in by now. Ask again')
  return user
}
