import { mainnet } from '@portico/core/networks'
import { createFakeContext, createFakeFetch, createFakeNode, NodeError } from '@portico/core/testing'
import {
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionResult,
  type Hex,
  numberToHex,
  padHex,
  stringToHex,
} from 'viem'
import { expect, test } from 'vitest'
import { createClients } from '../calls/createClients.js'
import { aggregateAbi } from './aggregateAbi.js'
import { getTokenBalances } from './getTokenBalances.js'

const networkId = 'eip155:1'
const address = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'
const token = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const word = (value: bigint) => padHex(numberToHex(value), { size: 32 })
const text = (value: string) => encodeAbiParameters([{ type: 'string' }], [value])
const known = { address: token, symbol: 'WETH', name: 'Wrapped Ether', decimals: 18 }

type Call = { readonly to: string; readonly data: Hex }
type Contract = Readonly<Record<string, Hex>>

const plain: Contract = {
  '70a08231': word(5n),
  '313ce567': word(6n),
  '95d89b41': text('SYM'),
  '06fdde03': text('Name'),
}

/** A chain on which every address except Multicall3's is the given token. */
function createChain(contract: Contract, hasMulticall = true) {
  const run = ({ data }: Call): Hex => {
    const result = contract[data.slice(2, 10)]
    if (!result) throw new NodeError(3, '0x')
    return result
  }
  const aggregate = (data: Hex) => {
    if (!hasMulticall) return '0x'
    const [calls = []] = decodeFunctionData({ abi: aggregateAbi, data }).args
    const result = calls.map(({ target, callData }) => {
      const returnData = contract[callData.slice(2, 10)] ?? '0x'
      return { success: target === token && returnData !== '0x', returnData }
    })
    return encodeFunctionResult({ abi: aggregateAbi, functionName: 'aggregate3', result })
  }
  const isMulticall = (call: Call) => call.to === mainnet.contracts.multicall3.address
  return createFakeNode({ eth_call: (call: Call) => (isMulticall(call) ? aggregate(call.data) : run(call)) })
}

function read(fetch: ReturnType<typeof createFakeFetch>, tokens: Parameters<typeof getTokenBalances>[0]['tokens']) {
  const client = createClients(createFakeContext({ fetch }))(networkId)
  return getTokenBalances({ client, networkId, address, tokens })
}

test('reads unknown parts together with the balance, in one request', async () => {
  const fetch = createChain(plain)
  await expect(
    read(fetch, [{ address: token.toLowerCase() }, { ...known, image: 'https://i.example/w.png' }]),
  ).resolves.toEqual([
    { token: { address: token, symbol: 'SYM', name: 'Name', decimals: 6, image: undefined }, amount: 5n },
    { token: { ...known, image: 'https://i.example/w.png' }, amount: 5n },
  ])
  expect(fetch.calls).toHaveLength(1)
})

test('reads call by call where Multicall3 is named but missing', async () => {
  await expect(read(createChain(plain, false), [{ address: token }])).resolves.toMatchObject([{ amount: 5n }])
})

test('splits many tokens into batches', async () => {
  const fetch = createChain(plain)
  const found = await read(
    fetch,
    Array.from({ length: 450 }, () => ({ ...known })),
  )
  expect(found).toHaveLength(450)
  expect(fetch.calls).toHaveLength(3)
})

test('reads symbols of the bytes32 kind', async () => {
  const symbol = padHex(stringToHex('MKR'), { dir: 'right', size: 32 })
  const [found] = await read(createChain({ ...plain, '95d89b41': symbol, '06fdde03': symbol }), [{ address: token }])
  expect(found?.token).toMatchObject({ symbol: 'MKR', name: 'MKR' })
})

test('takes what hides or reorders text out of names, and shortens them', async () => {
  const contract = { ...plain, '95d89b41': text('US\u202eDT\u0000'), '06fdde03': text('x'.repeat(500)) }
  const [found] = await read(createChain(contract), [{ address: token }])
  expect(found?.token.symbol).toBe('USDT')
  expect(found?.token.name).toHaveLength(64)
})

test('names a token without a symbol by its address', async () => {
  const { '70a08231': balance, '313ce567': decimals } = plain
  const contract = { '70a08231': balance, '313ce567': decimals } as Contract
  const [found] = await read(createChain(contract), [{ address: token }])
  expect(found?.token.symbol).toMatch(/^0xC0.*56Cc2$/)
})

test.each([
  ['balance', '70a08231', undefined],
  ['balance of 32 bytes', '70a08231', '0x01'],
  ['decimals', '313ce567', undefined],
  ['decimals that make sense', '313ce567', word(78n)],
] as const)('leaves out a token without %s', async (_, selector, result) => {
  expect(Object.keys(plain)).toContain(selector)
  const { [selector]: _removed, ...rest } = plain
  await expect(
    read(createChain(result ? { ...rest, [selector]: result } : rest), [{ address: token }]),
  ).resolves.toEqual([])
})

test('does not mistake a node that is down for an empty wallet', async () => {
  const context = createFakeContext({ fetch: createFakeFetch('offline') })
  const client = createClients(context)(networkId)
  const reading = getTokenBalances({ client, networkId, address, tokens: [known] })
  reading.catch(() => {})
  await context.clock.advance(60_000)
  await expect(reading).rejects.toMatchObject({ code: 'evm/rpc-failed' })
})

test('ends with the signal', async () => {
  const controller = new AbortController()
  const client = createClients(createFakeContext({ fetch: createFakeFetch('hang') }))(networkId)
  const reading = getTokenBalances({ client, networkId, address, tokens: [known], signal: controller.signal })
  controller.abort()
  await expect(reading).rejects.toMatchObject({ code: 'connection/aborted' })
})
