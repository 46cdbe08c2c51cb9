import { createFakeFetch, type FakeAnswer } from '@portico/core/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { disconnect } from '../../connection/commands/disconnect.js'
import { arrangeConnected } from '../../navigation/modal/arrange.test.fixture.js'
import { type Portfolios, watchPortfolios } from './watchPortfolios.js'

afterEach(() => vi.unstubAllGlobals())

const entry = (symbol: string, chainId: string, value: number, fields: object = {}) => ({
  name: symbol,
  symbol,
  chainId,
  price: 1,
  value,
  quantity: { decimals: '18', numeric: `${value}` },
  ...fields,
})

/** A connected instance whose data service answers by network. */
async function arrange(answers: Record<string, FakeAnswer>) {
  const fetch = createFakeFetch(({ url }): FakeAnswer => {
    if (url.pathname === '/v1/supported-chains') return { json: { http: ['eip155:1', 'eip155:8453'] } }
    return answers[url.searchParams.get('chainId') ?? ''] ?? { json: {}, status: 404 }
  })
  vi.stubGlobal('fetch', fetch)
  const test = await arrangeConnected({ options: { services: { blockchainApi: 'https://data.example' } } })
  const states: (Portfolios | undefined)[] = []
  const stop = watchPortfolios(test.portico, (state) => states.push(state))
  const settled = () => vi.waitFor(() => expect(states.at(-1)?.status).not.toBe('loading'))
  return { ...test, answers, states, stop, settled }
}

const list = (state: Portfolios | undefined) =>
  state?.holdings.map(({ token, networkId, value }) => [token.symbol, networkId, value])

it('joins what the account holds on every network, most valuable first', async () => {
  const { states, stop, settled } = await arrange({
    'eip155:1': {
      json: {
        balances: [
          entry('ETH', 'eip155:1', 5),
          entry('ONE', 'eip155:1', 1, { address: `eip155:1:0x${'1'.repeat(40)}` }),
        ],
      },
    },
    'eip155:8453': { json: { balances: [entry('ETH', 'eip155:8453', 3)] } },
  })
  expect(states[0]).toMatchObject({ status: 'loading', holdings: [] })
  await settled()
  expect(list(states.at(-1))).toEqual([
    ['ETH', 'eip155:1', 5],
    ['ETH', 'eip155:8453', 3],
    ['ONE', 'eip155:1', 1],
  ])
  expect(states.at(-1)).toMatchObject({ status: 'ready', currency: 'usd', total: { value: 9, unpriced: 0 } })
  expect(states.at(-1)?.error).toBeUndefined()
  stop()
})

it('shows the others where one network fails, and says so', async () => {
  const { states, stop, settled } = await arrange({
    'eip155:8453': { json: { balances: [entry('ETH', 'eip155:8453', 3)] } },
  })
  await settled()
  expect(list(states.at(-1))).toEqual([['ETH', 'eip155:8453', 3]])
  expect(states.at(-1)).toMatchObject({ status: 'ready', error: { code: 'http/status' } })
  stop()
})

it('is an error where every network fails', async () => {
  const { states, stop, settled } = await arrange({})
  await settled()
  expect(states.at(-1)).toMatchObject({ status: 'error', holdings: [], error: { code: 'http/status' } })
  stop()
})

it('ends with the account, and tells nothing once it is stopped', async () => {
  const { portico, states, stop, settled } = await arrange({
    'eip155:1': { json: { balances: [entry('ETH', 'eip155:1', 5)] } },
  })
  await settled()
  await disconnect(portico)
  await vi.waitFor(() => expect(states.at(-1)).toBeUndefined())
  stop()
  const count = states.length
  await disconnect(portico)
  expect(states).toHaveLength(count)
})
