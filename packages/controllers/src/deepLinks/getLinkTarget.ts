import type { DeepLink } from './DeepLink.js'
import type { Environment } from './Environment.js'

export type GetLinkTargetOptions = {
  /** Whether the link is a page, such as a wallet's web app. Default `false`. */
  readonly newTab?: boolean | undefined
}

/**
 * Returns where a link to a wallet opens: Telegram and web apps need a new tab, and a frame cannot navigate itself
 * away.
 */
export function getLinkTarget(
  { isTelegram, isInIframe }: Pick<Environment, 'isTelegram' | 'isInIframe'>,
  { newTab = false }: GetLinkTargetOptions = {},
): DeepLink['target'] {
  if (isTelegram || newTab) return '_blank'
  return isInIframe ? '_top' : '_self'
}
