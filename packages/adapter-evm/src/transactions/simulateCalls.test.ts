import { createFakeContext, createFakeNode, NodeError } from '@portico/core/testing'
import { encodeErrorResult, numberToHex, padHex } from 'viem'
import { expect, test } from 'vitest'
import { createClients } from '../calls/createClients.js'
import { readReason, simulateCalls } from './simulateCalls.js'

const from = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'
const to = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const word = (value: bigint) => padHex(numberToHex(value), { size: 32 })
const result = (value: bigint) => ({ status: '0x1', returnData: word(value), gasUsed: '0x1', logs: [] })
const refuse = () => {
  throw new NodeError(-32602)
}

function run(answers: Record<string, unknown>) {
  const fetch = createFakeNode(answers)
  const context = createFakeContext({ fetch })
  const calls = [{ to, data: '0x12345678', value: 1n }] as const
  const simulation = simulateCalls(createClients(context), {
    networkId: 'eip155:1',
    from,
    calls,
    tokens: [undefined, to],
    allowance: { token: to, spender: from },
  })
  return { simulation, fetch }
}

test('compares balances before and after, and reads the allowance that is left', async () => {
  const calls = [10n, 5n, 0n, 9n, 8n, 3n].map(result)
  const { simulation } = run({ eth_simulateV1: [{ calls }] })
  await expect(simulation).resolves.toEqual({ status: 'success', changes: [-1n, 3n], allowance: 3n })
})

test.each<[string, unknown]>([
  ['nothing', null],
  ['no calls', [{}]],
  ['too few', [{ calls: [result(1n)] }]],
  ['something else', [{ calls: ['a', 'b', 'c', 'd', 'e', 'f'] }]],
  ['no hexadecimal numbers', [{ calls: Array(6).fill({ status: '0x1', returnData: 'x', gasUsed: '0x1' }) }]],
])('does not believe a node that answers %s', async (_, answer) => {
  const { simulation, fetch } = run({ eth_simulateV1: answer, eth_call: '0x' })
  await expect(simulation).resolves.toEqual({ status: 'unsupported' })
  expect(fetch.methods()).toEqual(['eth_simulateV1', 'eth_call'])
})

test('asks with stand-in code where the node knows no other way', async () => {
  // Success, gas and the returned word of each of the six calls.
  const output = [10n, 5n, 0n, 9n, 8n, 3n].map((value) => [1n, 7n, value].map((each) => word(each).slice(2)).join(''))
  const { simulation } = run({ eth_simulateV1: refuse, eth_call: `0x${output.join('')}` })
  await expect(simulation).resolves.toEqual({ status: 'success', changes: [-1n, 3n], allowance: 3n })
})

test('tells a node that cannot be reached from one that refuses', async () => {
  const { simulation } = run({ eth_simulateV1: refuse, eth_call: refuse })
  await expect(simulation).resolves.toEqual({ status: 'unsupported' })
  const offline = createFakeContext()
  offline.fetch.respond('offline')
  const failing = simulateCalls(createClients(offline), { networkId: 'eip155:1', from, calls: [], tokens: [] })
  const refused = expect(failing).rejects.toMatchObject({ code: 'evm/rpc-failed' })
  await offline.clock.advance(120_000)
  await refused
})

test('tells a node that has too much to do from one that cannot simulate', async () => {
  const context = createFakeContext({
    fetch: createFakeNode({
      eth_simulateV1: () => {
        throw new NodeError(-32005)
      },
    }),
  })
  const failing = simulateCalls(createClients(context), { networkId: 'eip155:1', from, calls: [], tokens: [] })
  const refused = expect(failing).rejects.toMatchObject({ code: 'evm/rpc-failed' })
  await context.clock.advance(120_000)
  await refused
})

test('reads why a contract reverted, without control characters', () => {
  const abi = [{ type: 'error', name: 'Error', inputs: [{ name: 'message', type: 'string' }] }] as const
  const data = encodeErrorResult({ abi, args: ['no\u202e way'] })
  expect(readReason(data)).toBe('no way')
  expect(readReason('0x')).toBeUndefined()
  expect(readReason('0x08c379a0')).toBeUndefined()
  expect(readReason(`0x4e487b71${'00'.repeat(32)}`)).toBeUndefined()
})
