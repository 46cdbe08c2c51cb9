/** A link that opens a wallet's app or page. */
export type DeepLink = {
  readonly href: string
  /** Where it opens; for an anchor's `target` or `openDeepLink`. */
  readonly target: '_self' | '_top' | '_blank'
  /** What `rememberDeepLink` takes: the link without the pairing, and the wallet's name. */
  readonly choice: DeepLinkChoice
  /** Whether the page opens the link as soon as there is one, instead of waiting for a tap. */
  readonly automatic: boolean
}

/** The wallet app that a person connected with on this device. */
export type DeepLinkChoice = { readonly href: string; readonly name: string }
