import type { ChainNamespace, StoredWallet } from '@portico/core'

/** A proposal that a wallet may still answer, also after the page that made it is gone. */
export type PendingPairing = {
  /** Pairing topic of the proposal. */
  readonly topic: string
  /** When nobody can answer it any more, in milliseconds since the Unix epoch. */
  readonly until: number
  /** Namespaces that the wallet was asked for. */
  readonly namespaces: readonly ChainNamespace[]
  /** The wallet a person chose. */
  readonly wallet: StoredWallet | undefined
  /** The app link a person opened with the code. Not trusted: `rememberDeepLink` checks it. */
  readonly link: { readonly href: string; readonly name: string } | undefined
}
