import { ApiError } from '../ApiError.js'
import type { WalletServices } from '../WalletServices.js'
import type { ApiRequest } from './ApiRequest.js'

/**
 * Returns the digest of the requesting browser's id, as the database stores it.
 *
 * @throws ApiError 400 If the browser sent no id.
 */
export function readDevice({ vault }: WalletServices, { device }: ApiRequest): string {
  if (device.length < 32) throw new ApiError(400, 'request/device', 'The browser did not say which one it is')
  return vault.digest('device', device)
}

/** Returns whether the owner of an address has logged in from this browser before. */
export async function isKnownBrowser(
  { users, vault }: WalletServices,
  { device }: ApiRequest,
  email: string,
): Promise<boolean> {
  const user = await users.findByEmail(email)
  return user !== undefined && (await users.hasDevice(user.id, vault.digest('device', device)))
}
