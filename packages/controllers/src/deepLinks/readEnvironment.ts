import type { Environment } from './Environment.js'

/** The part of a window that is read. */
export type EnvironmentSource = {
  readonly navigator: { readonly userAgent: string; readonly maxTouchPoints?: number | undefined }
  readonly top?: unknown
  readonly self?: unknown
  matchMedia?(query: string): { readonly matches: boolean }
}

/**
 * Detects where the page runs.
 *
 * @param source The window. Default: this page's.
 */
export function readEnvironment(source: EnvironmentSource = window): Environment {
  const agent = source.navigator.userAgent
  const os = readSystem(agent, source.navigator.maxTouchPoints ?? 0)
  const isMobile = os === 'ios' || mobileAgent.test(agent) || source.matchMedia?.('(pointer:coarse)').matches === true
  return {
    os,
    isMobile,
    isTelegram: telegramNames.some((name) => name in source),
    isSafari: /safari/i.test(agent) && !otherBrowser.test(agent),
    isInIframe: source.top !== source.self,
    isInWalletBrowser: isMobile && providerNames.some((name) => Reflect.get(source, name)),
  }
}

const mobileAgent = /Android|webOS|iPhone|iPad|iPod|BlackBerry|Opera Mini/i

/** Browsers whose user agent also contains Safari. */
const otherBrowser = /chrom|crios|fxios|edg|opr\/|opt\/|opera|gsa\/|android|samsungbrowser|yabrowser|ucbrowser/i

const telegramNames = ['TelegramWebviewProxy', 'TelegramWebviewProxyProto', 'Telegram']
const providerNames = ['ethereum', 'solana', 'phantom']

function readSystem(agent: string, touchPoints: number): Environment['os'] {
  if (/iPhone|iPad|iPod/i.test(agent)) return 'ios'
  if (/Android/i.test(agent)) return 'android'
  if (/Windows/i.test(agent)) return 'windows'
  // An iPad that requests desktop pages identifies as a Mac, but no Mac has a touch screen.
  if (/Mac OS X|Macintosh/i.test(agent)) return touchPoints > 1 ? 'ios' : 'macos'
  return /Linux|CrOS|X11/i.test(agent) ? 'linux' : 'other'
}
