import { encodeFunctionData, erc20Abi, getAddress, type Hex, maxUint256, parseEther, serializeTransaction } from 'viem'
import { expect, test } from 'vitest'
import { describeTransaction } from './describeTransaction.js'

const to = getAddress('0x00000000000000000000000000000000000000aa')
const token = '0x00000000000000000000000000000000000000bb'
const network = { id: 10, name: 'OP Mainnet', symbol: 'ETH' }
const tokens = { [token]: { symbol: 'LUSD', decimals: 6 } }

function show(fields: { to?: Hex; data?: Hex; value?: bigint; chainId?: number }) {
  const base = { type: 'eip1559', chainId: 10, nonce: 0, gas: 21_000n, maxFeePerGas: 1_000_000_000n } as const
  return describeTransaction({ bytes: serializeTransaction({ ...base, ...fields }), account: '0xab', network, tokens })
}
const factsOf = (sheet: ReturnType<typeof show>) =>
  Object.fromEntries(sheet.facts.map(({ label, value }) => [label, value]))
const encode = (functionName: 'transfer' | 'approve', amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName, args: [to, amount] })

test('a payment names receiver, amount, account, network and the highest fee', () => {
  const sheet = show({ to, value: parseEther('1.5') })
  expect(sheet.title).toBe('Send')
  expect(factsOf(sheet)).toEqual({
    To: to,
    Amount: '1.5 ETH',
    Account: '0xab',
    Network: 'OP Mainnet',
    'Fee at most': '0.000021 ETH',
  })
})

test('a token’s transfer is named in its own units', () => {
  const sheet = show({ to: token, data: encode('transfer', 2_500_000n) })
  expect(sheet).toMatchObject({ title: 'Send tokens', warnings: [] })
  expect(factsOf(sheet)).toMatchObject({ To: to, Amount: '2.5 LUSD', Token: token })
})

test('a token nobody knows is counted in its smallest unit', () => {
  const sheet = show({ to, data: encode('transfer', 7n) })
  expect(factsOf(sheet).Amount).toBe('7 of the smallest unit')
})

test('an allowance without end is told', () => {
  const sheet = show({ to: token, data: encode('approve', maxUint256) })
  expect(factsOf(sheet)).toMatchObject({ Spender: to, Amount: 'Unlimited LUSD' })
  expect(sheet.warnings).toHaveLength(1)
  expect(show({ to: token, data: encode('approve', 1n) }).warnings).toEqual([])
})

test('a token call that brings money along shows both', () => {
  const { facts } = show({ to: token, data: encode('transfer', 1n), value: 1n })
  expect(facts.filter(({ label }) => label === 'Amount').map(({ value }) => value)).toEqual([
    '0.000001 LUSD',
    '0.000000000000000001 ETH',
  ])
})

test.each([
  ['another call', '0x12345678'],
  ['a call with more behind it', `${encode('transfer', 1n)}00`],
  ['a cut call', encode('transfer', 1n).slice(0, -2)],
] as const)('%s is unknown and shown in full', (_, data) => {
  // Each of them is hex.
  const sheet = show({ to: token, data: data as Hex })
  expect(sheet).toMatchObject({ title: 'Unknown call', blocks: [{ label: 'Data', text: data }] })
})

test('a new contract is told', () => {
  expect(show({ data: '0x6000' })).toMatchObject({ title: 'Create a contract', blocks: [{ text: '0x6000' }] })
})

test('bytes of another network, or of another kind, are not described', () => {
  expect(() => show({ to, chainId: 1 })).toThrow('another network')
  const bytes = serializeTransaction({ type: 'legacy', chainId: 10, to, gasPrice: 1n })
  expect(() => describeTransaction({ bytes, account: '0xab', network })).toThrow('no EIP-1559')
})
