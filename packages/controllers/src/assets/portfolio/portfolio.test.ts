import type { AdapterFeature, Token, WalletAsset } from '@portico/core'
import { createFakeFetch, type FakeAnswer } from '@portico/core/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { getPart } from '../../instance/getPart.js'
import { internals } from '../../instance/Portico.js'
import { type ArrangeOptions, arrangeConnected } from '../../navigation/modal/arrange.test.fixture.js'
import { queryClientPart } from '../../queries/queryClientPart.js'
import { nativeBalanceQueryOptions } from '../balances/nativeBalanceQueryOptions.js'
import { portfolioQueryOptions } from './portfolioQueryOptions.js'
import { type Portfolio, watchPortfolio } from './watchPortfolio.js'

const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const dai = '0x6B175474E89094C44Da98b954EedeAC495271d0F'

afterEach(() => vi.unstubAllGlobals())

function entry(symbol: string, fields: Readonly<Record<string, unknown>> = {}) {
  return {
    name: `${symbol} name`,
    symbol,
    chainId: 'eip155:1',
    price: 2,
    value: 3,
    quantity: { decimals: '18', numeric: '1.5' },
    iconUrl: 'https://a.example/1.png',
    ...fields,
  }
}
const eth = entry('ETH')
const coin = entry('USDC', {
  address: `eip155:1:${usdc}`,
  price: 1,
  value: 2500,
  quantity: { decimals: 6, numeric: '2500' },
})
const asset = (
  symbol: string,
  amount: bigint,
  more: Partial<WalletAsset> & { address?: string } = {},
): WalletAsset => ({
  token: { symbol, name: symbol, decimals: 6, address: more.address },
  amount,
  price: more.price,
})

type Arrange = ArrangeOptions & {
  /** What the service answers for balances. Default: ETH and USDC. */
  readonly answer?: FakeAnswer
  readonly assets?: readonly WalletAsset[]
  /** Networks that the service supports. */
  readonly served?: readonly string[]
}

async function arrangePortfolio({
  answer = { json: { balances: [eth, coin] } },
  assets,
  served = ['eip155:1'],
  ...more
}: Arrange = {}) {
  let current = answer
  const fetch = createFakeFetch(({ url }) => {
    if (url.pathname === '/v1/supported-chains') return { json: { http: served } }
    return url.pathname.endsWith('/balance') ? current : { json: {} }
  })
  vi.stubGlobal('fetch', fetch)
  const test = await arrangeConnected({
    ...more,
    options: { services: { blockchainApi: 'https://data.example' }, ...more.options },
  })
  if (assets) test.adapter.getWalletAssets = async () => assets
  const client = getPart(test.portico, queryClientPart)
  return {
    ...test,
    respond(next: FakeAnswer) {
      current = next
    },
    asked: () => fetch.calls.filter(({ url }) => url.pathname.endsWith('/balance')).map(({ url }) => url.searchParams),
    read: () => client.fetchQuery(portfolioQueryOptions(test.portico)),
  }
}

describe('portfolioQueryOptions', () => {
  it('is what the data service says, most valuable first, in the currency of the app', async () => {
    const { read, asked } = await arrangePortfolio({
      options: { services: { blockchainApi: 'https://data.example' }, currency: 'eur' },
    })
    const { holdings, source, isServed, failure } = await read()
    expect([source, isServed, failure]).toEqual(['service', true, undefined])
    expect(holdings).toMatchObject([
      {
        token: { address: usdc, symbol: 'USDC', decimals: 6 },
        amount: 2_500_000_000n,
        price: 1,
        value: 2500,
        isHidden: false,
      },
      { token: { address: undefined, symbol: 'ETH' }, amount: 1_500_000_000_000_000_000n, value: 3 },
    ])
    expect([...(asked()[0] ?? [])].slice(0, 2)).toEqual([
      ['currency', 'eur'],
      ['chainId', 'eip155:1'],
    ])
  })

  it('is what the wallet says where it can tell, priced in US dollars alone', async () => {
    const assets = [asset('ETH', 2_000_000n, { price: 2000 }), asset('BOX', 5n, { address: dai })]
    const { read, asked } = await arrangePortfolio({ assets })
    const { holdings, source } = await read()
    expect(source).toBe('wallet')
    expect(holdings).toMatchObject([
      { token: { symbol: 'ETH' }, value: 4000 },
      { token: { symbol: 'BOX' }, amount: 5n, price: undefined, value: undefined },
    ])
    expect(asked()).toEqual([])
    const euro = await arrangePortfolio({
      assets,
      options: { services: { blockchainApi: 'https://data.example' }, currency: 'eur' },
    })
    expect((await euro.read()).holdings[0]?.value).toBeUndefined()
  })

  it('reads tokens of the app that the service does not know from the network', async () => {
    const token: Token = { address: dai, symbol: 'DAI', name: 'Dai', decimals: 18 }
    const options = {
      services: { blockchainApi: 'https://data.example' },
      tokens: { 'eip155:1': [{ address: usdc.toLowerCase() }, { address: dai }] },
    } as const
    const { read, adapter } = await arrangePortfolio({ options, tokenBalances: [{ token, amount: 7n }] })
    expect((await read()).holdings.map((each) => each.token.symbol)).toEqual(['USDC', 'ETH', 'DAI'])
    const call = adapter.calls.find(({ name }) => name === 'getTokenBalances')
    expect(call?.parameters).toMatchObject({ tokens: [{ address: dai }] })
  })

  it('reads the network without a service, or where the service does not support the network', async () => {
    const token: Token = { address: dai, symbol: 'DAI', name: 'Dai', decimals: 18 }
    const tokens = { 'eip155:1': [{ address: dai }], 'eip155:8453': [{ address: dai }] } as const
    const none = await arrangePortfolio({
      options: { services: {}, tokens },
      tokenBalances: [{ token, amount: 7n }],
    })
    expect(await none.read()).toMatchObject({
      source: 'network',
      isServed: false,
      holdings: [{ token: { symbol: 'ETH' } }, { amount: 7n }],
    })
    expect(none.asked()).toEqual([])
    const other = await arrangePortfolio({
      options: { services: { blockchainApi: 'https://data.example' }, tokens },
      tokenBalances: [{ token, amount: 7n }],
    })
    other.connection.setNetwork('eip155:8453')
    const served = await other.read()
    expect(served).toMatchObject({
      source: 'network',
      isServed: false,
      failure: undefined,
      holdings: [{ token: { symbol: 'ETH' } }, { amount: 7n }],
    })
    expect(other.asked()).toEqual([])
  })

  it('reads all that the network tells of without a service, where it does, also if the app names nothing', async () => {
    const token: Token = { address: dai, symbol: 'DAI', name: 'Dai', decimals: 18 }
    const arrange = (supports: readonly AdapterFeature[]) =>
      arrangePortfolio({ options: { services: {} }, supports, tokenBalances: [{ token, amount: 7n }] })
    const { read, adapter } = await arrange(['balance', 'tokens', 'held-tokens'])
    expect(await read()).toMatchObject({ source: 'network', holdings: [{ token: { symbol: 'ETH' } }, { amount: 7n }] })
    const call = adapter.calls.find(({ name }) => name === 'getTokenBalances')
    expect(call?.parameters).toMatchObject({ tokens: [], held: true })
    expect((await (await arrange(['balance', 'tokens'])).read()).holdings).toMatchObject([{ token: { symbol: 'ETH' } }])
  })

  it('lists the native currency where the network alone tells, without a request of its own', async () => {
    const test = await arrangePortfolio({ options: { services: {} }, nativeBalance: 5n })
    const client = getPart(test.portico, queryClientPart)
    const [native, { holdings, source }] = await Promise.all([
      client.fetchQuery(nativeBalanceQueryOptions(test.portico)),
      test.read(),
    ])
    expect(source).toBe('network')
    expect(holdings).toMatchObject([
      { token: { symbol: 'ETH', decimals: 18 }, amount: 5n, networkId: 'eip155:1', isNamed: true },
    ])
    expect(native.value).toBe(5n)
    expect(test.adapter.calls.filter(({ name }) => name === 'getNativeBalance')).toHaveLength(1)
  })

  it('fails where the network tells of nothing, rather than leaving out the native currency', async () => {
    const test = await arrangePortfolio({ options: { services: {} } })
    test.adapter.setNativeBalance(new Error('down'))
    await expect(test.read()).rejects.toThrow('down')
  })

  it('falls back to the network while the service fails, says so, and keeps what it knew', async () => {
    const token: Token = { address: dai, symbol: 'DAI', name: 'Dai', decimals: 18 }
    const options = {
      services: { blockchainApi: 'https://data.example' },
      tokens: { 'eip155:1': [{ address: dai }] },
    } as const
    const down: FakeAnswer = { json: {}, status: 404 }
    const test = await arrangePortfolio({ options, tokenBalances: [{ token, amount: 7n }], answer: down })
    expect(await test.read()).toMatchObject({
      source: 'network',
      isServed: true,
      failure: { code: 'http/status' },
      holdings: [{ token: { symbol: 'ETH' } }, { amount: 7n }],
    })
    test.respond({ json: { balances: [eth] } })
    await test.clock.advance(30_001)
    expect(await test.read()).toMatchObject({ source: 'service', failure: undefined })
    test.respond(down)
    await test.clock.advance(30_001)
    await expect(test.read()).rejects.toMatchObject({ code: 'http/status' })
    expect(
      getPart(test.portico, queryClientPart).getQueryData(portfolioQueryOptions(test.portico).queryKey),
    ).toMatchObject({
      source: 'service',
    })
  })

  it('is not asked again for 30 s after a failure, nor while it is fresh', async () => {
    const { read, asked, clock, respond } = await arrangePortfolio({ answer: { json: {}, status: 404 } })
    await expect(read()).rejects.toMatchObject({ code: 'http/status' })
    await expect(read()).rejects.toMatchObject({ code: 'http/status' })
    expect(asked()).toHaveLength(1)
    respond({ json: { balances: [eth] } })
    await clock.advance(30_001)
    await read()
    await read()
    expect(asked()).toHaveLength(2)
    await clock.advance(30_001)
    await read()
    expect(asked()).toHaveLength(3)
  })

  it('asks the service to read anew after a transaction ended, and once more when its node may have caught up', async () => {
    const { portico, read, asked, clock } = await arrangePortfolio()
    await read()
    portico[internals].emitter.emit('transaction', { status: 'confirmed', networkId: 'eip155:1', hash: '0x1' })
    await read()
    for (let at = 0; at < 2; at++) {
      await clock.advance(30_001)
      await read()
    }
    const native = 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
    expect(asked().map((query) => query.get('forceUpdate'))).toEqual([null, native, native, null])
  })

  it('asks the service to read anew also where a transaction ended before it was ever asked', async () => {
    const options = { id: 'unasked', services: { blockchainApi: 'https://data.example' } }
    const first = await arrangePortfolio({ options })
    await first.read()
    first.portico.destroy()
    const { portico, read, asked } = await arrangePortfolio({
      options: { ...options, storage: first.storage, clock: first.clock },
    })
    await read()
    expect(asked()).toEqual([])
    const details = { from: '0x1', to: '0x2', amount: '1', symbol: 'DAI', token: dai }
    portico[internals].emitter.emit('transaction', { status: 'confirmed', networkId: 'eip155:1', hash: '0x1', details })
    await read()
    const native = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
    expect(asked().map((query) => query.get('forceUpdate'))).toEqual([`eip155:1:${native},eip155:1:${dai}`])
  })

  it('goes on asking to read anew until the service has answered', async () => {
    const { portico, read, asked, clock, respond } = await arrangePortfolio()
    await read()
    portico[internals].emitter.emit('transaction', { status: 'confirmed', networkId: 'eip155:1', hash: '0x1' })
    respond({ json: {}, status: 404 })
    await expect(read()).rejects.toMatchObject({ code: 'http/status' })
    respond({ json: { balances: [eth] } })
    await clock.advance(30_001)
    await read()
    await clock.advance(30_001)
    await read()
    const isForced = asked().map((query) => query.has('forceUpdate'))
    expect(isForced).toEqual([false, true, true, false])
  })

  it('is there after a reload also where the wallet or the network has told', async () => {
    const id = 'kept'
    const assets = [asset('ETH', 2_000_000n, { price: 2000 })]
    const wallet = await arrangePortfolio({ assets, options: { id, services: {} } })
    await wallet.read()
    const { storage, clock } = wallet
    wallet.portico.destroy()
    const next = await arrangePortfolio({ options: { id, storage, clock, services: {} } })
    const kept = portfolioQueryOptions(next.portico).initialData()
    expect(kept?.holdings).toMatchObject([{ token: { symbol: 'ETH' }, amount: 2_000_000n, value: 4000 }])
    const token: Token = { address: dai, symbol: 'DAI', name: 'Dai', decimals: 18 }
    next.portico.destroy()
    const options = { id: 'kept2', services: {}, tokens: { 'eip155:1': [{ address: dai }] } } as const
    const network = await arrangePortfolio({ options, tokenBalances: [{ token, amount: 7n }] })
    await network.read()
    network.portico.destroy()
    const later = { ...options, storage: network.storage, clock: network.clock }
    const data = portfolioQueryOptions((await arrangePortfolio({ options: later })).portico).initialData()
    expect(data?.holdings).toMatchObject([
      { token: { symbol: 'ETH' } },
      { token: { symbol: 'DAI' }, amount: 7n, isNamed: true },
    ])
  })

  it('does not show kept prices in another currency as if they were in this one', async () => {
    const services = { blockchainApi: 'https://data.example' }
    const options = { id: 'priced', services, currency: 'eur' }
    const { portico, read, storage, clock } = await arrangePortfolio({ options })
    await read()
    portico.destroy()
    const reload = async (currency: string) => {
      const next = await arrangePortfolio({ options: { ...options, currency, storage, clock } })
      const data = portfolioQueryOptions(next.portico).initialData()
      next.portico.destroy()
      return data?.holdings.map(({ value }) => value)
    }
    expect(await reload('eur')).toEqual([2500, 3])
    expect(await reload('usd')).toEqual([undefined, undefined])
  })

  it('is there after a reload, from the storage, with its age', async () => {
    const options = { id: 'portfolio', services: { blockchainApi: 'https://data.example' } }
    const { portico, storage, read, clock } = await arrangePortfolio({ options })
    await read()
    portico.destroy()
    await clock.advance(10_000)
    const next = await arrangePortfolio({ options: { ...options, storage, clock } })
    const data = portfolioQueryOptions(next.portico).initialData()
    expect(data?.holdings.map(({ token }) => token.symbol)).toEqual(['USDC', 'ETH'])
    expect(data?.updatedAt).toBe(clock.now() - 10_000)
  })

  it.each([
    ['the network, because the service does not support it', [], undefined, { source: 'network', isServed: false }],
    ['the service', ['eip155:1'], undefined, { source: 'service', isServed: true }],
    ['the wallet', [], [asset('ETH', 5n)], { source: 'wallet', isServed: undefined }],
  ] as const)('tells after a reload that it was %s who told', async (_, served, assets, told) => {
    const options = { id: 'told', services: { blockchainApi: 'https://data.example' } }
    const { portico, storage, clock, read } = await arrangePortfolio({ options, served, ...(assets && { assets }) })
    expect(await read()).toMatchObject(told)
    portico.destroy()
    const next = await arrangePortfolio({ options: { ...options, storage, clock }, served })
    expect(portfolioQueryOptions(next.portico).initialData()).toMatchObject(told)
  })

  it('keeps the most valuable of many across a reload, shows them at once as a part, and reads the rest at once', async () => {
    const options = { id: 'cut', services: { blockchainApi: 'https://data.example' } }
    const balances = Array.from({ length: 300 }, (_, at) =>
      entry(`T${at}`, { address: `eip155:1:0x${String(at).padStart(40, '0')}`, value: at + 1 }),
    )
    const answer = { json: { balances } }
    const { portico, storage, read, clock } = await arrangePortfolio({ options, answer })
    expect((await read()).isPartial).toBeUndefined()
    portico.destroy()
    const next = await arrangePortfolio({ options: { ...options, storage, clock }, answer })
    const kept = portfolioQueryOptions(next.portico).initialData()
    expect(kept?.holdings).toHaveLength(200)
    expect(kept?.holdings[0]?.token.symbol).toBe('T299')
    expect(kept?.isPartial).toBe(true)
    const states: (Portfolio | undefined)[] = []
    watchPortfolio(next.portico, (state) => states.push(state))()
    expect(states[0]?.isPartial).toBe(true)
    expect((await next.read()).holdings).toHaveLength(300)
    expect(next.asked()).toHaveLength(1)
  })

  it('is shown with its age but read anew after a reload once something was sent on its network', async () => {
    const options = { id: 'sent', services: { blockchainApi: 'https://data.example' } }
    const { portico, storage, read, clock } = await arrangePortfolio({ options })
    const { updatedAt } = await read()
    const send = (from: typeof portico, networkId: 'eip155:1' | 'eip155:8453') =>
      from[internals].emitter.emit('transaction', { status: 'sent', networkId, hash: '0x1' })
    const reload = async () => {
      const next = await arrangePortfolio({ options: { ...options, storage, clock } })
      const kept = portfolioQueryOptions(next.portico).initialData()
      expect(kept).toMatchObject({ updatedAt, holdings: [{ token: { symbol: 'USDC' } }, { token: { symbol: 'ETH' } }] })
      await next.read()
      return next
    }
    send(portico, 'eip155:8453')
    portico.destroy()
    const fresh = await reload()
    expect(fresh.asked()).toHaveLength(0)
    send(fresh.portico, 'eip155:1')
    fresh.portico.destroy()
    expect((await reload()).asked()).toHaveLength(1)
  })

  it('hides what looks like spam, unless it has a price or the app names it', async () => {
    const spam = { name: 'Visit free.xyz', price: 0, value: null }
    const { read } = await arrangePortfolio({
      answer: {
        json: {
          balances: [
            entry('A', { ...spam, address: `eip155:1:${usdc}` }),
            entry('B', { ...spam, address: `eip155:1:${dai}`, price: 2 }),
          ],
        },
      },
    })
    expect((await read()).holdings.map(({ token, isHidden }) => [token.symbol, isHidden])).toEqual([
      ['B', false],
      ['A', true],
    ])
  })
})

describe('watchPortfolio', () => {
  it('tells the total of what is shown and what nobody can price', async () => {
    const unpriced = entry('BOX', { address: `eip155:1:${dai}`, price: 0, value: undefined })
    const { portico } = await arrangePortfolio({ answer: { json: { balances: [eth, coin, unpriced] } } })
    const states: (Portfolio | undefined)[] = []
    const stop = watchPortfolio(portico, (state) => states.push(state))
    expect(states[0]).toMatchObject({ status: 'loading', holdings: [] })
    await vi.waitFor(() =>
      expect(states.at(-1)).toMatchObject({
        status: 'ready',
        source: 'service',
        currency: 'usd',
        total: { value: 2503, unpriced: 1 },
      }),
    )
    stop()
  })

  it('reads anew every 30 s while it is followed, and no longer', async () => {
    const { portico, asked, clock } = await arrangePortfolio()
    const states: (Portfolio | undefined)[] = []
    const stop = watchPortfolio(portico, (state) => states.push(state))
    await vi.waitFor(() => expect(states.at(-1)).toMatchObject({ status: 'ready' }))
    await clock.advance(30_001)
    await vi.waitFor(() => expect(asked()).toHaveLength(2))
    await vi.waitFor(() => expect(states.at(-1)).toMatchObject({ updatedAt: clock.now() }))
    stop()
    await clock.advance(90_000)
    expect(asked()).toHaveLength(2)
  })

  it('follows the network, and says when nothing has a price', async () => {
    const { portico, connection } = await arrangePortfolio({
      answer: { json: { balances: [entry('BOX', { price: 0, value: null })] } },
    })
    const states: (Portfolio | undefined)[] = []
    const stop = watchPortfolio(portico, (state) => states.push(state))
    await vi.waitFor(() => expect(states.at(-1)?.total).toEqual({ value: undefined, unpriced: 1 }))
    connection.setNetwork('eip155:8453')
    await vi.waitFor(() =>
      expect(states.at(-1)).toMatchObject({
        status: 'ready',
        holdings: [{ token: { symbol: 'ETH' } }],
        total: { value: undefined, unpriced: 1 },
      }),
    )
    stop()
  })
})
