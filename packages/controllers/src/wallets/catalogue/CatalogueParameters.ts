import type { ChainNamespace } from '@portico/core'

/** What the lists of the catalogue depend on, besides the instance's options. */
export type CatalogueParameters = {
  /** Only wallets for its networks. Default: for any network the app offers. */
  readonly namespace?: ChainNamespace | undefined
  /** On a phone or tablet only wallets that can be opened there are listed. Default `false`. */
  readonly isMobile?: boolean | undefined
}
