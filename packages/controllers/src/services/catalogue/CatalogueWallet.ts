import type { CaipNetworkId, ChainNamespace } from '@portico/core'

/** A wallet of the catalogue, checked: every link may be opened as it is. */
export type CatalogueWallet = {
  readonly id: string
  readonly name: string
  readonly badge?: 'certified' | undefined
  /** Empty when the catalogue does not say. */
  readonly chains: readonly CaipNetworkId[]
  readonly homepage?: string | undefined
  readonly imageId?: string | undefined
  readonly imageUrl?: string | undefined
  /** Link of the wallet's app: a scheme of its own or https. */
  readonly mobileLink?: string | undefined
  readonly desktopLink?: string | undefined
  readonly webappLink?: string | undefined
  /** Universal link that may carry a whole pairing. */
  readonly linkMode?: string | undefined
  readonly appStore?: string | undefined
  readonly playStore?: string | undefined
  readonly chromeStore?: string | undefined
  readonly rdns?: string | undefined
  readonly injected: readonly { readonly namespace: ChainNamespace; readonly injectedId: string }[]
}

/** One answer of the catalogue. */
export type CataloguePage = {
  /** How many wallets the catalogue has for the question, by its own word; `undefined` when it does not tell. */
  readonly count: number | undefined
  readonly wallets: readonly CatalogueWallet[]
  /** Records of the answer, those that could not be used counted too. */
  readonly received: number
}
