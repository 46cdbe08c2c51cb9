import type { OnrampRecord, OnrampRequest, OnrampSource } from '@portico/core'
import type { Portico } from '../instance/Portico.js'
import { requestOnrampQuote } from '../services/blockchainApi/onramp/requestOnrampQuote.js'
import { requestOnrampUrl } from '../services/blockchainApi/onramp/requestOnrampUrl.js'
import { requestHistory } from '../services/blockchainApi/requestHistory.js'
import { isOnNetwork, loadOnrampOptions } from './loadOnrampOptions.js'

/** The provider's names of networks. */
const networkNames: Readonly<Record<string, string>> = {
  Ethereum: 'ethereum',
  'Arbitrum One': 'arbitrum',
  Polygon: 'polygon',
  Berachain: 'berachain',
  Avalanche: 'avalanche-c-chain',
  'OP Mainnet': 'optimism',
  Celo: 'celo',
  Base: 'base',
}
/** Networks it sells on. */
const blockchains = Object.values(networkNames)

/**
 * Creates the source of purchases at Coinbase over the data service.
 *
 * @param portico The instance.
 */
export function createCoinbaseSource(portico: Portico): OnrampSource {
  return {
    async getUrl({ account, amount, networkName, token, signal }) {
      return requestOnrampUrl(portico, {
        destinationWallets: [{ address: account, blockchains, assets: [token.symbol] }],
        defaultNetwork: networkNames[networkName] ?? 'ethereum',
        partnerUserId: account,
        // The service takes a number; up to 7 digits with 2 decimals are exact.
        ...(amount !== undefined && { presetFiatAmount: Number(amount) }),
        signal,
      })
    },
    async quote({ amount, currency, networkId, token, signal }: OnrampRequest & { readonly amount: string }) {
      const { paymentCurrencies, purchaseCurrencies } = await loadOnrampOptions(portico, { signal })
      const paymentCurrency = paymentCurrencies.find(({ id }) => id === currency)
      const purchaseCurrency = purchaseCurrencies.find(
        ({ symbol, networks }) => symbol === token.symbol && networks.some((each) => isOnNetwork(each, networkId)),
      )
      if (!paymentCurrency || !purchaseCurrency) return undefined
      const network = purchaseCurrency.symbol
      const quote = await requestOnrampQuote(portico, { purchaseCurrency, paymentCurrency, amount, network, signal })
      // A mocked quote is not a price.
      if (!quote || quote.isMocked) return undefined
      const { purchaseAmount, paymentTotal, coinbaseFee, networkFee } = quote
      return {
        receives: purchaseAmount.amount,
        total: paymentTotal.amount,
        fee: coinbaseFee.amount,
        networkFee: networkFee.amount,
      }
    },
    async listRecords({ account, signal }) {
      const { transactions } = await requestHistory(portico, { address: account, onramp: 'coinbase', signal })
      return transactions.map(({ id, status, minedAt, networkId, hash, transfers }): OnrampRecord => {
        const transfer = transfers.find(({ direction }) => direction === 'in') ?? transfers[0]
        const symbol = transfer?.kind === 'token' ? transfer.symbol : undefined
        return { id, status, at: minedAt, networkId, hash, amount: transfer?.amount, symbol }
      })
    },
  }
}
