/** A link that opens a wallet's app or page. */
export type DeepLink = {
  readonly href: string
  /** Where it opens; `target` for an anchor or `openDeepLink`. */
  readonly target: '_self' | '_top' | '_blank'
  /** The link without the pairing, and the wallet's name, for `rememberDeepLink`. */
  readonly choice: DeepLinkChoice
  /** Whether the page opens the link by itself, instead of waiting for a tap. */
  readonly automatic: boolean
}

/** The wallet app that the user connected with on this device. */
export type DeepLinkChoice = { readonly href: string; readonly name: string }
