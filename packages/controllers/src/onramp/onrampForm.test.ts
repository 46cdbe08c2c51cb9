import { describe, expect, it, vi } from 'vitest'
import { internals } from '../instance/Portico.js'
import { getWalletFeatures } from '../wallets/list/getWalletFeatures.js'
import { arrangeOnramp, arrangePriced, options, usdc } from './arrangeOnramp.test.fixture.js'
import { coinbase } from './coinbase.js'
import { createCoinbaseSource } from './createCoinbaseSource.lazy.js'
import { getOnrampProblem } from './getOnrampProblem.js'
import { meld } from './meld.js'
import { setOnrampAmount } from './setOnrampAmount.js'
import { setOnrampCurrency } from './setOnrampCurrency.js'
import { setOnrampToken } from './setOnrampToken.js'
import { startOnramp } from './startOnramp.js'

describe('startOnramp', () => {
  it('lists what is sold on the network, with the limits of each way to pay in hundredths', async () => {
    const { portico, state } = await arrangeOnramp()
    await startOnramp(portico)
    expect(state.tokens).toEqual([
      { symbol: 'ETH', name: 'Ether', decimals: 18 },
      { symbol: 'USDC', name: 'USD Coin', address: usdc },
    ])
    expect(state.token?.symbol).toBe('USDC')
    expect(state.currencies).toEqual([
      {
        id: 'USD',
        methods: [
          { id: 'card', min: 1_000n, max: 750_000n },
          { id: 'ach_bank_account', min: 1_000n, max: 2_500_000n },
        ],
      },
      { id: 'EUR', methods: [{ id: 'card', min: 2_000n, max: 3_000n }] },
    ])
  })

  it('shows no controls of direction, no megabytes and no nameless token of the service', async () => {
    const entry = (symbol: string, name: string, address = usdc) => ({
      ...{ id: 'x', symbol, name },
      networks: [{ name: 'm', chain_id: 1, contract_address: address }],
    })
    const purchaseCurrencies = [
      entry('US\u202eDC', 'USD\u0000 Coin\n'),
      entry('L'.repeat(10_000), 'N'.repeat(10_000)),
      entry('\u202e', 'None'),
      entry('FAR', 'Far', '0x'.padEnd(10_000, '1')),
    ]
    const { portico, state } = await arrangeOnramp({
      service: { '/v1/onramp/options': { ...options, purchaseCurrencies } },
    })
    await startOnramp(portico)
    expect(state.tokens).toEqual([
      { symbol: 'USDC', name: 'USD Coin', address: usdc },
      { symbol: 'L'.repeat(32), name: 'N'.repeat(128), address: usdc },
    ])
  })

  it('takes the built-in list if the service fails, and in it ether is no USDC contract', async () => {
    const { portico, state, clock } = await arrangeOnramp({ service: { '/v1/onramp/options': 500 } })
    const started = startOnramp(portico)
    await clock.advance(30_000)
    await started
    expect(state.tokens).toEqual([
      { symbol: 'USDC', name: 'USD Coin', address: usdc },
      { symbol: 'ETH', name: 'Ether', decimals: 18 },
    ])
    expect(state.currencies.map(({ id }) => id)).toEqual(['USD', 'EUR'])
  })

  it('says that nobody is connected, or that nobody sells', async () => {
    const { portico, state } = await arrangeOnramp({ provider: { namespaces: ['solana'] } })
    await expect(startOnramp(portico)).rejects.toMatchObject({ code: 'onramp/no-provider' })
    expect(state.choices).toEqual([])
    const { connection, portico: other } = await arrangeOnramp()
    await connection.disconnect()
    connection.end()
    await expect(startOnramp(other)).rejects.toMatchObject({ code: 'onramp/not-connected' })
  })

  it('keeps what was typed when the network changes, and drops what is not sold there', async () => {
    const { portico, state, connection } = await arrangePriced()
    connection.setNetwork('eip155:8453')
    await startOnramp(portico)
    expect(state).toMatchObject({ networkId: 'eip155:8453', amountText: '25', tokens: [], token: undefined })
    expect(getOnrampProblem(state)).toBe('no-token')
  })
})

describe('the form', () => {
  it.each([
    ['', 'no-amount'],
    ['x', 'incorrect-amount'],
    ['10.001', 'incorrect-amount'],
    ['9.99', 'too-little'],
    ['10', undefined],
    ['7500.00', undefined],
    ['7500.01', 'too-much'],
  ])('with %s has the problem %s', async (text, problem) => {
    const { portico, state } = await arrangeOnramp()
    await startOnramp(portico)
    setOnrampAmount(portico, { text })
    expect(getOnrampProblem(state)).toBe(problem)
  })

  it('has the limits of the currency and of the way to pay', async () => {
    const { portico, state } = await arrangePriced()
    setOnrampAmount(portico, { text: '20000' })
    setOnrampCurrency(portico, { methodId: 'ach_bank_account' })
    expect(getOnrampProblem(state)).toBeUndefined()
    setOnrampCurrency(portico, { currencyId: 'EUR' })
    expect(state).toMatchObject({ currency: { id: 'EUR' }, methodId: undefined })
    expect(getOnrampProblem(state)).toBe('too-much')
    expect(() => setOnrampCurrency(portico, { currencyId: 'JPY' })).toThrow(/no such currency/)
    expect(() => setOnrampCurrency(portico, { methodId: 'cash' })).toThrow(/no such method/)
    expect(() => setOnrampToken(portico, { symbol: 'FAR' })).toThrow(/no such token/)
  })

  it('asks once typing rests, with decimal text', async () => {
    const { portico, state, clock, source } = await arrangeOnramp()
    await startOnramp(portico)
    for (const text of ['2', '25', '25.1']) setOnrampAmount(portico, { text })
    expect(state.choices).toEqual([
      { id: 'fake', name: 'Fake', fee: [100, 200], status: 'loading', quoteStatus: 'idle' },
    ])
    await clock.advance(300)
    expect(source.quote).toHaveBeenCalledTimes(1)
    expect(source.quote).toHaveBeenCalledWith(
      expect.objectContaining({ amount: '25.1', currency: 'USD', networkId: 'eip155:1', networkName: 'Ethereum' }),
    )
    expect(state.choices).toMatchObject([
      { status: 'ready', url: 'https://pay.example/buy?key=1', quoteStatus: 'ready', offer: { receives: '24.5' } },
    ])
  })

  it('an older answer never stands for newer input', async () => {
    const asked: string[] = []
    let answerFirst = (_: string) => {}
    const first = new Promise<string>((resolve) => {
      answerFirst = resolve
    })
    const getUrl = vi.fn(({ amount }: { readonly amount?: string | undefined }) => {
      asked.push(amount ?? '')
      return amount === '25' ? first : Promise.resolve('https://pay.example/new')
    })
    const { portico, state, clock } = await arrangePriced({ source: { getUrl } })
    setOnrampAmount(portico, { text: '30' })
    await clock.advance(300)
    answerFirst('https://pay.example/old')
    await clock.flush()
    expect(asked).toContain('25')
    expect(state.choices[0]?.url).toBe('https://pay.example/new')
  })

  it.each([
    ['a script', 'javascript:alert(1)'],
    ['no encryption', 'http://pay.example/'],
    ['a user name', 'https://bank.example@evil.example/'],
  ])('a page with %s is not offered', async (_, url) => {
    const { state } = await arrangePriced({ source: { getUrl: async () => url } })
    expect(state.choices).toMatchObject([{ status: 'error', error: { code: 'onramp/unsafe-page' } }])
    expect(state.choices[0]?.url).toBeUndefined()
  })

  it.each(['http://localhost:4427/meld', 'http://127.0.0.1:4427/', 'https://pay.example/x'])(
    'a page with encryption or on this machine is offered: %s',
    async (url) => {
      const { state } = await arrangePriced({ source: { getUrl: async () => url } })
      expect(state.choices).toMatchObject([{ status: 'ready', url }])
    },
  )

  it('a price that nobody knows is none', async () => {
    const failing = await arrangePriced({ source: { quote: async () => Promise.reject(new Error('down')) } })
    expect(failing.state.choices).toMatchObject([{ status: 'ready', quoteStatus: 'none' }])
    expect(failing.state.choices[0]?.offer).toBeUndefined()
    const { quote: _, ...silent } = (await arrangeOnramp()).source
    const without = await arrangePriced({ provider: { load: async () => silent } })
    expect(without.state.choices).toMatchObject([{ quoteStatus: 'unsupported' }])
  })
})

const account = '0x1111111111111111111111111111111111111111'
const request = {
  networkId: 'eip155:1',
  networkName: 'Ethereum',
  account,
  token: { symbol: 'USDC', address: usdc },
  currency: 'USD',
} as const

describe('coinbase', () => {
  it('asks the service for a page with the wallet and the amount', async () => {
    const { portico, fetch } = await arrangeOnramp({
      service: { '/v1/generators/onrampurl': { url: 'https://pay.coinbase.example/x' } },
    })
    const source = createCoinbaseSource(portico)
    expect(await source.getUrl({ ...request, amount: '25.10' })).toBe('https://pay.coinbase.example/x')
    const body = JSON.parse(fetch.calls.findLast(({ method }) => method === 'POST')?.body ?? '{}')
    const all = ['ethereum', 'arbitrum', 'polygon', 'berachain', 'avalanche-c-chain', 'optimism', 'celo', 'base']
    expect(body).toMatchObject({
      destinationWallets: [{ address: account, blockchains: all, assets: ['USDC'] }],
      defaultNetwork: 'ethereum',
      partnerUserId: account,
      defaultExperience: 'buy',
      presetFiatAmount: 25.1,
    })
  })

  it('never gives the mocked quote as a price', async () => {
    const { portico, clock } = await arrangeOnramp({ service: { '/v1/onramp/quote': 500 } })
    const quoted = createCoinbaseSource(portico).quote?.({ ...request, amount: '25' })
    await clock.advance(60_000)
    expect(await quoted).toBeUndefined()
  })

  it('prices by the currencies as the service names them', async () => {
    const each = (amount: string) => ({ amount, currency: 'USD' })
    const quote = {
      paymentTotal: each('25'),
      paymentSubtotal: each('24.5'),
      purchaseAmount: { amount: '24.400000', currency: 'USDC' },
      coinbaseFee: each('0.4'),
      networkFee: each('0.1'),
      quoteId: 'q',
    }
    const { portico, fetch } = await arrangeOnramp({ service: { '/v1/onramp/quote': quote } })
    const offer = await createCoinbaseSource(portico).quote?.({ ...request, amount: '25' })
    expect(offer).toMatchObject({ total: '25', fee: '0.4', networkFee: '0.1' })
    expect(Number(offer?.receives)).toBe(24.4)
    const body = JSON.parse(fetch.calls.findLast(({ method }) => method === 'POST')?.body ?? '{}')
    expect(body).toMatchObject({ amount: '25', network: 'USDC', paymentCurrency: { id: 'USD' } })
    expect(body.purchaseCurrency).toMatchObject({ id: options.purchaseCurrencies[1]?.id, symbol: 'USDC' })
  })
})

describe('meld', () => {
  it('names key, token and wallet, once each', async () => {
    const { portico } = await arrangeOnramp({ options: { projectId: 'app' } })
    const provider = meld({ publicKey: 'own:key', url: 'https://meld.example/' })
    const source = await provider.load(portico[internals].context)
    const pages = [await source.getUrl(request), await source.getUrl(request)]
    const text = 'publicKey=own%3Akey&destinationCurrencyCode=USDC'
    expect(new Set(pages)).toEqual(
      new Set([`https://meld.example/?${text}&walletAddress=${account}&externalCustomerId=app`]),
    )
  })

  it('is not offered without a key', async () => {
    const { portico } = await arrangeOnramp({ options: { onramp: [meld()] } })
    expect(getWalletFeatures(portico)).not.toContain('onramp')
    await expect(startOnramp(portico)).rejects.toMatchObject({ code: 'onramp/no-provider' })
  })
})

it('Account offers to buy where somebody sells on the namespace', async () => {
  const { portico } = await arrangeOnramp({ options: { onramp: [coinbase(), meld({ publicKey: 'k' })] } })
  expect(getWalletFeatures(portico)[0]).toBe('onramp')
  expect(getWalletFeatures(portico, { namespace: 'solana' })).toContain('onramp')
  const usual = await arrangeOnramp({ options: { onramp: undefined } })
  expect(getWalletFeatures(usual.portico)).toContain('onramp')
  expect(getWalletFeatures(usual.portico, { namespace: 'solana' })).not.toContain('onramp')
  const off = await arrangeOnramp({ options: { features: { onramp: false } } })
  expect(getWalletFeatures(off.portico)).not.toContain('onramp')
})
