import type { CaipNetworkId, ChainNamespace } from '@portico/core'

/** A validated wallet of the catalogue: every link is safe to open. */
export type CatalogueWallet = {
  readonly id: string
  readonly name: string
  readonly badge?: 'certified' | undefined
  /** Empty if the catalogue does not list them. */
  readonly chains: readonly CaipNetworkId[]
  readonly homepage?: string | undefined
  readonly imageId?: string | undefined
  readonly imageUrl?: string | undefined
  /** Link of the wallet's app: its own scheme, or https. */
  readonly mobileLink?: string | undefined
  readonly desktopLink?: string | undefined
  readonly webappLink?: string | undefined
  /** Universal link that can contain a whole pairing. */
  readonly linkMode?: string | undefined
  readonly appStore?: string | undefined
  readonly playStore?: string | undefined
  readonly chromeStore?: string | undefined
  readonly rdns?: string | undefined
  readonly injected: readonly { readonly namespace: ChainNamespace; readonly injectedId: string }[]
}

/** One response of the catalogue. */
export type CataloguePage = {
  /** Number of wallets that match, according to the catalogue; `undefined` if it does not say. */
  readonly count: number | undefined
  readonly wallets: readonly CatalogueWallet[]
  /** Number of records in the response, including invalid ones. */
  readonly received: number
}
