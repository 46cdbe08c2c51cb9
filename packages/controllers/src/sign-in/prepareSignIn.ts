import { isPorticoError, type SiwxMessage } from '@portico/core'
import { settle } from '@portico/core/internal'
import { getInternals } from '../instance/getInternals.js'
import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { isSameAccount } from './readSignInAccount.js'
import { requireSiwx } from './requireSiwx.js'
import { signInErrors } from './signInErrors.js'
import { signInPart } from './signInPart.js'

/** How long to wait for a nonce, in milliseconds. */
const prepareTimeoutMs = 30_000
/**
 * Within which time a shown message is replaced when it ends, in milliseconds. One that ends sooner is of a server whose
 * clock differs: the next would be no better. Browsers have no timers of months.
 */
const [soonestEndMs, latestEndMs] = [10_000, 86_400_000]

/**
 * Makes the message that the selected account is to sign, so that it can be read first. One that was made and not
 * signed yet stays.
 *
 * @param portico The instance.
 * @throws `siwx/not-enabled`, `siwx/no-account`, and what the app's `siwx` fails with
 */
export async function prepareSignIn(portico: Portico): Promise<void> {
  await makeMessage(portico)
}

/** Returns the message to sign, the one that is shown if it is still good. */
export async function makeMessage(portico: Portico): Promise<SiwxMessage> {
  const { siwx, account } = requireSiwx(portico)
  const { clock, lifetime } = getInternals(portico)
  const part = getPart(portico, signInPart)
  const { state } = part
  const { message } = part
  if (message && !isPast(message.expirationTime, clock.now())) return message
  if (part.preparing) return part.preparing
  const error = () => signInErrors('sign-in/timeout')
  const make = async () => {
    await part.revoking
    return siwx.createMessage({ chainId: account.networkId, accountAddress: account.address })
  }
  const preparing = settle(make, { signal: lifetime, limit: { clock, ms: prepareTimeoutMs, error } })
  part.preparing = preparing
  // Keeps the previous text until the new one is ready, so that the layout does not jump.
  state.step = 'preparing'
  try {
    const made = await preparing
    if (part.preparing === preparing && isSameAccount(state.account, account)) {
      part.message = made
      replaceExpired(portico, made)
      Object.assign(state, { step: 'ready', isSigned: false, message: made.toString(), domain: made.domain })
    }
    return made
  } catch (cause) {
    const failure = isPorticoError(cause) ? cause : signInErrors('sign-in/no-message', undefined, { cause })
    if (part.preparing === preparing)
      Object.assign(state, { step: 'idle', error: failure, message: undefined, domain: undefined })
    throw failure
  } finally {
    if (part.preparing === preparing) part.preparing = undefined
  }
}

/** Forgets the message when it expires, so that whoever shows it has another one made. */
function replaceExpired(portico: Portico, message: SiwxMessage): void {
  const { clock } = getInternals(portico)
  const part = getPart(portico, signInPart)
  part.stopMessageTimer()
  if (message.expirationTime === undefined) return
  const left = Date.parse(message.expirationTime) - clock.now()
  if (left < soonestEndMs || left > latestEndMs) return
  part.stopMessageTimer = clock.setTimeout(() => {
    if (part.message !== message || part.attempt) return
    part.message = undefined
    Object.assign(part.state, { step: 'idle', isSigned: false })
  }, left)
}

function isPast(time: string | undefined, now: number): boolean {
  return time !== undefined && Date.parse(time) <= now
}
