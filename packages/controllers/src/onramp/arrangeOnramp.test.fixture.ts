import type { OnrampProvider, OnrampRecord, OnrampSource } from '@portico/core'
import { createFakeFetch } from '@portico/core/testing'
import { onTestFinished, vi } from 'vitest'
import { getPart } from '../instance/getPart.js'
import { internals } from '../instance/Portico.js'
import { type ArrangeOptions, arrangeConnected } from '../navigation/modal/arrange.test.fixture.js'
import { onrampPart } from './onrampPart.js'
import { setOnrampAmount } from './setOnrampAmount.js'
import { startOnramp } from './startOnramp.js'

export const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
export const record = (changes: Partial<OnrampRecord> = {}): OnrampRecord => ({
  id: 'r1',
  status: 'pending',
  at: 1,
  networkId: 'eip155:1',
  ...changes,
})

/** What the data service says can be bought: USDC and ether on mainnet, with dollars and euros. */
export const options = {
  paymentCurrencies: [
    {
      id: 'USD',
      payment_method_limits: [
        { id: 'card', min: '10.00', max: '7500.00' },
        { id: 'ach_bank_account', min: 10, max: '25000.00' },
        { id: 'turned', min: '5', max: '1' },
      ],
    },
    { id: 'EUR', payment_method_limits: [{ id: 'card', min: '20', max: '30' }] },
  ],
  purchaseCurrencies: [
    { id: 'e', name: 'Ether', symbol: 'ETH', networks: [{ name: 'm', chain_id: 1, contract_address: null }] },
    { id: 'u', name: 'USD Coin', symbol: 'USDC', networks: [{ name: 'm', chain_id: '1', contract_address: usdc }] },
    { id: 'p', name: 'Far', symbol: 'FAR', networks: [{ name: 'p', chain_id: '137', contract_address: usdc }] },
    { id: 'x', name: 'Other', symbol: 'OTH', networks: [{ name: 'm', chain_id: '1' }] },
  ],
}

export type ArrangeOnrampOptions = ArrangeOptions & {
  readonly source?: Partial<OnrampSource>
  readonly provider?: Partial<OnrampProvider>
  /** Answers of the data service by path; `500` is a failure. */
  readonly service?: Readonly<Record<string, unknown>>
}

/** A connected instance with 1 ETH and 5 USDC on mainnet, a data service, and one provider that tells everything. */
export async function arrangeOnramp({ source = {}, provider = {}, service = {}, ...rest }: ArrangeOnrampOptions = {}) {
  const records: { current: readonly OnrampRecord[] } = { current: [] }
  const loaded: OnrampSource = {
    getUrl: vi.fn(async () => 'https://pay.example/buy?key=1'),
    quote: vi.fn(async () => ({ receives: '24.5', total: '25', fee: '0.4', networkFee: '0.1' })),
    listRecords: vi.fn(async () => records.current),
    ...source,
  }
  const fake: OnrampProvider = {
    id: 'fake',
    name: 'Fake',
    fee: [100, 200],
    namespaces: ['eip155'],
    isOffered: () => true,
    load: async () => loaded,
    ...provider,
  }
  const answers: Readonly<Record<string, unknown>> = {
    '/v1/supported-chains': { http: ['eip155:1', 'eip155:8453'], ws: [] },
    '/v1/onramp/options': options,
    ...service,
  }
  const fetch = createFakeFetch(({ url }) => {
    const answer = answers[url.pathname]
    return answer === 500 || answer === undefined ? { json: {}, status: 500 } : { json: answer }
  })
  vi.stubGlobal('fetch', fetch)
  onTestFinished(() => void vi.unstubAllGlobals())
  const coin = { address: usdc, symbol: 'USDC', name: 'USD Coin', decimals: 6 }
  const balances = { usdc: 5_000_000n }
  const test = await arrangeConnected({
    ...rest,
    options: { services: { blockchainApi: 'https://data.example' }, onramp: [fake], ...rest.options },
    actions: { getTokenBalances: async () => [{ token: coin, amount: balances.usdc }], ...rest.actions },
  })
  await test.portico[internals].loadActions('eip155')
  return { ...test, state: getPart(test.portico, onrampPart), source: loaded, records, balances, fetch }
}

/** Like `arrangeOnramp`, with 25 dollars typed, priced and ready to be paid. */
export async function arrangePriced(parameters: ArrangeOnrampOptions = {}) {
  const test = await arrangeOnramp(parameters)
  await startOnramp(test.portico)
  setOnrampAmount(test.portico, { text: '25' })
  await test.clock.advance(300)
  return test
}
