import type { AdapterContext, OnrampProvider } from '@portico/core'
import type { Portico } from '../instance/Portico.js'
import { usesBlockchainApi } from '../services/blockchainApi/usesBlockchainApi.js'

/** What a provider needs. */
export type OnrampHost = AdapterContext & { readonly portico: Portico }

/**
 * Creates the provider Coinbase. Its page, prices and purchases come from the data service (`services.blockchainApi`), so
 * it is offered where one is used, on EVM networks. Its code is loaded when it is first used.
 *
 * @example
 * createPortico({ onramp: [coinbase()], … })
 */
export function coinbase(): OnrampProvider {
  return {
    id: 'coinbase',
    name: 'Coinbase',
    fee: [100, 200],
    namespaces: ['eip155'],
    isOffered: ({ portico }: OnrampHost) => usesBlockchainApi(portico),
    load: ({ portico }: OnrampHost) =>
      import('./createCoinbaseSource.lazy.js').then((module) => module.createCoinbaseSource(portico)),
  }
}
