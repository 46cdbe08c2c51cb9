import { isPorticoError } from '@portico/core'
import { useErrorText } from '../../../i18n/useErrorText.js'
import { useLocale } from '../../../i18n/useLocale.js'
import { useMessages } from '../../../i18n/useMessages.js'

/** Says what went wrong with a mail, and how long to wait where that is all there is to do; `undefined` without error. */
export function useEmailErrorText(error: unknown): string | undefined {
  const text = useMessages('embeddedWallet')
  const locale = useLocale()
  const general = useErrorText(error)
  if (error === undefined) return undefined
  const seconds = isPorticoError(error, 'frame/cooldown') ? readSeconds(error.params) : undefined
  return seconds === undefined ? general : text.cooldown({ seconds, locale })
}

function readSeconds(params: unknown): number | undefined {
  const isRecord = typeof params === 'object' && params !== null && 'seconds' in params
  return isRecord && typeof params.seconds === 'number' ? params.seconds : undefined
}
