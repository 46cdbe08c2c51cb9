import type { OnrampProvider } from '@portico/core'

/** Options of `meld`. */
export type MeldOptions = {
  /** Public key of your own account at Meld. Without it the provider is not offered. */
  readonly publicKey?: string | undefined
  /** Page where purchases are made. Default `https://meldcrypto.com`. */
  readonly url?: string | undefined
}

/**
 * Creates the provider Meld, on EVM networks and Solana. Prices are shown on its own page, and arrivals are read from the
 * chain.
 *
 * @param options Key and page.
 * @example
 * createPortico({ onramp: [meld({ publicKey: 'your key' })], … })
 */
export function meld({ publicKey, url = 'https://meldcrypto.com' }: MeldOptions = {}): OnrampProvider {
  return {
    id: 'meld',
    name: 'Meld',
    fee: [100, 200],
    namespaces: ['eip155', 'solana'],
    isOffered: () => !!publicKey,
    load: async ({ projectId }) => ({
      async getUrl({ account, token }) {
        const page = new URL(url)
        page.searchParams.set('publicKey', publicKey ?? '')
        page.searchParams.set('destinationCurrencyCode', token.symbol)
        page.searchParams.set('walletAddress', account)
        if (projectId) page.searchParams.set('externalCustomerId', projectId)
        return page.href
      },
    }),
  }
}
