import { coinbase, createPortico, meld } from '@portico/controllers'
import { requestHistory, requestOnrampOptions, requestOnrampQuote, requestOnrampUrl } from '@portico/controllers/data'
import { mainnet, optimism } from '@portico/core/networks'
import { type Address, createPublicClient, erc20Abi, http, parseUnits } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { callRpc } from '../chains/callRpc.js'
import { startTestData, type TestData } from '../data/startTestData.test.fixture.js'
import { createSolanaKey } from '../solana/createSolanaKey.js'
import { solanaChainId } from '../solana/solanaChain.js'

let lab: TestData
beforeAll(async () => {
  lab = await startTestData()
}, 60_000)
afterAll(() => lab.close())

const account = '0x00000000000000000000000000000000000a11ce'

function arrange(space: string) {
  const services = { blockchainApi: `${lab.service.url}${space}` }
  const onramp = [coinbase(), meld({ publicKey: 'test', url: `${lab.onramp.url}${space}` })]
  const options = { id: `onramp-${space.slice(1)}`, services, onramp, logLevel: 'silent' } as const
  const portico = createPortico({ ...options, networks: [mainnet, optimism] })
  onTestFinished(() => portico.destroy())
  const history = async () => (await requestHistory(portico, { address: account, onramp: 'coinbase' })).transactions
  return { portico, history }
}

const client = (at: number) => createPublicClient({ transport: http(lab.chains[at]?.url), cacheTime: 0 })
const dollarsOf = (at = 0) =>
  client(at).readContract({
    address: lab.chains[at]?.contracts.LUSD as Address,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [account],
  })

/** Fills in the form of a page and sends it, as a browser does. */
async function pay(page: string, values: Readonly<Record<string, string>>) {
  const html = await (await fetch(page)).text()
  const action = /action="([^"]+)"/.exec(html)?.[1] ?? ''
  const hidden = [...html.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
    name,
    value,
  ])
  const network = /<option value="([^"]+)" selected>/.exec(html)?.[1] ?? ''
  const body = new URLSearchParams({ ...Object.fromEntries(hidden), network, currency: 'USD', ...values })
  const answer = await fetch(new URL(action, page), { method: 'POST', body })
  return { url: answer.url, status: answer.status, html: await answer.text() }
}

const meldUrl = (space: string, query: Readonly<Record<string, string>>) =>
  `${lab.onramp.url}${space}?${new URLSearchParams({ publicKey: 'test', ...query })}`

test('the data service says what is sold, for how much, and on which page', async () => {
  const { portico } = arrange('/facts')
  const options = await requestOnrampOptions(portico)
  expect(options.purchaseCurrencies.map(({ symbol, networks }) => `${symbol} ${networks.length}`)).toEqual([
    'LUSD 3',
    'ETH 2',
    'SOL 1',
  ])
  const [paymentCurrency] = options.paymentCurrencies
  const [purchaseCurrency] = options.purchaseCurrencies
  if (!paymentCurrency || !purchaseCurrency) throw new Error('The service lists nothing')
  const quote = await requestOnrampQuote(portico, {
    paymentCurrency,
    purchaseCurrency,
    amount: '50.00',
    network: 'LUSD',
  })
  // 1.5 % and 0.25 for the network.
  expect(quote).toMatchObject({
    isMocked: false,
    purchaseAmount: { amount: '49', currency: 'LUSD' },
    coinbaseFee: { amount: '0.75' },
    networkFee: { amount: '0.25' },
  })
  const url = await requestOnrampUrl(portico, {
    destinationWallets: [{ address: account, blockchains: ['ethereum', 'optimism'], assets: ['LUSD'] }],
    defaultNetwork: 'optimism',
    partnerUserId: account,
    presetFiatAmount: 50,
  })
  const html = await (await fetch(url)).text()
  expect(url.startsWith(`${lab.onramp.url}/facts/buy/select-asset?`)).toBe(true)
  expect(html).toContain('value="50"')
  expect(html).toContain('<option value="eip155:10" selected>')
})

test('a purchase at Coinbase sends what was offered, and the history follows it', async () => {
  const { portico, history } = arrange('/coinbase')
  const before = await dollarsOf(1)
  const url = await requestOnrampUrl(portico, {
    destinationWallets: [{ address: account, blockchains: ['ethereum', 'optimism'], assets: ['LUSD'] }],
    defaultNetwork: 'optimism',
    partnerUserId: account,
  })
  lab.onramp.setFault('/coinbase', { delayMs: 300 })
  const page = await pay(url, { amount: '50' })
  expect(page.html).toContain('<h1>In progress</h1>')
  expect((await history())[0]).toMatchObject({ status: 'pending', networkId: 'eip155:10' })
  await vi.waitFor(async () => expect((await history())[0]?.status).toBe('confirmed'), { timeout: 10_000 })
  const [bought] = await history()
  expect(bought?.transfers[0]).toMatchObject({ direction: 'in', amount: '49', symbol: 'LUSD' })
  expect((await dollarsOf(1)) - before).toBe(49_000_000n)
  // Only the purchases of its own space are told.
  expect(await arrange('/elsewhere').history()).toEqual([])
  expect(await (await fetch(page.url)).text()).toContain('<h1>Done</h1>')
})

test('ether is sent at the price of the exchange', async () => {
  const before = await client(0).getBalance({ address: account })
  await pay(meldUrl('/ether', { destinationCurrencyCode: 'ETH', walletAddress: account }), { amount: '100.25' })
  const listed = () => lab.onramp.listPurchases('/ether')[0]
  await vi.waitFor(() => expect(listed()?.status).toBe('SUCCESS'), { timeout: 10_000 })
  const received = (await client(0).getBalance({ address: account })) - before
  expect(received).toBe(parseUnits(listed()?.amount ?? '', 18))
  expect(Number(received) / 1e18).toBeCloseTo(0.0492, 3)
})

test('SOL and tokens are sent on Solana', async () => {
  const { address } = createSolanaKey('portico onramp test')
  for (const [symbol, amount] of [
    ['SOL', '30'],
    ['LUSD', '20'],
  ] as const)
    await pay(meldUrl('/solana', { destinationCurrencyCode: symbol, walletAddress: address }), { amount })
  const listed = () => lab.onramp.listPurchases('/solana')
  await vi.waitFor(() => expect(listed().map(({ status }) => status)).toEqual(['SUCCESS', 'SUCCESS']), {
    timeout: 15_000,
  })
  expect(listed().every(({ chain }) => chain === solanaChainId)).toBe(true)
  const { value } = Object(await callRpc(lab.solana.url, 'getBalance', [address]))
  // 29.30 at 150 dollars.
  expect(value).toBe(195_333_330)
})

test.each([
  ['declined', { decline: true }, 'FAILED', 0n],
  ['paid less', { payPercent: 90 }, 'SUCCESS', 44_100_000n],
  ['never paid', { neverPay: true }, 'IN_PROGRESS', 0n],
] as const)('a purchase that is %s', async (name, fault, status, received) => {
  const space = `/${name.replace(' ', '-')}`
  lab.onramp.setFault(space, fault)
  const before = await dollarsOf()
  await pay(meldUrl(space, { destinationCurrencyCode: 'LUSD', walletAddress: account }), { amount: '50' })
  await vi.waitFor(() => expect(lab.onramp.listPurchases(space)[0]?.status).toBe(status), { timeout: 10_000 })
  expect((await dollarsOf()) - before).toBe(received)
})

test.each([
  ['/', 400],
  ['/buy/select-asset', 400],
  ['/buy/select-asset?appId=x&addresses={}&assets=[]', 400],
  ['?publicKey=x&walletAddress=%22&destinationCurrencyCode=ETH', 400],
  ['/orders/none', 404],
])('%s is answered with %i', async (path, status) => {
  expect((await fetch(`${lab.onramp.url}/bad${path}`)).status).toBe(status)
})

test('an amount below the fees, or of nothing that is sold, is refused', async () => {
  const page = meldUrl('/bad', { destinationCurrencyCode: 'LUSD', walletAddress: account })
  expect((await pay(page, { amount: '0.20' })).status).toBe(400)
  expect((await pay(page, { amount: '5e3' })).status).toBe(400)
  expect((await pay(page, { amount: '50', symbol: 'DOGE' })).status).toBe(400)
})
