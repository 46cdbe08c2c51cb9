import { embeddedWalletPart } from '@portico/controllers/ui'
import { isPorticoError } from '@portico/core'
import { usePartState } from '../../../bindings/usePartState.js'
import { isolate } from '../../../i18n/isolate.js'
import { useErrorText } from '../../../i18n/useErrorText.js'
import { useLocale } from '../../../i18n/useLocale.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { useExpired } from '../code/useExpired.js'

/**
 * Returns what went wrong with a mail or a code, or how long to wait if that is all there is to do; `undefined`
 * without error. The wallet names its reasons in a text alone, which is shown as its own words.
 */
export function useEmailErrorText(error: unknown): string | undefined {
  const text = useMessages('email')
  const locale = useLocale()
  const problem = useErrorText(error)
  const { resendAt } = usePartState(embeddedWalletPart)
  const isCooldown = isPorticoError(error, 'frame/cooldown')
  // Once the wait is over there is no problem left.
  const isOver = useExpired(isCooldown ? resendAt : undefined)
  if (error === undefined || isOver) return undefined
  const seconds = isCooldown ? readParameter(error.params, 'seconds') : undefined
  if (typeof seconds === 'number') return text.cooldown({ seconds, locale })
  const isRefused = isPorticoError(error, 'embedded-wallet/code-refused')
  const reply = isRefused ? error.cause : error
  const given = isPorticoError(reply, 'frame/error-reply') ? readParameter(reply.params, 'message') : undefined
  if (typeof given !== 'string' || !given) return problem
  const reason = isolate(given)
  // All we know is that the code was refused; the reason says the rest.
  return isRefused ? text.codeRefused({ reason }) : text.walletSays({ problem, reason })
}

function readParameter(params: unknown, name: string): unknown {
  return typeof params === 'object' && params !== null ? Reflect.get(params, name) : undefined
}
