import { solanaChainId } from '../../solana/solanaChain.js'
import type { EvmChain } from '../evm/createEvmChain.js'
import { DataError, readAccount } from '../readAccount.js'
import type { SolanaSource } from '../solana/SolanaSource.js'
import { describeMint } from '../solana/SolanaSource.js'
import { createPurchases, type Purchases } from './createPurchases.js'
import { describeOffer, offerPurchase, readMoney, type SoldToken } from './offerPurchase.js'

/** What the lab sells, for how much, and what was bought. */
export type DataOnramp = {
  readonly purchases: Purchases
  /** @throws DataError If the token is not sold, or has no price. */
  findToken(symbol: string): Promise<SoldToken>
  /** @returns undefined if there is no such endpoint. */
  answer(request: { endpoint: string; body?: unknown; prefix: string }): Promise<object | undefined>
}

const limits = [
  { id: 'card', min: '10.00', max: '7500.00' },
  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
]
const paymentCurrencies = ['USD', 'EUR'].map((id) => ({ id, payment_method_limits: limits }))

/** How the provider calls the local chains. */
const chainNames: Readonly<Record<string, readonly [name: string, display: string]>> = {
  'eip155:1': ['ethereum-mainnet', 'Ethereum'],
  'eip155:10': ['optimism-mainnet', 'OP Mainnet'],
  'eip155:8453': ['base-mainnet', 'Base'],
  [solanaChainId]: ['solana-devnet', 'Solana'],
}

/**
 * Creates the answers about purchases.
 *
 * @param pageUrl URL of the sandbox pages, without trailing slash.
 */
export function createOnramp(parameters: {
  chains: readonly EvmChain[]
  solana: SolanaSource
  pageUrl: string
}): DataOnramp {
  const { chains, solana, pageUrl } = parameters
  const ethereum = chains.find(({ chainId }) => chainId === 1)

  function describeNetwork(caip: string, contract: string | undefined) {
    const [name = caip, display_name = caip] = chainNames[caip] ?? []
    return { name, display_name, chain_id: caip.replace(/^eip155:/, ''), contract_address: contract ?? null }
  }

  function listOptions(): object {
    const everywhere = chains.map(({ caip, contracts }) => ({ caip, dollar: contracts.LUSD }))
    const dollars = [...everywhere, { caip: solanaChainId, dollar: solana.contracts.LUSD }]
    return {
      paymentCurrencies,
      purchaseCurrencies: [
        {
          id: 'lab-lusd',
          name: 'Lab Dollar',
          symbol: 'LUSD',
          networks: dollars.flatMap(({ caip, dollar }) => (dollar ? [describeNetwork(caip, dollar)] : [])),
        },
        {
          id: 'lab-eth',
          name: 'Ether',
          symbol: 'ETH',
          networks: everywhere.map(({ caip }) => describeNetwork(caip, undefined)),
        },
        { id: 'lab-sol', name: 'Solana', symbol: 'SOL', networks: [describeNetwork(solanaChainId, undefined)] },
      ],
    }
  }

  async function findToken(symbol: string): Promise<SoldToken> {
    if (symbol === 'LUSD') return { symbol, name: 'Lab Dollar', decimals: 6, price: 1 }
    if (symbol === 'SOL') return { symbol, name: 'Solana', decimals: 9, price: describeMint(solana, '', 1).price ?? 0 }
    const price = symbol === 'ETH' ? (await ethereum?.prices.read(['']))?.get('') : undefined
    if (price === undefined) throw new DataError(`"${symbol.slice(0, 20)}" is not sold`)
    return { symbol, name: 'Ether', decimals: 18, price }
  }

  async function quote(body: unknown): Promise<object> {
    const { amount, paymentCurrency, purchaseCurrency } = Object(body)
    const token = await findToken(`${Object(purchaseCurrency).symbol}`)
    const currency = `${Object(paymentCurrency).id}`
    return describeOffer(offerPurchase({ token, currency, total: readMoney(amount) }), { token, currency })
  }

  /** Makes the URL as the hosted service does: what is known of the purchase is in its query. */
  function makeUrl(body: unknown, prefix: string): object {
    const { destinationWallets, defaultNetwork, defaultExperience, partnerUserId, presetFiatAmount } = Object(body)
    const [wallet] = Array.isArray(destinationWallets) ? destinationWallets : []
    const { address, blockchains, assets } = Object(wallet)
    if (readAccount(`${address}`).kind !== 'evm') throw new DataError('"destinationWallets" must be on EVM chains')
    const page = new URL(`${pageUrl}${prefix}/buy/select-asset`)
    const query = {
      appId: 'lab',
      addresses: JSON.stringify({ [address]: blockchains }),
      assets: JSON.stringify(assets ?? []),
      defaultNetwork,
      defaultExperience,
      partnerUserId,
      presetFiatAmount,
    }
    for (const [name, value] of Object.entries(query)) if (value !== undefined) page.searchParams.set(name, `${value}`)
    return { url: page.href }
  }

  return {
    purchases: createPurchases(),
    findToken,
    async answer({ endpoint, body, prefix }) {
      if (endpoint === '/v1/onramp/options' && body === undefined) return listOptions()
      if (endpoint === '/v1/onramp/quote' && body !== undefined) return quote(body)
      if (endpoint === '/v1/generators/onrampurl' && body !== undefined) return makeUrl(body, prefix)
      return undefined
    },
  }
}
