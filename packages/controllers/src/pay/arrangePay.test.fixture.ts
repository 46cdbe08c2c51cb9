import { createFakeFetch, type FakeAnswer } from '@portico/core/testing'
import { onTestFinished, vi } from 'vitest'
import { getPart } from '../instance/getPart.js'
import { internals } from '../instance/Portico.js'
import { type ArrangeOptions, arrangeConnected } from '../navigation/modal/arrange.test.fixture.js'
import type { PayStatus } from '../services/blockchainApi/pay/requestPayStatus.js'
import { choosePayExchange } from './choosePayExchange.js'
import { setPayAmount } from './editPay.js'
import { payPart, payWorkPart } from './payPart.js'
import { startPay } from './startPay.js'

export const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
export const usdcId = `eip155:1/erc20:${usdc}`
export const hash = `0x${'ab'.repeat(32)}`

const exchanges = [
  { id: 'coinlab', name: 'Coinlab', imageUrl: 'https://data.example/coinlab.png' },
  { id: 'bit', name: 'Bit', imageUrl: 'javascript:alert(1)' },
]

type Answer = FakeAnswer | { readonly result: unknown } | { readonly error: { readonly message: string } }
/** Answers by the part of a method's name after `reown_get`, for a call's parameters. */
type Answers = Record<'Exchanges' | 'ExchangePayUrl' | 'ExchangeBuyStatus', (params: Record<string, unknown>) => Answer>

/** A connected instance on mainnet, with USDC and a data service whose exchanges can be told what to say. */
export async function arrangePay({ options, ...rest }: ArrangeOptions = {}) {
  const answers: Answers = {
    Exchanges: () => ({ result: { exchanges, total: 2 } }),
    ExchangePayUrl: () => ({ result: { url: 'https://coinlab.example/pay?s=1', sessionId: 's1' } }),
    ExchangeBuyStatus: () => ({ result: { status: 'UNKNOWN' } }),
  }
  const asked: { readonly method: string; readonly params: Record<string, unknown> }[] = []
  const fetch = createFakeFetch(({ url, body = '{}' }) => {
    if (url.pathname !== '/v1/json-rpc') return { json: {}, status: 500 }
    const { method, params } = JSON.parse(body)
    asked.push({ method, params })
    const answer = answers[String(method).replace('reown_get', '') as keyof Answers](params)
    const isRpc = typeof answer === 'object' && ('result' in answer || 'error' in answer)
    return isRpc ? { json: { jsonrpc: '2.0', id: 1, ...answer } } : answer
  })
  vi.stubGlobal('fetch', fetch)
  onTestFinished(() => void vi.unstubAllGlobals())
  const test = await arrangeConnected({
    ...rest,
    options: {
      services: { blockchainApi: 'https://data.example' },
      features: { pay: true },
      tokens: { 'eip155:1': [{ address: usdc }] },
      ...options,
    },
    actions: {
      getTokenBalances: async ({ tokens }) =>
        tokens.flatMap(({ address }) =>
          address === usdc ? [{ token: { address, symbol: 'USDC', name: 'USD Coin', decimals: 6 }, amount: 5n }] : [],
        ),
      ...rest.actions,
    },
  })
  await test.portico[internals].loadActions('eip155')
  const setStatus = (status: PayStatus['status'], txHash?: string) => {
    answers.ExchangeBuyStatus = () => ({ result: { status, ...(txHash !== undefined && { txHash }) } })
  }
  return { ...test, state: getPart(test.portico, payPart), answers, asked, fetch, setStatus }
}

/** Like `arrangePay`, with a payment of 12.5 USDC whose page is known. */
export async function arrangePayment(options: ArrangeOptions = {}) {
  const test = await arrangePay(options)
  await startPay(test.portico, { asset: usdcId })
  setPayAmount(test.portico, { text: '12.5' })
  await test.clock.advance(300)
  await choosePayExchange(test.portico, { exchangeId: 'coinlab' })
  await test.clock.flush()
  return test
}

/** Forgets what is in memory, as a reload does. */
export function forget({ portico, state }: Awaited<ReturnType<typeof arrangePay>>): void {
  getPart(portico, payWorkPart).follow.abort()
  Object.assign(state, { payment: undefined, status: 'idle' })
}
