import {
  encodeFunctionData,
  erc20Abi,
  getAddress,
  type Hex,
  maxUint256,
  parseAbi,
  parseEther,
  serializeTransaction,
  zeroAddress,
} from 'viem'
import { expect, test } from 'vitest'
import { describeTransaction } from './describeTransaction.js'

const to = getAddress('0x00000000000000000000000000000000000000aa')
const token = '0x00000000000000000000000000000000000000bb'
const network = { id: 10, name: 'OP Mainnet', symbol: 'ETH' }
const badge = '0x00000000000000000000000000000000000000cc'
const ticket = '0x00000000000000000000000000000000000000dd'
const contracts = {
  [token]: { kind: 'token', symbol: 'LUSD', decimals: 6 },
  [badge]: { kind: 'collection', standard: 'ERC-721', name: 'Badges' },
  [ticket]: { kind: 'collection', standard: 'ERC-1155', name: null },
} as const

function show(fields: { to?: Hex; data?: Hex; value?: bigint; chainId?: number }) {
  const base = { type: 'eip1559', chainId: 10, nonce: 0, gas: 21_000n, maxFeePerGas: 1_000_000_000n } as const
  return describeTransaction({
    bytes: serializeTransaction({ ...base, ...fields }),
    account: '0xab',
    network,
    contracts,
  })
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

const from = getAddress('0x00000000000000000000000000000000000000ee')
const itemAbi = parseAbi([
  'function transferFrom(address, address, uint256)',
  'function safeTransferFrom(address, address, uint256)',
  'function safeTransferFrom(address, address, uint256, bytes)',
  'function safeTransferFrom(address, address, uint256, uint256, bytes)',
  'function safeBatchTransferFrom(address, address, uint256[], uint256[], bytes)',
  'function setApprovalForAll(address, bool)',
])

test.each(['transfer', 'approve'] as const)(
  '%s of a contract that tells nothing names a number that may be either',
  (name) => {
    const sheet = show({ to, data: encode(name, 7n) })
    expect(factsOf(sheet)).toMatchObject({ 'Amount or id': '7', Contract: to })
    expect(sheet.warnings).toEqual([expect.stringContaining('an amount or the id of an item')])
    expect(JSON.stringify(sheet)).not.toContain('smallest unit')
  },
)

test.each([
  ['transferFrom', [from, to, 7n]],
  ['safeTransferFrom', [from, to, 7n]],
  ['safeTransferFrom', [from, to, 7n, '0x']],
] as const)('%s of a collection names it and the item', (functionName, args) => {
  const sheet = show({ to: badge, data: encodeFunctionData({ abi: itemAbi, functionName, args }) })
  expect(sheet.title).toBe('Send an item')
  expect(factsOf(sheet)).toMatchObject({
    From: from,
    To: to,
    'Token id': '7',
    Collection: 'Badges',
    Contract: getAddress(badge),
  })
  expect(sheet.warnings).toEqual([expect.stringContaining('owns it')])
})

test('an approval of one item is told, its end is not warned of', () => {
  const sheet = show({ to: badge, data: encode('approve', maxUint256) })
  expect(factsOf(sheet)).toMatchObject({ Spender: to, 'Token id': `${maxUint256}`, Collection: 'Badges' })
  expect(sheet.warnings).toEqual([expect.stringContaining('take this item')])
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [zeroAddress, 7n] })
  expect(show({ to: badge, data })).toMatchObject({ title: 'End an approval', warnings: [] })
})

test('an approval of all items is warned of strongly, whatever the contract is', () => {
  const encodeAll = (isAllowed: boolean) =>
    encodeFunctionData({ abi: itemAbi, functionName: 'setApprovalForAll', args: [to, isAllowed] })
  for (const contract of [badge, ticket] as const) {
    const sheet = show({ to: contract, data: encodeAll(true) })
    expect(sheet).toMatchObject({ title: 'Allow to take every item' })
    expect(sheet.warnings).toEqual([expect.stringContaining('EVERY item')])
  }
  expect(show({ to, data: encodeAll(true) }).warnings).toEqual([
    expect.stringContaining('EVERY item'),
    expect.stringContaining('does not say that it is a collection'),
  ])
  expect(show({ to: badge, data: encodeAll(false) })).toMatchObject({ title: 'End an approval', warnings: [] })
})

test('items of which there are many are named with their number', () => {
  const one = encodeFunctionData({ abi: itemAbi, functionName: 'safeTransferFrom', args: [from, to, 7n, 3n, '0xab'] })
  const sheet = show({ to: ticket, data: one })
  expect(factsOf(sheet)).toMatchObject({ 'Token id': '7', 'How many': '3', Collection: 'It gives no name' })
  expect(sheet.blocks).toEqual([{ label: 'Data for the receiver', text: '0xab' }])
  const args = [from, to, [7n, 8n], [1n, 2n], '0x'] as const
  const many = show({
    to: ticket,
    data: encodeFunctionData({ abi: itemAbi, functionName: 'safeBatchTransferFrom', args }),
  })
  expect(many.title).toBe('Send 2 kinds of items')
  expect(many.facts.flatMap(({ label, value }) => (/Token id|How many/.test(label) ? [value] : []))).toEqual([
    '7',
    '1',
    '8',
    '2',
  ])
})

test('ids and numbers that do not match are no call that people know', () => {
  const args = [from, to, [7n, 8n], [1n], '0x'] as const
  const data = encodeFunctionData({ abi: itemAbi, functionName: 'safeBatchTransferFrom', args })
  expect(show({ to: ticket, data }).title).toBe('Unknown call')
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
  // All of them are hex.
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
