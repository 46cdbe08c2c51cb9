import { ApiError } from '../ApiError.js'
import type { WalletServices } from '../WalletServices.js'

/**
 * Takes one mail out of an address' allowance.
 *
 * @throws ApiError 429 When it had one within 30 s, or too many within the hour.
 */
export function takeMail({ mailPace, mailsPerAddress, now }: WalletServices, email: string): void {
  const waitMs = mailPace.take(email, now(email)) || mailsPerAddress.take(email, now(email))
  const seconds = Math.ceil(waitMs / 1_000)
  if (seconds > 0) throw new ApiError(429, 'mail/pace', `Please try again after ${seconds} seconds`, seconds)
}
