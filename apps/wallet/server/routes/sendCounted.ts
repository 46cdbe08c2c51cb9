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

/** @throws ApiError 429 If there is time left to wait. */
function refuseWithin(waitMs: number): void {
  const seconds = Math.ceil(waitMs / 1_000)
  if (seconds > 0) throw new ApiError(429, 'mail/pace', `Please try again after ${seconds} seconds`, seconds)
}

/**
 * Sends a mail, counted against the limit of an address and its source. What could not be sent does not count: whoever
 * mistyped their address, or met a mail server that was down, may try again at once. It stays one of the tries of the
 * source, with whatever addresses, as nobody may find out by them which mailboxes there are.
 *
 * @throws ApiError 429 If one was sent within 30 s, or too many within the hour; what `send` throws.
 */
export async function sendCounted<result>(
  services: WalletServices,
  request: ApiRequest,
  { email, send }: { email: string; send: () => Promise<result> },
): Promise<result> {
  const { mailPace, mailsPerAddress, mailTries, vault, now } = services
  const { ofNetwork, ofBrowser } = nameAllowances(services, request, email)
  const isKnown = await isKnownBrowser(services, request, email)
  const key = isKnown ? ofBrowser : ofNetwork
  const at = now(email)
  const source = isKnown ? vault.digest('device', request.device) : readSource(request.ip)
  refuseWithin(await mailTries.take(source, now()))
  refuseWithin((await mailPace.take(key, at)) || (await mailsPerAddress.take(key, at)))
  try {
    return await send()
  } catch (error) {
    for (const limit of [mailPace, mailsPerAddress]) await limit.giveBack(key, at)
    throw error
  }
}

/** Allows the next mail to an address at once, because the last code has been used. */
export async function freeMail(services: WalletServices, request: ApiRequest, email: string): Promise<void> {
  // Both, because the browser may have become known since the mail was sent.
  for (const key of Object.values(nameAllowances(services, request, email))) await services.mailPace.forget(key)
}
