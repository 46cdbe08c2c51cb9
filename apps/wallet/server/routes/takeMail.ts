import { ApiError } from '../ApiError.js'
import { readSource } from '../limits/readSource.js'
import type { WalletServices } from '../WalletServices.js'
import type { ApiRequest } from './ApiRequest.js'
import { isKnownBrowser } from './readDevice.js'

/**
 * Returns the keys of the mail limits for an address. Unknown browsers share the limit of their network, so that others
 * cannot use up that of the owner, whose known browsers each have their own.
 */
function nameAllowances({ vault }: WalletServices, { ip, device }: ApiRequest, email: string) {
  return { ofNetwork: `${email} ${readSource(ip)}`, ofBrowser: `${email} ${vault.digest('device', device)}` }
}

/**
 * Counts one mail against the limit of an address and its source.
 *
 * @throws ApiError 429 If one was sent within 30 s, or too many within the hour.
 */
export async function takeMail(services: WalletServices, request: ApiRequest, email: string): Promise<void> {
  const { mailPace, mailsPerAddress, now } = services
  const { ofNetwork, ofBrowser } = nameAllowances(services, request, email)
  const key = (await isKnownBrowser(services, request, email)) ? ofBrowser : ofNetwork
  const waitMs = (await mailPace.take(key, now(email))) || (await mailsPerAddress.take(key, now(email)))
  const seconds = Math.ceil(waitMs / 1_000)
  if (seconds > 0) throw new ApiError(429, 'mail/pace', `Please try again after ${seconds} seconds`, seconds)
}

/** Allows the next mail to an address at once, because the last code has been used. */
export async function freeMail(services: WalletServices, request: ApiRequest, email: string): Promise<void> {
  // Both, because the browser may have become known since the mail was sent.
  for (const key of Object.values(nameAllowances(services, request, email))) await services.mailPace.forget(key)
}
