import { evmAdapter } from '@portico/adapter-evm'
import { solanaAdapter } from '@portico/adapter-solana'
import {
  choosePayExchange,
  createPortico,
  formatAssetId,
  openPayPage,
  type PayState,
  type Portico,
  startPay,
  watchPay,
} from '@portico/controllers'
import { requestExchanges, requestPayStatus, requestPayUrl } from '@portico/controllers/data'
import { mainnet, solanaDevnet } from '@portico/core/networks'
import { type Address, createPublicClient, erc20Abi, http } from 'viem'
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

const account = '0x000000000000000000000000000000000000face'
const receiver = createSolanaKey('portico pay receiver').address

function arrange(space: string): Portico {
  const portico = createPortico({
    id: `pay-${space.slice(1)}`,
    services: { blockchainApi: `${lab.service.url}${space}` },
    features: { pay: true },
    networks: [mainnet, solanaDevnet],
    adapters: [evmAdapter(), solanaAdapter()],
    customRpcUrls: { 'eip155:1': [lab.chains[0]?.url ?? ''], [solanaChainId]: [lab.solana.url] },
    logLevel: 'silent',
  })
  onTestFinished(() => portico.destroy())
  return portico
}

/** Sends a form of the exchange's page, as a browser does. */
async function send(page: string | undefined, act: 'pay' | 'decline' = 'pay'): Promise<string> {
  const html = await (await fetch(page ?? '')).text()
  const action = new RegExp(`action="([^"]+/${act}/[^"]+)"`).exec(html)?.[1] ?? ''
  return (await fetch(new URL(action, page), { method: 'POST' })).text()
}

/** Begins a payment, and returns what is known of it. */
async function begin(portico: Portico, asset: string, amount: string, recipient: string) {
  let state: Readonly<PayState> | undefined
  onTestFinished(
    watchPay(portico, (next) => {
      state = next
    }),
  )
  await startPay(portico, { asset, amount, recipient })
  await vi.waitFor(() => expect(state?.exchanges).toHaveLength(2))
  await choosePayExchange(portico, { exchangeId: 'coinlab' })
  openPayPage(portico, { isOpened: true })
  await Promise.resolve()
  return { payment: () => state?.payment, page: () => state?.payment?.url }
}

const pollOptions = { timeout: 20_000, interval: 50 }
const client = () => createPublicClient({ transport: http(lab.chains[0]?.url), cacheTime: 0 })
const readDollars = () =>
  client().readContract({
    address: lab.contract('LUSD') as Address,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [account],
  })

test('a token arrives, and what is told is what the chain says', { timeout: 40_000 }, async () => {
  const portico = arrange('/token')
  const before = await readDollars()
  const asset = formatAssetId({ networkId: 'eip155:1', address: lab.contract('LUSD') })
  const { payment, page } = await begin(portico, asset, '12.345678', `eip155:1:${account}`)
  expect(await send(page())).toMatch(/In progress|Paid/)
  await vi.waitFor(() => expect(payment()?.phase).toBe('arrived'), pollOptions)
  expect(payment()?.received).toBe(12_345_678n)
  expect((await readDollars()) - before).toBe(12_345_678n)
})

test('ether arrives, in part if the exchange keeps some', { timeout: 40_000 }, async () => {
  lab.exchange.setFault('/part', { payPercent: 50 })
  const portico = arrange('/part')
  const before = await client().getBalance({ address: account })
  const { payment, page } = await begin(portico, 'eip155:1/slip44:60', '0.25', `eip155:1:${account}`)
  await send(page())
  await vi.waitFor(() => expect(payment()?.phase).toBe('arrived'), pollOptions)
  expect(payment()).toMatchObject({ received: 125_000_000_000_000_000n, amount: 250_000_000_000_000_000n })
  expect((await client().getBalance({ address: account })) - before).toBe(125_000_000_000_000_000n)
})

test.each(['SOL', 'LUSD'])('%s arrives on Solana', { timeout: 40_000 }, async (symbol) => {
  const portico = arrange(`/solana-${symbol.toLowerCase()}`)
  const address = symbol === 'SOL' ? undefined : lab.solana.contracts[symbol]
  const asset = formatAssetId({ networkId: solanaChainId, address })
  const { payment, page } = await begin(portico, asset, '1.5', `${solanaChainId}:${receiver}`)
  await send(page())
  await vi.waitFor(() => expect(payment()?.phase).toBe('arrived'), pollOptions)
  expect(payment()?.received).toBe(symbol === 'SOL' ? 1_500_000_000n : 1_500_000n)
  if (symbol !== 'SOL') return
  const balance = await callRpc(lab.solana.url, 'getBalance', [receiver, { commitment: 'confirmed' }])
  expect(Reflect.get(Object(balance), 'value')).toBe(1_500_000_000)
})

test.each([
  ['declined on the page', undefined, 'decline'],
  ['declined by the exchange', { decline: true }, 'pay'],
] as const)('%s, nothing arrives', { timeout: 40_000 }, async (name, fault, act) => {
  const space = `/${name.split(' ').at(-1)}`
  lab.exchange.setFault(space, fault)
  const portico = arrange(space)
  const before = await readDollars()
  const asset = formatAssetId({ networkId: 'eip155:1', address: lab.contract('LUSD') })
  const { payment, page } = await begin(portico, asset, '1', `eip155:1:${account}`)
  expect(await send(page(), act)).toContain('Declined')
  await vi.waitFor(() => expect(payment()?.phase).toBe('failed'), pollOptions)
  expect(await readDollars()).toBe(before)
})

test('an exchange that never pays stays in progress', async () => {
  lab.exchange.setFault('/never', { neverPay: true })
  const portico = arrange('/never')
  const payment = { exchangeId: 'bithouse', asset: 'eip155:1/slip44:60', amount: '1' }
  const { url, sessionId } = await requestPayUrl(portico, { ...payment, recipient: `eip155:1:${account}` })
  const ask = () => requestPayStatus(portico, { sessionId, exchangeId: 'bithouse' })
  expect(await ask()).toEqual({ status: 'UNKNOWN' })
  expect(await send(url)).toContain('In progress')
  expect(await ask()).toEqual({ status: 'IN_PROGRESS' })
  await expect(requestPayStatus(portico, { sessionId, exchangeId: 'coinlab' })).rejects.toThrow('no such session')
})

test('what nobody pays is refused, and so is everything on request', async () => {
  const portico = arrange('/refuse')
  const order = { exchangeId: 'coinlab', asset: 'eip155:1/slip44:60', amount: '1', recipient: `eip155:1:${account}` }
  const refuse = (changes: object) =>
    requestPayUrl(portico, { ...order, ...changes } as typeof order & { recipient: `${string}:${string}:${string}` })
  await expect(refuse({ asset: 'eip155:137/slip44:60' })).rejects.toMatchObject({ code: 'blockchain-api/refused' })
  await expect(refuse({ recipient: `eip155:10:${account}` })).rejects.toThrow('recipient')
  await expect(refuse({ amount: '0' })).rejects.toThrow('amount')
  await expect(refuse({ exchangeId: 'nobody' })).rejects.toThrow('no such exchange')
  lab.exchange.setFault('/refuse', { error: 'Closed today' })
  await expect(requestExchanges(portico, {})).rejects.toThrow('Closed today')
})
