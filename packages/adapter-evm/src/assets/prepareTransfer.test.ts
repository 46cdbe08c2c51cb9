import { base, mainnet } from '@portico/core/networks'
import {
  createFakeConnection,
  createFakeContext,
  createFakeFetch,
  createFakeNode,
  createFakeProvider,
  NodeError,
} from '@portico/core/testing'
import { numberToHex, padHex } from 'viem'
import { expect, test } from 'vitest'
import { createClients } from '../calls/createClients.js'
import { type PrepareTransferParameters, prepareTransfer } from './prepareTransfer.js'

const from = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'
const to = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const ether = { symbol: 'ETH', name: 'Ether', decimals: 18 }
const dollar = { address: '0xdAC17F958D2ee523a2206206994597C13D831ec7', symbol: 'USDT', name: 'Tether', decimals: 6 }
const gwei = 10n ** 9n
const word = (value: bigint) => padHex(numberToHex(value), { size: 32 })

/** 1 ETH, 1,000 base units of the token, 10 gwei base fee and 1 gwei tip. */
const ordinary = {
  eth_getBalance: numberToHex(10n ** 18n),
  eth_call: ({ data }: { data: string }) => (data.startsWith('0x70a08231') ? word(1000n) : '0x'),
  eth_estimateGas: numberToHex(21_000n),
  eth_getBlockByNumber: { number: '0x1', baseFeePerGas: numberToHex(10n * gwei), transactions: [] },
  eth_maxPriorityFeePerGas: numberToHex(gwei),
}

function arrange(answers: Record<string, unknown> = {}) {
  const fetch = createFakeNode({ ...ordinary, ...answers })
  const context = createFakeContext({ fetch, networks: [mainnet, base] })
  const provider = createFakeProvider({ authorized: true, accounts: [from] })
  const connection = createFakeConnection({ accounts: { eip155: [from] }, providers: { eip155: provider } })
  const getClient = createClients(context)
  const prepare = (change: Partial<PrepareTransferParameters> = {}) =>
    prepareTransfer({
      context,
      getClient,
      connection,
      networkId: 'eip155:1',
      from,
      to,
      token: ether,
      amount: 1n,
      ...change,
    })
  return { context, provider, prepare, fetch }
}

test('prices a plain transfer at the next block, and at most at twice its base fee', async () => {
  const { prepare } = arrange()
  await expect(prepare()).resolves.toMatchObject({ fee: 21_000n * 11n * gwei, maxFee: 21_000n * 21n * gwei })
})

test('leaves a contract a quarter more gas than estimated', async () => {
  const { prepare } = arrange({ eth_estimateGas: numberToHex(40_000n) })
  const price = { fee: 40_000n * 11n * gwei, maxFee: 50_000n * 21n * gwei }
  await expect(prepare({ token: dollar })).resolves.toMatchObject(price)
})

test('prices by gas price where there is no base fee', async () => {
  const { prepare } = arrange({
    eth_getBlockByNumber: { number: '0x1', transactions: [] },
    eth_gasPrice: numberToHex(5n * gwei),
  })
  await expect(prepare()).resolves.toMatchObject({ fee: 21_000n * 5n * gwei, maxFee: 21_000n * 5n * gwei })
})

test('adds what a chain of the OP stack charges for the bytes', async () => {
  const { prepare } = arrange({ eth_call: word(777n) })
  const price = { fee: 21_000n * 11n * gwei + 777n, maxFee: 21_000n * 21n * gwei + 2n * 777n }
  await expect(prepare({ networkId: 'eip155:8453' })).resolves.toMatchObject(price)
})

test.each<[string, string, Partial<PrepareTransferParameters>, Record<string, unknown>]>([
  ['transfer/unsupported-chain', 'on a network the app does not offer', { networkId: 'eip155:5' }, {}],
  ['transfer/invalid-amount', 'of nothing', { amount: 0n }, {}],
  ['transfer/invalid-amount', 'beyond 256 bits', { amount: 2n ** 256n }, {}],
  ['address/invalid', 'to a name', { to: 'lab.eth' }, {}],
  ['address/invalid', 'with a wrong checksum', { to: to.replace('C02a', 'c02A') }, {}],
  ['transfer/insufficient-funds', 'above the balance', { amount: 10n ** 18n + 1n }, {}],
  ['transfer/insufficient-funds', 'that leaves nothing for the fee', { amount: 10n ** 18n }, {}],
  ['transfer/insufficient-funds', 'of a token without ETH', { token: dollar }, { eth_getBalance: '0x0' }],
  ['transfer/insufficient-token', 'above the token balance', { token: dollar, amount: 1001n }, {}],
  ['transfer/estimate-failed', 'of no token', { token: dollar }, { eth_call: '0x' }],
  [
    'transfer/estimate-failed',
    'that would revert',
    {},
    {
      eth_estimateGas: () => {
        throw new NodeError(3)
      },
    },
  ],
  [
    'transfer/estimate-failed',
    'that the token refuses',
    { token: { ...dollar, address: from } },
    { eth_call: ({ data }: { data: string }) => word(data.startsWith('0x70a08231') ? 1000n : 0n) },
  ],
  [
    'evm/rpc-failed',
    'when the node fails',
    {},
    {
      eth_getBalance: () => {
        throw new NodeError(-32000)
      },
    },
  ],
])('throws %s for a transfer %s', async (code, _, change, answers) => {
  await expect(arrange(answers).prepare(change)).rejects.toMatchObject({ code })
})

test('tells the fee with the missing funds, so that the most can be worked out', async () => {
  const params = { balance: 10n ** 18n, amount: 10n ** 18n, maxFee: 21_000n * 21n * gwei }
  await expect(arrange().prepare({ amount: 10n ** 18n })).rejects.toMatchObject({ params })
})

test('ends with the signal while the node hangs', async () => {
  const { context, prepare } = arrange()
  const hanging = createFakeContext({ fetch: createFakeFetch('hang') })
  const controller = new AbortController()
  const preparing = prepare({ getClient: createClients(hanging), signal: controller.signal })
  await context.clock.flush()
  controller.abort()
  await expect(preparing).rejects.toMatchObject({ code: 'connection/aborted' })
})

test('lets the wallet set the price of what it sends, and names the chain', async () => {
  const { provider, prepare } = arrange()
  const { send } = await prepare()
  await expect(send()).resolves.toBe(`0x${'ab'.repeat(32)}`)
  expect(provider.calls).toEqual([
    { method: 'eth_chainId', params: undefined },
    {
      method: 'eth_sendTransaction',
      params: [{ from, to, data: '0x', value: '0x1', gas: '0x5208', chainId: '0x1' }],
    },
  ])
})

test('sends a token by its transfer function', async () => {
  const { provider, prepare } = arrange()
  await (await prepare({ token: dollar, amount: 1000n })).send()
  const data = `0xa9059cbb${to.slice(2).toLowerCase().padStart(64, '0')}${'3e8'.padStart(64, '0')}`
  expect(provider.calls[1]?.params).toMatchObject([{ from, to: dollar.address, data, value: '0x0' }])
})

const item = (standard: 'erc721' | 'erc1155', id = '7') => ({
  ...{ address: dollar.address, symbol: 'Badge #7', name: 'Badge #7', decimals: 0 },
  item: { standard, id },
})
const padded = (value: bigint | string) => word(BigInt(value)).slice(2)
/** The account owns badge 7, and three of ticket 7. */
const itemCalls = ({ data }: { data: string }) =>
  data.startsWith('0x6352211e') ? word(BigInt(from)) : data.startsWith('0x00fdd58e') ? word(3n) : '0x'

test('sends an item of a kind by the transfer that contracts may refuse', async () => {
  const { provider, prepare } = arrange({ eth_call: itemCalls })
  await (await prepare({ token: item('erc721') })).send()
  const data = `0x42842e0e${padded(from)}${padded(to)}${padded(7n)}`
  expect(provider.calls[1]?.params).toMatchObject([{ from, to: dollar.address, data, value: '0x0' }])
})

test('sends so many of an item of which there are many', async () => {
  const { provider, prepare } = arrange({ eth_call: itemCalls })
  await (await prepare({ token: item('erc1155'), amount: 3n })).send()
  const data = `0xf242432a${padded(from)}${padded(to)}${padded(7n)}${padded(3n)}${padded(160n)}${padded(0n)}`
  expect(provider.calls[1]?.params).toMatchObject([{ from, to: dollar.address, data, value: '0x0' }])
})

test.each<[string, string, Partial<PrepareTransferParameters>, Record<string, unknown>]>([
  [
    'transfer/invalid-amount',
    'two of what there is one',
    { token: item('erc721'), amount: 2n },
    { eth_call: itemCalls },
  ],
  [
    'transfer/insufficient-token',
    'more than there are',
    { token: item('erc1155'), amount: 4n },
    { eth_call: itemCalls },
  ],
  ['transfer/insufficient-token', 'what another owns', { token: item('erc721') }, { eth_call: () => word(BigInt(to)) }],
  ['transfer/estimate-failed', 'what is no item', { token: item('erc721') }, { eth_call: '0x' }],
  [
    'transfer/estimate-failed',
    'to a contract that cannot hold it',
    { token: item('erc721') },
    {
      eth_call: (call: { data: string }) => {
        if (call.data.startsWith('0x42842e0e')) throw new NodeError(3)
        return itemCalls(call)
      },
    },
  ],
  [
    'transfer/estimate-failed',
    'an item of another chain',
    { token: { ...dollar, decimals: 0, item: { standard: 'spl', id: '0' } } },
    {},
  ],
])('throws %s for an item: %s', async (code, _, change, answers) => {
  await expect(arrange(answers).prepare(change)).rejects.toMatchObject({ code })
})

test('tells the wallet the price where the balance covers no higher one', async () => {
  const { provider, prepare } = arrange()
  const fee = 21_000n * 21n * gwei
  await (await prepare({ amount: 10n ** 18n - fee })).send()
  const perGas = { maxFeePerGas: numberToHex(21n * gwei), maxPriorityFeePerGas: numberToHex(gwei) }
  expect(provider.calls[1]?.params).toMatchObject([perGas])
})

test('asks no wallet that is on another network', async () => {
  const { provider, prepare } = arrange()
  const { send } = await prepare()
  provider.setChainId(10)
  await expect(send()).rejects.toMatchObject({ code: 'wallet/chain-disconnected' })
  expect(provider.calls.map(({ method }) => method)).toEqual(['eth_chainId'])
})

test('asks no wallet that no longer shares the account', async () => {
  const { provider, prepare } = arrange()
  const connection = createFakeConnection({ providers: { eip155: provider }, accounts: { eip155: [to] } })
  const { send } = await prepare({ connection })
  await expect(send()).rejects.toMatchObject({ code: 'wallet/unauthorized' })
  expect(provider.calls).toEqual([])
})

test.each([
  [4001, 'wallet/rejected'],
  [5000, 'wallet/rejected'],
  [4100, 'wallet/unauthorized'],
])('maps the wallet error %i to %s', async (error, code) => {
  const { provider, prepare } = arrange()
  provider.reject('eth_sendTransaction', error)
  await expect((await prepare()).send()).rejects.toMatchObject({ code })
})

test.each(['0x12', null, { hash: '0x12' }])(
  'says of %j, which is no hash, that it may have been sent',
  async (result) => {
    const { provider, prepare } = arrange()
    provider.script('eth_sendTransaction', { result })
    await expect((await prepare()).send()).rejects.toMatchObject({ code: 'evm/outcome-unknown' })
  },
)

test.each(['eth_chainId', 'eth_sendTransaction'])('ends sending at abort while %s hangs', async (method) => {
  const { context, provider, prepare } = arrange()
  const { send } = await prepare()
  const controller = new AbortController()
  provider.hang(method)
  const sending = send({ signal: controller.signal })
  await context.clock.flush()
  controller.abort()
  await expect(sending).rejects.toMatchObject({ code: 'connection/aborted' })
  expect(context.clock.pending()).toBe(0)
})
