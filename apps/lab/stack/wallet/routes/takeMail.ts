import { ApiError } from '../ApiError.js'
import { readSource } from '../limits/readSource.js'
import type { WalletServices } from '../WalletServices.js'
import type { ApiRequest } from './ApiRequest.js'
import { isKnownBrowser } from './isKnownBrowser.js'

/**
 * Names whose allowances for an address these are. Whoever asks for mails to somebody else's address uses up their own:
 * that of their network. A browser that belongs to the address has one to itself, wherever it is.
 */
function nameAllowances({ vault }: WalletServices, { ip, device }: ApiRequest, email: string) {
  return { ofNetwork: `${email} ${readSource(ip)}`, ofBrowser: `${email} ${vault.digest('device', device)}` }
}

/**
 * Takes one mail out of the allowance that an address has at this source.
 *
 * @throws ApiError 429 When it had one within 30 s, or too many within the hour.
 */
export function takeMail(services: WalletServices, request: ApiRequest, email: string): void {
  const { mailPace, mailsPerAddress, now } = services
  const { ofNetwork, ofBrowser } = nameAllowances(services, request, email)
  const key = isKnownBrowser(services, request, email) ? ofBrowser : ofNetwork
  const waitMs = mailPace.take(key, now(email)) || mailsPerAddress.take(key, now(email))
  const seconds = Math.ceil(waitMs / 1_000)
  if (seconds > 0) throw new ApiError(429, 'mail/pace', `Please try again after ${seconds} seconds`, seconds)
}

/** Lets the next mail to an address go at once: the code of the last one came back. */
export function freeMail(services: WalletServices, request: ApiRequest, email: string): void {
  // A browser may have become known since it asked.
  for (const key of Object.values(nameAllowances(services, request, email))) services.mailPace.forget(key)
}
