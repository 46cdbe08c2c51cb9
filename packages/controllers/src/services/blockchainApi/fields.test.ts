import { mainnet } from '@portico/core/networks'
import { createFakeFetch } from '@portico/core/testing'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createPortico } from '../../assembly/createPortico.js'
import type { Portico } from '../../instance/Portico.js'
import { changeField as change, nonsense } from './changeField.test.fixture.js'
import { requestAllowance } from './convert/requestAllowance.js'
import { requestApproval } from './convert/requestApproval.js'
import { requestGasPrice } from './convert/requestGasPrice.js'
import { requestSwapQuote } from './convert/requestSwapQuote.js'
import { requestSwapTokens } from './convert/requestSwapTokens.js'
import { requestSwapTransaction } from './convert/requestSwapTransaction.js'
import { requestOnrampOptions } from './onramp/requestOnrampOptions.js'
import { requestOnrampQuote } from './onramp/requestOnrampQuote.js'
import { requestOnrampUrl } from './onramp/requestOnrampUrl.js'
import { requestName } from './profile/requestName.js'
import { requestNameSuggestions } from './profile/requestNameSuggestions.js'
import { requestNamesOf } from './profile/requestNamesOf.js'
import { requestIdentity } from './requestIdentity.js'
import { requestPrices } from './requestPrices.js'
import { requestSmartSessions } from './smartSessions/requestSmartSessions.js'

// Balances, history and items have tests of their own (`entries.test.ts`, `entryFields.test.ts`).

const address = '0x1111111111111111111111111111111111111111'
const networkId = 'eip155:1' as const
const token = `${networkId}:0x2222222222222222222222222222222222222222` as const
const account = `${networkId}:${address}` as const
const pair = { networkId, from: token, to: token }
const eachAmount = { amount: '25', currency: 'USD' }

afterEach(() => vi.unstubAllGlobals())

async function ask(run: (portico: Portico) => Promise<unknown>, answer: unknown): Promise<unknown> {
  const fetch = createFakeFetch(({ url }) => ({
    json: url.pathname === '/v1/supported-chains' ? { http: [networkId] } : answer,
  }))
  vi.stubGlobal('fetch', fetch)
  const portico = createPortico({ networks: [mainnet], projectId: 'p', logLevel: 'silent' })
  onTestFinished(() => portico.destroy())
  return run(portico).catch((error: { readonly code?: string }) => error.code ?? error)
}

/** What no text may be. */
const notText = nonsense.filter((value) => typeof value !== 'string')

const tx = { from: address, to: token, data: '0xabcd', eip155: { gas: '21000', gasPrice: '7' } }

/** Calls whose every field is needed: without one the answer is none. */
const strict = [
  {
    name: 'allowance',
    run: (portico: Portico) => requestAllowance(portico, { token, account }),
    answer: { allowance: '5' },
    result: 5n,
    fields: ['allowance'],
  },
  {
    name: 'gas price',
    run: (portico: Portico) => requestGasPrice(portico, { networkId }),
    answer: { standard: '1', fast: '2', instant: '3' },
    result: { standard: 1n, fast: 2n, instant: 3n },
    fields: ['standard', 'fast', 'instant'],
  },
  {
    name: 'swap',
    run: (portico: Portico) => requestSwapTransaction(portico, { ...pair, amount: 5n, account }),
    answer: { tx: { ...tx, amount: '5' } },
    result: expect.objectContaining({ amount: 5n, gas: 21_000n, gasPrice: 7n }),
    fields: ['tx', 'tx.from', 'tx.to', 'tx.data', 'tx.amount', 'tx.eip155', 'tx.eip155.gas', 'tx.eip155.gasPrice'],
  },
  {
    name: 'approval',
    run: (portico: Portico) => requestApproval(portico, { ...pair, account }),
    answer: { tx: { ...tx, value: '0' } },
    result: expect.objectContaining({ value: 0n, gas: 21_000n, gasPrice: 7n }),
    fields: ['tx', 'tx.from', 'tx.to', 'tx.data', 'tx.value', 'tx.eip155', 'tx.eip155.gas', 'tx.eip155.gasPrice'],
  },
  {
    name: 'on-ramp page',
    run: (portico: Portico) => requestOnrampUrl(portico, { destinationWallets: [], partnerUserId: 'u' }),
    answer: { url: 'https://pay.example/buy' },
    result: 'https://pay.example/buy',
    fields: ['url'],
  },
] as const

describe.each(strict)('$name', ({ run, answer, result, fields }) => {
  it('is read', async () => {
    expect(await ask(run, answer)).toEqual(result)
  })

  it.each(fields)('is not believed where %s is malformed', async (field) => {
    for (const value of nonsense)
      expect(await ask(run, change(answer, field, value)), String(JSON.stringify(value))).toBe(
        'blockchain-api/invalid-reply',
      )
  })
})

it.each(['-1', '1.5', '0x5', '1e3', 1.5, -1])('takes %s for no amount in base units', async (allowance) => {
  const run = (portico: Portico) => requestAllowance(portico, { token, account })
  expect(await ask(run, { allowance })).toBe('blockchain-api/invalid-reply')
})

it.each(['http://pay.example/', 'javascript:alert(1)', '//pay.example', 'https://'])(
  'opens no page at %s',
  async (url) => {
    const run = (portico: Portico) => requestOnrampUrl(portico, { destinationWallets: [], partnerUserId: 'u' })
    expect(await ask(run, { url })).toBe('blockchain-api/invalid-reply')
  },
)

const good = { name: 'Good', symbol: 'GOOD', address: token, decimals: 6, logoUri: 'https://a.example/1.png' }
const quote = { id: 'q', fromAmount: '5', fromAccount: account, toAmount: '9', toAccount: account }
const name = { name: 'ana.reown.id', registered: 1_700_000_000, addresses: { 60: { address } }, attributes: [] }
const limit = { id: 'card', min: '10.00', max: '7500.00' }

/** Calls of lists: a malformed entry drops itself, and not the others. */
const lists = [
  {
    name: 'swap tokens',
    run: (portico: Portico) => requestSwapTokens(portico, { networkId }),
    wrap: (tokens: readonly unknown[]) => ({ tokens }),
    entry: good,
    fields: ['address', 'decimals'],
  },
  {
    name: 'names of an address',
    run: (portico: Portico) => requestNamesOf(portico, { address, networkId }),
    wrap: (entries: readonly unknown[]) => entries,
    entry: name,
    fields: ['name'],
  },
  {
    name: 'name suggestions',
    run: (portico: Portico) => requestNameSuggestions(portico, { name: 'ana', networkId }),
    wrap: (suggestions: readonly unknown[]) => ({ suggestions }),
    entry: { name: 'ana.reown.id', registered: false },
    fields: ['name'],
  },
  {
    name: 'smart sessions',
    run: (portico: Portico) => requestSmartSessions(portico, { account }),
    wrap: (pcis: readonly unknown[]) => ({ pcis }),
    entry: { pci: 'a' },
    fields: [],
  },
  {
    name: 'ways to pay',
    run: async (portico: Portico) => (await requestOnrampOptions(portico)).paymentCurrencies,
    wrap: (paymentCurrencies: readonly unknown[]) => ({ paymentCurrencies, purchaseCurrencies: [] }),
    entry: { id: 'USD', payment_method_limits: [limit] },
    fields: ['id'],
  },
  {
    name: 'what can be bought',
    run: async (portico: Portico) => (await requestOnrampOptions(portico)).purchaseCurrencies,
    wrap: (purchaseCurrencies: readonly unknown[]) => ({ paymentCurrencies: [], purchaseCurrencies }),
    entry: { id: 'p', name: 'Coin', symbol: 'C', networks: [] },
    fields: ['id'],
  },
] as const

describe.each(lists)('$name', ({ run, wrap, entry, fields }) => {
  it.each(['entry', ...fields])('leave out one whose %s is malformed, and no other', async (field) => {
    const whole = await ask(run, wrap([entry]))
    expect(whole).toHaveLength(1)
    for (const value of nonsense) {
      const broken = field === 'entry' ? value : change(entry, field, value)
      expect(await ask(run, wrap([broken, entry])), String(JSON.stringify(value))).toEqual(whole)
    }
  })
})

it('takes the first quote that can be read', async () => {
  const run = (portico: Portico) => requestSwapQuote(portico, { ...pair, amount: 5n, address, gasPrice: 7n })
  for (const field of ['fromAmount', 'toAmount'])
    for (const value of nonsense)
      expect(await ask(run, { quotes: [change(quote, field, value), quote] })).toMatchObject({ toAmount: 9n })
  expect(await ask(run, { quotes: [] })).toBeUndefined()
  // Nobody could read one is not the same as nobody has one.
  expect(await ask(run, { quotes: [{ toAmount: 'many' }] })).toBe('blockchain-api/invalid-reply')
})

it('suggests no name of which nobody knows whether it is taken', async () => {
  const run = (portico: Portico) => requestNameSuggestions(portico, { name: 'ana', networkId })
  const entry = { name: 'ana.reown.id', registered: false }
  for (const registered of [...nonsense.filter((value) => value !== true), 'false', 0])
    expect(await ask(run, { suggestions: [{ ...entry, registered }, entry] })).toEqual([entry])
})

it.each(['name', 'symbol'])('offers nothing to buy whose %s is malformed', async (field) => {
  const run = async (portico: Portico) => (await requestOnrampOptions(portico)).purchaseCurrencies
  const entry = { id: 'p', name: 'Coin', symbol: 'C', networks: [] }
  for (const value of notText) {
    const purchaseCurrencies = [change(entry, field, value), entry]
    expect(await ask(run, { paymentCurrencies: [], purchaseCurrencies })).toEqual([entry])
  }
})

it.each(['name', 'chain_id', 'contract_address'])(
  'leaves out a network of what can be bought whose %s is malformed',
  async (field) => {
    const run = async (portico: Portico) => (await requestOnrampOptions(portico)).purchaseCurrencies
    const network = { name: 'c', display_name: 'C', chain_id: '1', contract_address: address }
    const entry = { id: 'p', name: 'Coin', symbol: 'C', networks: [network] }
    for (const value of [true, {}, [], { toString: 'x' }]) {
      const networks = [change(network, field, value), network]
      expect(await ask(run, { paymentCurrencies: [], purchaseCurrencies: [{ ...entry, networks }] })).toEqual([entry])
    }
  },
)

it('names a network of what can be bought by its id where its display name is malformed', async () => {
  const run = async (portico: Portico) => (await requestOnrampOptions(portico)).purchaseCurrencies
  const network = { name: 'c', display_name: 'C', chain_id: '1', contract_address: null }
  for (const value of notText) {
    const networks = [change(network, 'display_name', value)]
    const purchaseCurrencies = [{ id: 'p', name: 'Coin', symbol: 'C', networks }]
    expect(await ask(run, { paymentCurrencies: [], purchaseCurrencies })).toEqual([
      { id: 'p', name: 'Coin', symbol: 'C', networks: [{ ...network, display_name: undefined }] },
    ])
  }
})

it('takes a quote whose id is malformed: nothing is asked with it', async () => {
  const run = (portico: Portico) => requestSwapQuote(portico, { ...pair, amount: 5n, address, gasPrice: 7n })
  expect(await ask(run, { quotes: [quote] })).toEqual({ id: 'q', fromAmount: 5n, toAmount: 9n })
  for (const value of notText)
    expect(await ask(run, { quotes: [change(quote, 'id', value)] })).toEqual({
      id: undefined,
      fromAmount: 5n,
      toAmount: 9n,
    })
})

it('mocks the quote of a purchase where a field of it is malformed', async () => {
  const whole = { paymentTotal: eachAmount, paymentSubtotal: eachAmount, purchaseAmount: eachAmount }
  const answer = { ...whole, coinbaseFee: eachAmount, networkFee: eachAmount, quoteId: 'q1' }
  const purchaseCurrency = { id: 'p', name: 'Coin', symbol: 'C', networks: [] }
  const paymentCurrency = { id: 'USD', payment_method_limits: [] }
  const run = (portico: Portico) =>
    requestOnrampQuote(portico, { purchaseCurrency, paymentCurrency, amount: '25', network: 'C' })
  expect(await ask(run, answer)).toMatchObject({ isMocked: false, quoteId: 'q1' })
  for (const field of [...Object.keys(answer).filter((each) => each !== 'quoteId'), 'networkFee.amount'])
    for (const value of nonsense)
      expect(await ask(run, change(answer, field, value)), field).toMatchObject({
        isMocked: true,
        quoteId: 'mocked-quote-id',
        paymentTotal: eachAmount,
      })
  for (const value of notText)
    expect(await ask(run, change(answer, 'quoteId', value))).toMatchObject({ isMocked: true })
})

describe('optional fields', () => {
  const price = (entry: unknown) =>
    ask((portico) => requestPrices(portico, { tokens: [token], currency: 'usd' }), { fungibles: [entry] })
  const fungible = { name: 'T', symbol: 'T', iconUrl: 'https://a.example/t.png', price: 2.5, address: token }

  it.each([
    ['name', 'name'],
    ['symbol', 'symbol'],
    ['iconUrl', 'image'],
    ['price', 'price'],
    ['address', 'address'],
  ])('of a price: %s is absent where it is malformed', async (field, shown) => {
    const whole = (await price(fungible)) as readonly Readonly<Record<string, unknown>>[]
    for (const value of [undefined, null, true, {}, []])
      expect(await price(change(fungible, field, value))).toEqual([{ ...whole[0], [shown]: undefined }])
  })

  it.each([
    ['name', { name: 'GOOD' }],
    ['symbol', { symbol: 'Good' }],
    ['logoUri', { image: undefined }],
    ['eip2612', { hasPermit: false }],
  ])('of a token to swap: %s is absent where it is malformed', async (field, expected) => {
    const run = (portico: Portico) => requestSwapTokens(portico, { networkId })
    const entry = { ...good, eip2612: true }
    const whole = { address: good.address.split(':')[2], symbol: 'GOOD', name: 'Good', decimals: 6 }
    const shown = { ...whole, image: good.logoUri, hasPermit: true }
    expect(await ask(run, { tokens: [entry] })).toEqual([shown])
    for (const value of [
      ...notText.filter((each) => each !== true),
      7,
      ...(field === 'eip2612' ? ['true', 1] : [true]),
    ])
      expect(await ask(run, { tokens: [change(entry, field, value)] })).toEqual([{ ...shown, ...expected }])
  })

  it('of a token to swap: one with neither name nor symbol is left out', async () => {
    const run = (portico: Portico) => requestSwapTokens(portico, { networkId })
    expect(await ask(run, { tokens: [{ ...good, name: 7, symbol: null }, good] })).toHaveLength(1)
  })

  it.each([-1, 0, '2', Number.NaN, null])('a price of %s is unknown', async (value) => {
    expect(await price({ ...fungible, price: value })).toMatchObject([{ price: undefined }])
  })

  it.each(['name', 'avatar'])('of an identity: %s is absent where it is malformed', async (field) => {
    const answer = { name: 'ana.eth', avatar: 'https://a.example/1.png' }
    const run = (portico: Portico) => requestIdentity(portico, { address, networkId })
    for (const value of [undefined, null, true, {}, []])
      expect(await ask(run, change(answer, field, value))).toEqual({ ...answer, [field]: undefined })
  })

  it.each([
    ['registered', { registeredAt: undefined }],
    ['addresses', { addresses: {} }],
    ['addresses.60', { addresses: {} }],
    ['attributes', { avatar: undefined, bio: undefined }],
  ])('of a name: %s is absent where it is malformed', async (field, expected) => {
    const answer = { ...name, attributes: [{ avatar: 'https://a.example/1.png', bio: 'Hi' }] }
    const run = (portico: Portico) => requestName(portico, { name: 'ana', networkId })
    expect(await ask(run, answer)).toMatchObject({ avatar: 'https://a.example/1.png', bio: 'Hi' })
    for (const value of [undefined, null, true, 'x'])
      expect(await ask(run, change(answer, field, value))).toMatchObject({ name: 'ana.reown.id', ...expected })
  })

  it('of a name: registered_at is read where registered is not there, and absent where it is malformed', async () => {
    const { registered: _, ...rest } = name
    const run = (portico: Portico) => requestName(portico, { name: 'ana', networkId })
    const answer = { ...rest, registered_at: '2023-11-14T22:13:20Z' }
    expect(await ask(run, answer)).toMatchObject({ registeredAt: 1_700_000_000_000 })
    for (const value of nonsense)
      expect(await ask(run, change(answer, 'registered_at', value))).toMatchObject({
        name: 'ana.reown.id',
        registeredAt: undefined,
      })
  })

  it('of a name: an attribute that is malformed costs no other', async () => {
    const attributes = [null, 7, 'x', [], { avatar: 7, bio: {} }, { avatar: 'https://a.example/1.png', bio: 'Hi' }]
    const run = (portico: Portico) => requestName(portico, { name: 'ana', networkId })
    expect(await ask(run, { ...name, attributes })).toMatchObject({ avatar: 'https://a.example/1.png', bio: 'Hi' })
  })

  it('of a way to pay: a limit that is malformed is left out', async () => {
    const run = async (portico: Portico) => (await requestOnrampOptions(portico)).paymentCurrencies
    const limits = [{ ...limit, min: 'x' }, { ...limit, max: null }, { ...limit, id: '' }, limit]
    const paymentCurrencies = [{ id: 'USD', payment_method_limits: limits }]
    expect(await ask(run, { paymentCurrencies, purchaseCurrencies: [] })).toEqual([
      { id: 'USD', payment_method_limits: [limit] },
    ])
  })
})
