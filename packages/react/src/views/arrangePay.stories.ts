import { startPay } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'
import type { TestPortico } from '@portico/controllers/testing'
import { arrangeAccount } from './arrangeAccount.stories.js'

type Result = unknown
/** What the exchanges answer by method; a failure of the service if it throws. */
export type PayAnswers = {
  readonly exchanges?: () => Result | Promise<Result>
  readonly page?: () => Result | Promise<Result>
  readonly status?: () => Result | Promise<Result>
}

const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
export const usdcId = `eip155:1/erc20:${usdc}`
export const payHash = `0x${'ab'.repeat(32)}`

const exchanges = [
  { id: 'coinlab', name: 'Coinlab' },
  { id: 'bithouse', name: 'Bithouse' },
  { id: 'meridian', name: 'Meridian Exchange of the Northern Provinces' },
]

/**
 * Connects the wallet of a story or a test, with a data service whose exchanges answer as told, and `features.pay` on.
 *
 * @param test The test instance.
 * @param answers What the exchanges answer.
 */
export async function arrangePay(test: TestPortico, answers: PayAnswers = {}): Promise<void> {
  const { adapter, portico } = test
  const given: Required<PayAnswers> = {
    exchanges: () => ({ exchanges, total: exchanges.length }),
    page: () => ({ url: 'https://coinlab.example/pay?s=1', sessionId: 's1' }),
    status: () => ({ status: 'UNKNOWN' }),
    ...answers,
  }
  const internals = getInternals(portico)
  // A story gets its instance ready-made, so what it needs of the options and of the network is put there.
  Object.assign(internals.options, {
    features: { ...internals.options.features, pay: true },
    services: { ...internals.options.services, blockchainApi: 'https://data.example' },
    tokens: { 'eip155:1': [{ address: usdc, symbol: 'USDC', name: 'USD Coin', decimals: 6 }] },
  })
  const { json } = internals.http
  Object.assign(internals.http, {
    async json(request: Parameters<typeof json>[0]) {
      if (!request.url.includes('/v1/json-rpc')) throw new Error('A story has no network.')
      const { method } = Object(request.body)
      const answer =
        method === 'reown_getExchanges'
          ? given.exchanges
          : method === 'reown_getExchangePayUrl'
            ? given.page
            : given.status
      return { jsonrpc: '2.0', id: 1, result: await answer() }
    },
  })
  const token = { address: usdc, symbol: 'USDC', name: 'USD Coin', decimals: 6 }
  adapter.setActions({ getBalanceChanges: async () => [12_500_000n] })
  await arrangeAccount(test, { tokens: [{ token, amount: 250_000_000n }] })
}

/** Like `arrangePay`, with the exchanges of 12.5 USDC listed. */
export async function arrangePriced(test: TestPortico, answers: PayAnswers = {}): Promise<void> {
  await arrangePay(test, answers)
  await startPay(test.portico, { asset: usdcId, amount: '12.5' })
  await test.clock.flush()
}
