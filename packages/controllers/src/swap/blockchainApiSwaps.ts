import type { AdapterContext, SwapProvider } from '@portico/core'
import type { Portico } from '../instance/Portico.js'

/** What a provider is loaded with. */
export type SwapHost = AdapterContext & { readonly portico: Portico }

/** Options of `blockchainApiSwaps`. */
export type BlockchainApiSwapsOptions = {
  /** Shown to users. Default `1inch`, whom the hosted service asks. */
  readonly name?: string | undefined
}

/**
 * Makes the provider of swaps that asks the data service (`services.blockchainApi`). Its code is loaded when it is first
 * used.
 *
 * @param options What it is called.
 * @example
 * createPortico({ swaps: { providers: [blockchainApiSwaps()] }, … })
 */
export function blockchainApiSwaps({ name = '1inch' }: BlockchainApiSwapsOptions = {}): SwapProvider {
  return {
    id: 'blockchain-api',
    name,
    load: ({ portico }: SwapHost) =>
      import('./createApiSource.lazy.js').then((module) => module.createApiSource(portico)),
  }
}
