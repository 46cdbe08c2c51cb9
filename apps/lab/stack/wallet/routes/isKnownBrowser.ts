import type { WalletServices } from '../WalletServices.js'
import type { ApiRequest } from './ApiRequest.js'

/** Returns whether the owner of an address has logged in from this browser before. */
export function isKnownBrowser({ users, vault }: WalletServices, { device }: ApiRequest, email: string): boolean {
  const user = users.findByEmail(email)
  return user !== undefined && users.hasDevice(user.id, vault.digest('device', device))
}
