/** What determines how a wallet's app is reached from this page, as plain data. See `readEnvironment`. */
export type Environment = {
  readonly os: 'ios' | 'android' | 'windows' | 'macos' | 'linux' | 'other'
  /** A phone or tablet, where wallets are apps besides the browser. */
  readonly isMobile: boolean
  /** Inside Telegram, as a mini app or in its own browser. */
  readonly isTelegram: boolean
  /** Apple's Safari itself, not another browser with the same engine. */
  readonly isSafari: boolean
  readonly isInIframe: boolean
  /** In the browser of a wallet's app, which injects its provider into the page. */
  readonly isInWalletBrowser: boolean
}
