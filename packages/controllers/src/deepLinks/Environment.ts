/** What decides how a wallet's app is reached from this page, as plain data. See `readEnvironment`. */
export type Environment = {
  readonly os: 'ios' | 'android' | 'windows' | 'macos' | 'linux' | 'other'
  /** A phone or tablet: wallets are apps beside the browser. */
  readonly isMobile: boolean
  /** Inside Telegram, as a mini app or in its own browser. */
  readonly isTelegram: boolean
  /** Apple's Safari itself, not another browser on its engine. */
  readonly isSafari: boolean
  readonly isInIframe: boolean
  /** In the browser of a wallet's app, which puts its provider into the page. */
  readonly isInWalletBrowser: boolean
}
