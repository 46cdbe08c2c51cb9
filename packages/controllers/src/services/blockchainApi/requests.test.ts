import { mainnet } from '@portico/core/networks'
import { createFakeClock, createFakeFetch, type FakeAnswer, type FakeFetchCall } from '@portico/core/testing'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createPortico } from '../../assembly/createPortico.js'
import { internals, type Portico } from '../../instance/Portico.js'
import type { PorticoOptions } from '../../instance/PorticoOptions.js'
import { requestAllowance } from './convert/requestAllowance.js'
import { requestApproval } from './convert/requestApproval.js'
import { requestGasPrice } from './convert/requestGasPrice.js'
import { requestSwapQuote } from './convert/requestSwapQuote.js'
import { requestSwapTokens } from './convert/requestSwapTokens.js'
import { requestSwapTransaction } from './convert/requestSwapTransaction.js'
import { defaultOnrampOptions } from './onramp/defaultOnrampOptions.js'
import { requestOnrampOptions } from './onramp/requestOnrampOptions.js'
import { requestOnrampQuote } from './onramp/requestOnrampQuote.js'
import { requestOnrampUrl } from './onramp/requestOnrampUrl.js'
import { registerName } from './profile/registerName.js'
import { requestName } from './profile/requestName.js'
import { requestNameSuggestions } from './profile/requestNameSuggestions.js'
import { requestNamesOf } from './profile/requestNamesOf.js'
import { requestBalances } from './requestBalances.js'
import { requestHistory } from './requestHistory.js'
import { requestIdentity } from './requestIdentity.js'
import { requestPrices } from './requestPrices.js'
import { requestSmartSessions } from './smartSessions/requestSmartSessions.js'
import { revokeSmartSession } from './smartSessions/revokeSmartSession.js'

const address = '0x1111111111111111111111111111111111111111'
const token = `eip155:1:0x2222222222222222222222222222222222222222` as const
const other = `eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee` as const
const account = `eip155:1:${address}` as const
const networkId = 'eip155:1' as const
const purchaseCurrency = { id: 'p1', name: 'USD Coin', symbol: 'USDC', networks: [] }
const paymentCurrency = { id: 'USD', payment_method_limits: [] }
const eachAmount = { amount: '25', currency: 'USD' }
const quote = {
  paymentTotal: eachAmount,
  paymentSubtotal: eachAmount,
  purchaseAmount: eachAmount,
  coinbaseFee: eachAmount,
  networkFee: eachAmount,
  quoteId: 'q1',
}
const tx = { from: address, to: token, data: '0xabcd', eip155: { gas: '21000', gasPrice: '7' } }

type Identity = 'all' | 'project' | 'none'
type Call = {
  readonly name: string
  run(portico: Portico, signal?: AbortSignal): Promise<unknown>
  readonly path: string
  readonly query?: readonly (readonly [string, string])[]
  readonly body?: unknown
  readonly isJson?: true
  /** Whether it is never sent again after a failure. Default: any may be. */
  readonly isSentOnce?: true
  readonly hostedIdentity?: Identity
  readonly reply: unknown
  readonly result: unknown
  /** What it gives on a network that is not supported; an error's text if it throws. */
  readonly neutral: unknown
}

const calls: readonly Call[] = [
  {
    name: 'identity',
    run: (portico, signal) => requestIdentity(portico, { signal, address, networkId }),
    path: `/v1/identity/${address}`,
    reply: { name: 'vitalik.eth', avatar: 'https://a.example/1.png' },
    result: { name: 'vitalik.eth', avatar: 'https://a.example/1.png' },
    neutral: { name: undefined, avatar: undefined },
  },
  {
    name: 'history',
    run: (portico, signal) => requestHistory(portico, { signal, address, networkId, cursor: 'c1', onramp: 'coinbase' }),
    path: `/v1/account/${address}/history`,
    query: [
      ['cursor', 'c1'],
      ['onramp', 'coinbase'],
      ['chainId', networkId],
    ],
    reply: { data: [], next: null },
    result: { transactions: [], next: undefined },
    neutral: { transactions: [], next: undefined },
  },
  {
    name: 'balance',
    run: (portico, signal) =>
      requestBalances(portico, { signal, address, networkId, currency: 'usd', forceUpdate: [token, other] }),
    path: `/v1/account/${address}/balance`,
    query: [
      ['currency', 'usd'],
      ['chainId', networkId],
      ['forceUpdate', `${token},${other}`],
    ],
    reply: { balances: [] },
    result: [],
    neutral: [],
  },
  {
    name: 'swap quote',
    run: (portico, signal) =>
      requestSwapQuote(portico, { signal, networkId, from: token, to: other, amount: 5n, address, gasPrice: 7n }),
    path: '/v1/convert/quotes',
    query: [
      ['amount', '5'],
      ['userAddress', address],
      ['from', token],
      ['to', other],
      ['gasPrice', '7'],
    ],
    isJson: true,
    reply: { quotes: [{ id: null, fromAmount: '5', fromAccount: account, toAmount: '9', toAccount: account }] },
    result: { id: undefined, fromAmount: 5n, toAmount: 9n },
    neutral: undefined,
  },
  {
    name: 'swap tokens',
    run: (portico, signal) => requestSwapTokens(portico, { signal, networkId }),
    path: '/v1/convert/tokens',
    query: [['chainId', networkId]],
    reply: { tokens: [{ name: 'T', symbol: 'T', address: token, decimals: 6, logoUri: 'https://a.example/t.png' }] },
    result: [
      {
        address: token.split(':')[2],
        name: 'T',
        symbol: 'T',
        decimals: 6,
        image: 'https://a.example/t.png',
        hasPermit: false,
      },
    ],
    neutral: [],
  },
  {
    name: 'price',
    run: (portico, signal) => requestPrices(portico, { signal, tokens: [token, other], currency: 'usd' }),
    path: '/v1/fungible/price',
    body: { currency: 'usd', addresses: [token, other], projectId: 'p' },
    isJson: true,
    hostedIdentity: 'none',
    reply: { fungibles: [{ name: 'T', symbol: 'T', iconUrl: 'https://a.example/t.png', price: 2.5 }] },
    result: [{ address: undefined, name: 'T', symbol: 'T', image: 'https://a.example/t.png', price: 2.5 }],
    neutral: [],
  },
  {
    name: 'allowance',
    run: (portico, signal) => requestAllowance(portico, { signal, token, account }),
    path: '/v1/convert/allowance',
    query: [
      ['tokenAddress', token],
      ['userAddress', account],
    ],
    isJson: true,
    reply: { allowance: '115792089237316195423570985008687907853269984665640564039457584007913129639935' },
    result: 2n ** 256n - 1n,
    neutral: 0n,
  },
  {
    name: 'gas price',
    run: (portico, signal) => requestGasPrice(portico, { signal, networkId }),
    path: '/v1/convert/gas-price',
    query: [['chainId', networkId]],
    isJson: true,
    reply: { standard: '1', fast: '2', instant: '3' },
    result: { standard: 1n, fast: 2n, instant: 3n },
    neutral: 'Network not supported for Gas Price',
  },
  {
    name: 'swap',
    run: (portico, signal) =>
      requestSwapTransaction(portico, { signal, networkId, from: token, to: other, amount: 5n, account }),
    path: '/v1/convert/build-transaction',
    body: {
      amount: '5',
      eip155: { slippage: 1 },
      projectId: 'p',
      from: token,
      to: other,
      userAddress: account,
      disableEstimate: false,
    },
    isJson: true,
    hostedIdentity: 'none',
    reply: { tx: { ...tx, amount: '5' } },
    result: { from: address, to: token.split(':')[2], data: '0xabcd', amount: 5n, gas: 21_000n, gasPrice: 7n },
    neutral: 'Network not supported for Swaps',
  },
  {
    name: 'approval',
    run: (portico, signal) => requestApproval(portico, { signal, networkId, from: token, to: other, account }),
    path: '/v1/convert/build-approve',
    query: [
      ['userAddress', account],
      ['from', token],
      ['to', other],
    ],
    isJson: true,
    reply: { tx: { ...tx, from: account, value: '0', eip155: { gas: 50_000, gasPrice: '7' } } },
    result: { from: address, to: token.split(':')[2], data: '0xabcd', value: 0n, gas: 50_000n, gasPrice: 7n },
    neutral: 'Network not supported for Swaps',
  },
  {
    name: 'name',
    run: (portico, signal) => requestName(portico, { signal, name: 'ana', networkId }),
    path: '/v1/profile/account/ana',
    query: [['apiVersion', '2']],
    reply: {
      name: 'ana.reown.id',
      registered: 1_700_000_000,
      addresses: { 60: { address, created: 1 }, bad: { address }, 61: {} },
      attributes: [{ bio: 'Hi' }, { avatar: 'https://a.example/1.png' }],
    },
    result: {
      name: 'ana.reown.id',
      registeredAt: 1_700_000_000_000,
      addresses: { 60: address },
      avatar: 'https://a.example/1.png',
      bio: 'Hi',
    },
    neutral: { name: 'ana', registeredAt: undefined, addresses: {}, avatar: undefined, bio: undefined },
  },
  {
    name: 'names of an address',
    run: (portico, signal) => requestNamesOf(portico, { signal, address, networkId }),
    path: `/v1/profile/reverse/${address}`,
    query: [['apiVersion', '2']],
    reply: [{ name: 'ana.wcn.id', registered_at: '2024-01-01T00:00:00Z' }, { name: 7 }],
    result: [
      {
        name: 'ana.wcn.id',
        registeredAt: Date.UTC(2024, 0, 1),
        addresses: {},
        avatar: undefined,
        bio: undefined,
      },
    ],
    neutral: [],
  },
  {
    name: 'name suggestions',
    run: (portico, signal) => requestNameSuggestions(portico, { signal, name: 'ana', networkId }),
    path: '/v1/profile/suggestions/ana',
    query: [['zone', 'reown.id']],
    reply: { suggestions: [{ name: 'ana.reown.id', registered: true }] },
    result: [{ name: 'ana.reown.id', registered: true }],
    neutral: [],
  },
  {
    name: 'registration',
    isSentOnce: true,
    run: (portico, signal) =>
      registerName(portico, { signal, coinType: 0x80000001, address, message: 'm', signature: '0x1', networkId }),
    path: '/v1/profile/account',
    body: { coin_type: 0x80000001, address, message: 'm', signature: '0x1' },
    isJson: true,
    hostedIdentity: 'none',
    reply: undefined,
    result: true,
    neutral: false,
  },
  {
    name: 'on-ramp page',
    isSentOnce: true,
    run: (portico, signal) =>
      requestOnrampUrl(portico, {
        signal,
        destinationWallets: [{ address, blockchains: ['ethereum'], assets: ['USDC'] }],
        partnerUserId: 'u1',
        presetFiatAmount: 25,
      }),
    path: '/v1/generators/onrampurl',
    body: {
      destinationWallets: [{ address, blockchains: ['ethereum'], assets: ['USDC'] }],
      partnerUserId: 'u1',
      defaultExperience: 'buy',
      presetFiatAmount: 25,
    },
    hostedIdentity: 'project',
    reply: { url: 'https://pay.example/buy' },
    result: 'https://pay.example/buy',
    neutral: '',
  },
  {
    name: 'on-ramp options',
    run: (portico, signal) => requestOnrampOptions(portico, { signal }),
    path: '/v1/onramp/options',
    reply: { paymentCurrencies: [paymentCurrency, { id: 1 }], purchaseCurrencies: [purchaseCurrency] },
    result: { paymentCurrencies: [paymentCurrency], purchaseCurrencies: [purchaseCurrency] },
    neutral: { paymentCurrencies: [], purchaseCurrencies: [] },
  },
  {
    name: 'on-ramp quote',
    run: (portico, signal) =>
      requestOnrampQuote(portico, { signal, purchaseCurrency, paymentCurrency, amount: '25', network: 'USDC' }),
    path: '/v1/onramp/quote',
    body: { purchaseCurrency, paymentCurrency, amount: '25', network: 'USDC' },
    hostedIdentity: 'project',
    reply: quote,
    result: { ...quote, isMocked: false },
    neutral: undefined,
  },
  {
    name: 'smart sessions',
    run: (portico, signal) => requestSmartSessions(portico, { signal, account }),
    path: `/v1/sessions/${account}`,
    reply: { pcis: [{ pci: 'a', project: {} }, { pci: 1 }] },
    result: [{ pci: 'a', project: {} }],
    neutral: [],
  },
  {
    name: 'end of a smart session',
    isSentOnce: true,
    run: (portico, signal) => revokeSmartSession(portico, { signal, address, pci: 'a', signature: '0x1' }),
    path: `/v1/sessions/${address}/revoke`,
    body: { pci: 'a', signature: '0x1' },
    hostedIdentity: 'project',
    reply: undefined,
    result: true,
    neutral: false,
  },
]

afterEach(() => vi.unstubAllGlobals())

/** An instance whose data service supports the given networks and answers everything else as told. */
function arrange(answer: unknown, options: Partial<PorticoOptions> = {}, chains: unknown = { http: ['eip155:1'] }) {
  const fetch = createFakeFetch(({ url }) => ({ json: url.pathname === '/v1/supported-chains' ? chains : answer }))
  vi.stubGlobal('fetch', fetch)
  const portico = createPortico({ networks: [mainnet], projectId: 'p', logLevel: 'silent', ...options })
  return { portico, fetch, asked: () => fetch.calls.filter(({ url }) => url.pathname !== '/v1/supported-chains') }
}

function describeCall({ url, method, headers, body }: FakeFetchCall) {
  return {
    host: url.origin,
    path: decodeURIComponent(url.pathname),
    method,
    query: [...url.searchParams],
    body: body && JSON.parse(body),
    headers: [...headers],
  }
}

const hostedIdentity: Readonly<Record<Identity, readonly (readonly [string, string])[]>> = {
  all: [
    ['projectId', 'p'],
    ['st', 'appkit'],
    ['sv', 'react-universal-1.7.6'],
  ],
  project: [['projectId', 'p']],
  none: [],
}

describe.each(calls)('$name', (call) => {
  const expected = {
    path: call.path,
    method: call.body ? 'POST' : 'GET',
    body: call.body,
    headers: call.isJson ? [['content-type', 'application/json']] : [],
  }

  it('is asked of the hosted service as it expects', async () => {
    const { portico, asked } = arrange(call.reply)
    expect(await call.run(portico)).toEqual(call.result)
    expect(asked().map(describeCall)).toEqual([
      {
        ...expected,
        host: 'https://rpc.walletconnect.org',
        query: [...(call.query ?? []), ...hostedIdentity[call.hostedIdentity ?? 'all']],
      },
    ])
  })

  it('tells a service of one’s own who asks, in the query', async () => {
    const { portico, asked } = arrange(call.reply, { services: { blockchainApi: 'https://data.example' } })
    await call.run(portico)
    expect(asked().map(describeCall)).toEqual([
      {
        ...expected,
        host: 'https://data.example',
        query: [...(call.query ?? []), ['projectId', 'p'], ['st', 'portico'], ['sv', 'react-universal-1']],
      },
    ])
  })

  it('names the relay’s client last, once there is one', async () => {
    const { portico, asked } = arrange(call.reply)
    portico[internals].getClientId = () => 'did:key:z6Mk'
    await call.run(portico)
    expect(asked()[0]?.url.search).toMatch(/[?&]clientId=did%3Akey%3Az6Mk$/)
  })

  it('is not asked on a network that is not supported, nor without a project id', async () => {
    const outcome = (promise: Promise<unknown>) => promise.catch((error: Error) => error.message)
    const unsupported = arrange(call.reply, {}, { http: ['eip155:10'] })
    expect(await outcome(call.run(unsupported.portico))).toEqual(call.neutral)
    expect(unsupported.asked()).toEqual([])
    const anonymous = arrange(call.reply, { projectId: undefined })
    expect(await outcome(call.run(anonymous.portico))).toEqual(call.neutral)
    expect(anonymous.fetch.calls).toEqual([])
  })

  it('is asked where nobody can tell what is supported', async () => {
    const { portico, asked } = arrange(call.reply, {}, '<html>')
    expect(await call.run(portico)).toEqual(call.result)
    expect(asked()).toHaveLength(1)
  })
})

/** What is made of an answer of another form: what is thrown, or what is returned. */
const malformed: Readonly<Record<string, unknown>> = {
  // No field of an identity is required, but the answer is an object.
  identity: { code: 'blockchain-api/invalid-reply' },
  'on-ramp options': defaultOnrampOptions,
  'on-ramp quote': { isMocked: true, quoteId: 'mocked-quote-id', paymentTotal: { amount: '25', currency: 'USD' } },
}
/** Calls of whose answer nothing is read. */
const unread = ['registration', 'end of a smart session']

describe.each(calls.filter(({ name }) => !unread.includes(name)))('$name', ({ name, run }) => {
  it.each([['text'], [7], [null], [undefined]])('does not take %s for an answer', async (answer) => {
    const { portico } = arrange(answer)
    const result = await run(portico).catch((error: unknown) => error)
    expect(result).toMatchObject(malformed[name] ?? { code: 'blockchain-api/invalid-reply' })
  })
})

/** What calls give where the service fails. The others reject. */
const failed: Readonly<Record<string, unknown>> = {
  'on-ramp options': defaultOnrampOptions,
  'on-ramp quote': malformed['on-ramp quote'],
}

describe.each(calls)('$name of a service that fails', ({ name, run, isSentOnce }) => {
  /** An instance whose service tells which networks it supports, and fails otherwise. */
  function arrangeFailure(answer: FakeAnswer) {
    const clock = createFakeClock()
    const fetch = createFakeFetch(({ url }) =>
      url.pathname === '/v1/supported-chains' ? { json: { http: [networkId] } } : answer,
    )
    vi.stubGlobal('fetch', fetch)
    const portico = createPortico({ networks: [mainnet], projectId: 'p', logLevel: 'silent', clock })
    onTestFinished(() => portico.destroy())
    const controller = new AbortController()
    const outcome = run(portico, controller.signal).catch((error: unknown) => error)
    return { clock, controller, outcome, tries: () => fetch.calls.length - 1 }
  }

  it.each<[string, FakeAnswer, object]>([
    ['a refusal', { json: { status: 'FAILED', reasons: [] }, status: 400 }, { code: 'http/status' }],
    ['nothing there', { json: 'No such name', status: 404 }, { code: 'http/status', params: { status: 404 } }],
    ['a page', new Response('<html>', { headers: { 'content-type': 'text/html' } }), { code: 'http/invalid-json' }],
  ])('takes %s for the end', async (_, answer, error) => {
    const { outcome, tries } = arrangeFailure(answer)
    expect(await outcome).toMatchObject(failed[name] ?? error)
    expect(tries()).toBe(1)
  })

  it.each<[string, FakeAnswer, object]>([
    ['is down', { json: {}, status: 503 }, { code: 'http/status', params: { status: 503 } }],
    ['is not reached', 'offline', { code: 'http/network' }],
  ])(`is asked ${isSentOnce ? 'once' : 'four times'} while it %s`, async (_, answer, error) => {
    const { clock, outcome, tries } = arrangeFailure(answer)
    await clock.advance(150 + 300 + 600)
    expect(await outcome).toMatchObject(failed[name] ?? error)
    expect(tries()).toBe(isSentOnce ? 1 : 4)
  })

  it('ends with its signal', async () => {
    const { clock, controller, outcome } = arrangeFailure('hang')
    await clock.flush()
    controller.abort()
    expect(await outcome).toMatchObject({ code: 'http/aborted' })
  })
})

it('asks which networks are supported as the service expects', async () => {
  const { portico, fetch } = arrange({})
  await requestIdentity(portico, { address, networkId })
  expect(fetch.calls.slice(0, 1).map(describeCall)).toEqual([
    {
      host: 'https://rpc.walletconnect.org',
      path: '/v1/supported-chains',
      method: 'GET',
      query: hostedIdentity.all,
      body: undefined,
      headers: [],
    },
  ])
})

it.each([[undefined], [null], [7], ['eip155:1'], [{}]])('asks although %s are the supported networks', async (http) => {
  const { portico, asked } = arrange({ name: 'a', avatar: null }, {}, { http, ws: [] })
  expect(await requestIdentity(portico, { address, networkId })).toMatchObject({ name: 'a' })
  expect(asked()).toHaveLength(1)
})

it('asks once which networks are supported, again while it is not told, and not for 30 s after a failure', async () => {
  const clock = createFakeClock()
  let chains: unknown = { http: [] }
  const fetch = createFakeFetch(({ url }) =>
    url.pathname === '/v1/supported-chains'
      ? { json: chains, status: chains === 'down' ? 404 : 200 }
      : { json: { name: 'a', avatar: null } },
  )
  vi.stubGlobal('fetch', fetch)
  const portico = createPortico({ networks: [mainnet], projectId: 'p', logLevel: 'silent', clock })
  const lookups = () => fetch.calls.filter(({ url }) => url.pathname === '/v1/supported-chains').length
  const ask = () => requestIdentity(portico, { address, networkId })
  expect(await ask()).toEqual({ name: undefined, avatar: undefined })
  chains = 'down'
  expect(await ask()).toMatchObject({ name: 'a' })
  expect(await ask()).toMatchObject({ name: 'a' })
  expect(lookups()).toBe(2)
  await clock.advance(30_001)
  chains = { http: ['eip155:1', 'nonsense', 5] }
  await Promise.all([ask(), ask(), ask()])
  expect(await ask()).toMatchObject({ name: 'a' })
  expect(lookups()).toBe(3)
})

it('does not wait longer than 3 s to learn which networks are supported', async () => {
  const clock = createFakeClock()
  const fetch = createFakeFetch(({ url }) =>
    url.pathname === '/v1/supported-chains' ? 'hang' : { json: { name: 'a', avatar: null } },
  )
  vi.stubGlobal('fetch', fetch)
  const portico = createPortico({ networks: [mainnet], projectId: 'p', logLevel: 'silent', clock })
  const asked = requestIdentity(portico, { address, networkId })
  await clock.advance(3_000)
  expect(await asked).toMatchObject({ name: 'a' })
  portico.destroy()
})
