import type { DeepLink } from './DeepLink.js'
import type { Environment } from './Environment.js'

export type GetLinkTargetOptions = {
  /** For pages of their own, such as a wallet's web app. Default `false`. */
  readonly newTab?: boolean | undefined
}

/** Returns where a link to a wallet opens: Telegram and web apps want a tab of their own, a frame cannot leave itself. */
export function getLinkTarget(
  { isTelegram, isInIframe }: Pick<Environment, 'isTelegram' | 'isInIframe'>,
  { newTab = false }: GetLinkTargetOptions = {},
): DeepLink['target'] {
  if (isTelegram || newTab) return '_blank'
  return isInIframe ? '_top' : '_self'
}
