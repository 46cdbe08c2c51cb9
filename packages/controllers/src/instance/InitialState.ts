import type { CaipNetworkId, ChainNamespace } from '@portico/core'

/** The serialisable part of an earlier visit, read from cookies on a server. Proves nothing; only shapes the first paint. */
export type InitialState = {
  readonly activeNamespace?: ChainNamespace | undefined
  readonly activeNetwork?: CaipNetworkId | undefined
  readonly accounts: Readonly<
    Partial<Record<ChainNamespace, { readonly connectorId: string; readonly address: string }>>
  >
}
