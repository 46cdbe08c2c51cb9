import { encodeFunctionData, erc20Abi, type Hex, parseTransaction } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { labAccounts } from '../../../lab/stack/chains/labAccounts.js'
import { type Anvil, startAnvil } from '../../../lab/stack/chains/startAnvil.js'
import { findBasePort } from '../../../lab/stack/testing/findBasePort.js'
import { prepareTransactions, readDraft } from './prepareTransactions.js'

const to = '0x00000000000000000000000000000000000000aa'
const from = labAccounts()[0]?.address ?? '0x'
let anvil: Anvil

beforeAll(async () => {
  anvil = await startAnvil({ chainId: 1, port: await findBasePort() })
})
afterAll(() => anvil.close())

let taken: readonly number[] = []

async function prepare(...drafts: object[]) {
  const chain = { id: 1, name: 'Ethereum', symbol: 'ETH', rpc: anvil.url }
  const bytes = await prepareTransactions({ chain, from, drafts: drafts.map(readDraft), listTaken: async () => taken })
  // Every prepared transaction has this type.
  return bytes.map((each) => parseTransaction(each as `0x02${string}`))
}

test('number, gas with a quarter of room and fees are filled in, one number after the other', async () => {
  const [one, two] = await prepare({ to, value: '0x5' }, { to, value: '0x6' })
  expect(one).toMatchObject({ chainId: 1, to, value: 5n, gas: 26_250n, type: 'eip1559' })
  expect([one?.nonce ?? 0, two?.nonce]).toEqual([0, 1])
  expect(one?.maxFeePerGas).toBeGreaterThan(one?.maxPriorityFeePerGas ?? 0n)
})

test('a number is not given twice while the node does not know of the first, and none is left out', async () => {
  taken = [0, 2]
  const prepared = await prepare({ to }, { to })
  taken = []
  expect(prepared.map(({ nonce }) => nonce)).toEqual([1, 3])
})

test('what the app sets stays as it is', async () => {
  const fees = { gas: '0x7530', maxFeePerGas: '0x77359400', maxPriorityFeePerGas: '0x1', nonce: '0x9' }
  expect((await prepare({ to, ...fees }))[0]).toMatchObject({
    gas: 30_000n,
    maxFeePerGas: 2_000_000_000n,
    maxPriorityFeePerGas: 1n,
    nonce: 9,
  })
  expect((await prepare({ to, gasPrice: '0x77359400' }))[0]?.maxFeePerGas).toBe(2_000_000_000n)
  expect((await prepare({ to, input: '0x1234' }))[0]?.data).toBe('0x1234')
})

test('one that would fail is told before anybody is asked', async () => {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [to] })
  await expect(prepare({ data: `0xfe${data.slice(2)}` })).rejects.toMatchObject({ code: 'chain/refused' })
  await expect(prepare({ to, maxFeePerGas: '0x1', maxPriorityFeePerGas: '0x2' })).rejects.toMatchObject({
    code: 'tx/invalid',
  })
})

test.each([
  undefined,
  'text',
  { to: '0x1234' },
  { to, value: '5' },
  { to, value: '0x' },
  { to, gas: `0x${'f'.repeat(65)}` },
  { to, data: '0x123' },
  // One letter of the checksum is wrong.
  { to: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96046' satisfies Hex },
])('%j is no transaction', (draft) => {
  expect(() => readDraft(draft)).toThrow(expect.objectContaining({ code: 'tx/invalid' }))
})
