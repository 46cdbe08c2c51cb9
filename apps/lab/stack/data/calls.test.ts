import { createPortico, type Portico } from '@portico/controllers'
import * as data from '@portico/controllers/data'
import { mainnet, optimism } from '@portico/core/networks'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { labAccounts } from '../chains/labAccounts.js'
import { seedAccounts } from './seeds/createSeeds.js'
import type { DataFailure } from './spoilAnswer.js'
import { startTestData, type TestData } from './startTestData.test.fixture.js'

let lab: TestData
const networkId = 'eip155:1' as const
const owner = privateKeyToAccount(labAccounts()[3]?.privateKey ?? '0x')
const { address } = owner
const account = `${networkId}:${address}` as const
const native = `${networkId}:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee` as const
const token = (name: string) => `${networkId}:${lab.contract(name)}` as const
const identity = [
  ['projectId', 'p'],
  ['st', 'portico'],
  ['sv', 'react-universal-1'],
] as const
const message = JSON.stringify({ name: 'calls.reown.id', attributes: {}, timestamp: Math.floor(Date.now() / 1000) })
const coinType = 0x80000001
const amount = 10n ** 15n
/** What the page below signs. */
let signature: `0x${string}`
let cursor: string
let pci: string
const paymentCurrency = { id: 'USD', payment_method_limits: [] }
const purchaseCurrency = { id: 'lab-lusd', name: 'Lab Dollar', symbol: 'LUSD', networks: [] }
const destinationWallets = [{ address, blockchains: ['ethereum'], assets: ['LUSD'] }]

beforeAll(async () => {
  lab = await startTestData()
  signature = await owner.signMessage({ message })
  const page: { next: string } = await lab.get(`/v1/account/${seedAccounts.manyTransactions}/history`)
  cursor = page.next
}, 180_000)

afterAll(() => lab.close())

type Call = {
  run(portico: Portico): Promise<unknown>
  readonly path: string
  /** Query without the identity parameters. */
  readonly query?: () => readonly (readonly [string, string])[]
  readonly body?: () => unknown
  readonly isJson?: true
  /** Expected result. */
  readonly result: unknown
  /** Whether the call only works once and returns nothing. */
  readonly isOnce?: true
  /** Expected result if other entries or a field are malformed. Default: `result`. */
  readonly spoilt?: object
  /** Expected result if the endpoint does not exist. Default: an error. */
  readonly missing?: unknown
  /** Expected result if lists are empty and other fields are null. */
  readonly empty?: unknown
}

const noReply = { code: 'blockchain-api/invalid-reply' }
const noCall = { code: 'http/status', params: { status: 404 } }
const each = { amount: '50', currency: 'USD' }
const mocked = { isMocked: true, quoteId: 'mocked-quote-id', paymentTotal: each, networkFee: each }
const some = expect.arrayContaining([expect.anything()])

/** Every call of the contract but `/v1/supported-chains`, which each of them asks before. */
const calls: Readonly<Record<string, Call>> = {
  identity: {
    run: (portico) => data.requestIdentity(portico, { address: labAccounts()[0]?.address ?? '', networkId }),
    path: `/v1/identity/${labAccounts()[0]?.address}`,
    result: { name: 'lab.eth', avatar: expect.stringMatching(/^data:image/) },
    spoilt: { name: undefined, avatar: undefined },
    empty: { name: undefined, avatar: undefined },
  },
  history: {
    run: (portico) => data.requestHistory(portico, { address: seedAccounts.manyTransactions, networkId, cursor }),
    path: `/v1/account/${seedAccounts.manyTransactions}/history`,
    query: () => [
      ['cursor', cursor],
      ['chainId', networkId],
    ],
    result: { transactions: some, next: expect.any(String) },
    empty: { transactions: [], next: undefined },
  },
  balance: {
    run: (portico) =>
      data.requestBalances(portico, { address, networkId, currency: 'eur', forceUpdate: [native, token('LUSD')] }),
    path: `/v1/account/${address}/balance`,
    query: () => [
      ['currency', 'eur'],
      ['chainId', networkId],
      ['forceUpdate', `${native},${token('LUSD')}`],
    ],
    result: expect.arrayContaining([expect.objectContaining({ symbol: 'LUSD', price: 0.9 })]),
    empty: [],
  },
  items: {
    run: (portico) => data.requestNfts(portico, { address: seedAccounts.hostile, networkId }),
    path: `/v1/account/${seedAccounts.hostile}/nfts`,
    query: () => [['chainId', networkId]],
    result: { nfts: some, next: undefined },
    empty: { nfts: [], next: undefined },
  },
  'swap quote': {
    run: (portico) =>
      data.requestSwapQuote(portico, { networkId, from: native, to: token('LUSD'), amount, address, gasPrice: 7n }),
    path: '/v1/convert/quotes',
    query: () => [
      ['amount', String(amount)],
      ['userAddress', address],
      ['from', native],
      ['to', token('LUSD')],
      ['gasPrice', '7'],
    ],
    isJson: true,
    result: { id: undefined, fromAmount: amount, toAmount: expect.any(BigInt) },
    empty: undefined,
  },
  'swap tokens': {
    run: (portico) => data.requestSwapTokens(portico, { networkId }),
    path: '/v1/convert/tokens',
    query: () => [['chainId', networkId]],
    result: expect.arrayContaining([expect.objectContaining({ symbol: 'LUSD', decimals: 6 })]),
    empty: [],
  },
  price: {
    run: (portico) => data.requestPrices(portico, { tokens: [native, token('LUSD')], currency: 'usd' }),
    path: '/v1/fungible/price',
    body: () => ({ currency: 'usd', addresses: [native, token('LUSD')], projectId: 'p' }),
    isJson: true,
    result: [expect.objectContaining({ symbol: 'ETH' }), expect.objectContaining({ symbol: 'LUSD', price: 1 })],
    // Of a price nothing is needed: entries that hold nothing stay.
    spoilt: expect.arrayContaining([expect.objectContaining({ symbol: 'LUSD', price: 1 })]) as object,
    empty: [],
  },
  allowance: {
    run: (portico) => data.requestAllowance(portico, { token: token('LAB'), account }),
    path: '/v1/convert/allowance',
    query: () => [
      ['tokenAddress', token('LAB')],
      ['userAddress', account],
    ],
    isJson: true,
    result: 0n,
    spoilt: noReply,
    empty: noReply,
  },
  'gas price': {
    run: (portico) => data.requestGasPrice(portico, { networkId }),
    path: '/v1/convert/gas-price',
    query: () => [['chainId', networkId]],
    isJson: true,
    result: { standard: expect.any(BigInt), fast: expect.any(BigInt), instant: expect.any(BigInt) },
    spoilt: noReply,
    empty: noReply,
  },
  swap: {
    run: (portico) =>
      data.requestSwapTransaction(portico, {
        networkId,
        from: native,
        to: token('LUSD'),
        amount,
        account,
        slippage: 2,
        disableEstimate: true,
      }),
    path: '/v1/convert/build-transaction',
    body: () => ({
      amount: String(amount),
      eip155: { slippage: 2 },
      projectId: 'p',
      from: native,
      to: token('LUSD'),
      userAddress: account,
      disableEstimate: true,
    }),
    isJson: true,
    result: expect.objectContaining({ data: expect.stringMatching(/^0x/), gas: expect.any(BigInt) }),
    spoilt: noReply,
    empty: noReply,
  },
  approval: {
    run: (portico) => data.requestApproval(portico, { networkId, from: token('LAB'), to: native, account }),
    path: '/v1/convert/build-approve',
    query: () => [
      ['userAddress', account],
      ['from', token('LAB')],
      ['to', native],
    ],
    isJson: true,
    result: expect.objectContaining({ data: expect.stringMatching(/^0x095ea7b3/), value: 0n }),
    spoilt: noReply,
    empty: noReply,
  },
  registration: {
    run: (portico) => data.registerName(portico, { coinType, address, message, signature, networkId }),
    path: '/v1/profile/account',
    body: () => ({ coin_type: coinType, address, message, signature }),
    isJson: true,
    result: true,
    isOnce: true,
  },
  name: {
    run: (portico) => data.requestName(portico, { name: 'calls.reown.id', networkId }),
    path: '/v1/profile/account/calls.reown.id',
    query: () => [['apiVersion', '2']],
    result: expect.objectContaining({
      name: 'calls.reown.id',
      addresses: { 60: address },
      registeredAt: expect.any(Number),
    }),
    empty: noReply,
  },
  'names of an address': {
    run: (portico) => data.requestNamesOf(portico, { address, networkId }),
    path: `/v1/profile/reverse/${address}`,
    query: () => [['apiVersion', '2']],
    result: [expect.objectContaining({ name: 'calls.reown.id' })],
    empty: [],
  },
  'name suggestions': {
    run: (portico) => data.requestNameSuggestions(portico, { name: 'calls', networkId }),
    path: '/v1/profile/suggestions/calls',
    query: () => [['zone', 'reown.id']],
    result: expect.arrayContaining([{ name: 'calls1.reown.id', registered: false }]),
    empty: [],
  },
  'on-ramp page': {
    run: (portico) =>
      data.requestOnrampUrl(portico, {
        destinationWallets,
        defaultNetwork: 'ethereum',
        partnerUserId: 'u1',
        presetCryptoAmount: 2,
        presetFiatAmount: 25,
      }),
    path: '/v1/generators/onrampurl',
    body: () => ({
      destinationWallets,
      partnerUserId: 'u1',
      defaultExperience: 'buy',
      defaultNetwork: 'ethereum',
      presetCryptoAmount: 2,
      presetFiatAmount: 25,
    }),
    result: expect.stringContaining('/buy/select-asset?'),
    spoilt: noReply,
    empty: noReply,
  },
  'on-ramp options': {
    run: (portico) => data.requestOnrampOptions(portico),
    path: '/v1/onramp/options',
    result: { paymentCurrencies: some, purchaseCurrencies: some },
    missing: data.defaultOnrampOptions,
    empty: { paymentCurrencies: [], purchaseCurrencies: [] },
  },
  'on-ramp quote': {
    run: (portico) =>
      data.requestOnrampQuote(portico, { purchaseCurrency, paymentCurrency, amount: '50', network: 'LUSD' }),
    path: '/v1/onramp/quote',
    body: () => ({ purchaseCurrency, paymentCurrency, amount: '50', network: 'LUSD' }),
    result: expect.objectContaining({ isMocked: false, purchaseAmount: { amount: '49', currency: 'LUSD' } }),
    spoilt: mocked,
    missing: mocked,
    empty: mocked,
  },
  'smart sessions': {
    run: (portico) => data.requestSmartSessions(portico, { account }),
    path: `/v1/sessions/${account}`,
    result: expect.arrayContaining([{ pci: expect.any(String), permission: 'spend' }]),
    empty: [],
  },
  'end of a smart session': {
    run: async (portico) =>
      data.revokeSmartSession(portico, { address, pci, signature: await owner.signMessage({ message: pci }) }),
    path: `/v1/sessions/${address}/revoke`,
    body: () => ({ pci, signature: expect.stringMatching(/^0x[\da-f]{130}$/) }),
    result: true,
    isOnce: true,
  },
}

/** An instance whose data service is the lab's, in a space of its own, and what it sends there. */
function arrange(space: string, failure?: DataFailure) {
  const base = `${lab.service.url}/${encodeURIComponent(space)}`
  const sent: unknown[] = []
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) => {
    const url = new URL(input)
    if (url.href.startsWith(base))
      sent.push({
        method: init.method ?? 'GET',
        path: decodeURIComponent(url.pathname).slice(space.length + 1),
        query: [...url.searchParams],
        body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
        headers: [...new Headers(init.headers)],
      })
    return fetch(input, init)
  })
  const portico = createPortico({
    id: space.replaceAll(' ', '-'),
    projectId: 'p',
    networks: [mainnet, optimism],
    services: { blockchainApi: base },
    logLevel: 'silent',
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    portico.destroy()
  })
  if (failure) lab.service.getSpace(space).addFailure(failure)
  const requests = () => lab.service.getSpace(space).getState().requests
  return { portico, sent, requests }
}

/** Calls need a smart session, which the lab's service keeps by space. */
async function addSession(space: string): Promise<void> {
  const init = { method: 'POST', body: JSON.stringify({ permission: 'spend' }) }
  const response = await fetch(`${lab.service.url}/${encodeURIComponent(space)}/v1/sessions/${account}`, init)
  pci = ((await response.json()) as { readonly pci: string }).pci
}

describe('each call', () => {
  it.each(Object.entries(calls))('%s arrives as it is meant, and is answered', async (_, call) => {
    await addSession('whole')
    const { portico, sent, requests } = arrange('whole')
    const before = requests().length
    expect(await call.run(portico)).toEqual(call.result)
    const query = [...(call.query?.() ?? []), ...identity]
    const body = call.body?.()
    expect(sent).toEqual([
      { method: 'GET', path: '/v1/supported-chains', query: identity, body: undefined, headers: [] },
      {
        method: body ? 'POST' : 'GET',
        path: call.path,
        query,
        body,
        headers: call.isJson ? [['content-type', 'application/json']] : [],
      },
    ])
    expect(requests().slice(before)).toEqual([
      { path: '/v1/supported-chains', query: Object.fromEntries(identity) },
      { path: call.path, query: Object.fromEntries(query), ...(body !== undefined && { body }) },
    ])
  })

  it.each(Object.entries(calls))('%s tells of a service that has no such call', async (name, { run, missing }) => {
    const { portico } = arrange(`none ${name}`, { status: 404 })
    expect(await run(portico).catch((error: unknown) => error)).toMatchObject(Object(missing ?? noCall))
  })

  const read = Object.entries(calls).filter(([, { isOnce }]) => !isOnce)

  it.each(read)('%s is read among what is malformed', async (name, call) => {
    await addSession(`malformed ${name}`)
    const { portico } = arrange(`malformed ${name}`)
    const whole = await call.run(portico)
    lab.service.getSpace(`malformed ${name}`).addFailure({ path: call.path, malformed: true })
    const outcome = await call.run(portico).catch((error: unknown) => error)
    if (call.spoilt === undefined) expect(outcome).toEqual(whole)
    else expect(outcome).toMatchObject(call.spoilt)
  })

  it.each(read)('%s is read where there is nothing', async (name, { run, path, empty }) => {
    const { portico } = arrange(`empty ${name}`, { path, empty: true })
    const outcome = await run(portico).catch((error: unknown) => error)
    if (empty === noReply) expect(outcome).toMatchObject(noReply)
    else if (empty === mocked) expect(outcome).toMatchObject(mocked)
    else expect(outcome).toEqual(empty)
  })
})

it('tells which field of a registration the service refuses', async () => {
  const { portico } = arrange('refused')
  const refused = data.registerName(portico, { coinType, address, message, signature: '0x12', networkId })
  await expect(refused).rejects.toMatchObject({
    code: 'http/status',
    params: { status: 400, body: expect.stringContaining('"reasons":[{"name":"signature"') },
  })
})

it('ends a smart session for nobody but its account', async () => {
  await addSession('kept')
  const { portico } = arrange('kept')
  const other = privateKeyToAccount(labAccounts()[0]?.privateKey ?? '0x')
  for (const wrong of [await other.signMessage({ message: pci }), await owner.signMessage({ message: 'x' }), 'none'])
    await expect(data.revokeSmartSession(portico, { address, pci, signature: wrong })).rejects.toMatchObject({
      params: { status: 400 },
    })
  expect(await data.requestSmartSessions(portico, { account })).toHaveLength(1)
  lab.service.reset()
  expect(await data.requestSmartSessions(portico, { account })).toEqual([])
})
