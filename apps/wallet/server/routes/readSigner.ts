import { ApiError } from '../ApiError.js'
import type { User } from '../store/createUsers.js'
import type { WalletServices } from '../WalletServices.js'
import type { ApiRequest } from './ApiRequest.js'
import { readSession } from './readSession.js'

/**
 * Returns the signed-in user, if the account that was shown is theirs. Meanwhile another tab of the app may have signed
 * in somebody else.
 *
 * @throws ApiError 401 if nobody is signed in, 403 if the session came to another network by a kept token, 409 if it is another account.
 */
export async function readSigner(
  services: WalletServices,
  request: ApiRequest<{ account: string }>,
  namespace: keyof User['addresses'],
): Promise<User> {
  const { user, session } = await readSession(services, request)
  // A token in an app's storage can be stolen and used from anywhere. It shows an account there, but spends nothing.
  if (session.isAway)
    throw new ApiError(
      403,
      'sign/away',
      'Your network has changed since you logged in, and this browser lets the wallet store nothing. Log out and in again to approve',
    )
  if (request.body.account !== user.addresses[namespace])
    throw new ApiError(409, 'sign/account', 'Somebody else is signed in by now. Ask again')
  return user
}
