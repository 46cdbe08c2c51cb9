import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  numberToHex,
  parseAbi,
  parseEther,
  parseUnits,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { callRpc } from '../chains/callRpc.js'
import { labAccounts } from '../chains/labAccounts.js'
import { startTestData, type TestData } from './startTestData.test.fixture.js'
import type { Balance, WireItem, WirePage, WireTransaction } from './wire.js'

let lab: TestData
const accountAt = (place: number): Address => labAccounts()[place]?.address ?? '0x'
const [second, third, fourth] = [accountAt(1), accountAt(2), accountAt(3)]
const query = '?chainId=eip155:1'
const itemAbi = parseAbi([
  'function mint(address to, uint256 id)',
  'function transferFrom(address from, address to, uint256 id)',
])

beforeAll(async () => {
  lab = await startTestData()
}, 60_000)

afterAll(() => lab.close())

beforeEach(() => Promise.all(lab.chains.map((chain) => chain.reset())))

const rpc = (method: string, params: readonly unknown[] = []) => callRpc(lab.chains[0]?.url ?? '', method, [...params])
const readHistory = async (account: string) =>
  (await lab.get<WirePage<WireTransaction>>(`/v1/account/${account}/history${query}`)).data
const readHashes = async (account: string) => (await readHistory(account)).map(({ metadata }) => metadata.hash)
const readItems = async (account: string) =>
  (await lab.get<WirePage<WireItem>>(`/v1/account/${account}/nfts${query}`)).data.map(({ tokenId }) => tokenId)
const readBalance = async (account: string, symbol: string) =>
  (await lab.get<{ balances: Balance[] }>(`/v1/account/${account}/balance${query}`)).balances.find(
    (balance) => balance.symbol === symbol,
  )

type Request = { readonly to: Address; readonly data: Hex }

/** Sends from the account of a place, and waits until it is mined. */
async function send(place: number, request: Request & { readonly value?: bigint }): Promise<Hex> {
  const hash = await lab.wallet(place).sendTransaction(request)
  await lab.confirm(hash)
  return hash
}

const transfer = (to: Address, dollars: string): Request => ({
  to: lab.contract('LUSD'),
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, parseUnits(dollars, 6)] }),
})
const mint = (to: Address, id: bigint): Request => ({
  to: lab.contract('BADGE'),
  data: encodeFunctionData({ abi: itemAbi, functionName: 'mint', args: [to, id] }),
})
const give = (to: Address, id: bigint): Request => ({
  to: lab.contract('BADGE'),
  data: encodeFunctionData({ abi: itemAbi, functionName: 'transferFrom', args: [third, to, id] }),
})

/**
 * Replaces the latest blocks by as many others, which hold the given transactions of the third account. The blocks must be
 * younger than the last reset: anvil has no state of the one that it reset to.
 */
async function reorganise(depth: number, requests: readonly Request[]): Promise<void> {
  const placed = requests.map(({ to, data }, at) => [{ from: third, to, data, gas: '0x7a120' }, at])
  await rpc('anvil_reorg', [depth, placed])
}

test('blocks that are replaced take their transactions and items with them, the new ones bring theirs', async () => {
  const kept = await send(2, mint(third, 70n))
  const before = await readHashes(third)
  expect(before[0]).toBe(kept)
  const dropped = [
    await send(2, give(second, 70n)),
    await send(2, mint(third, 71n)),
    await send(2, transfer(fourth, '25')),
  ]
  expect(await readHashes(third)).toEqual([...dropped.toReversed(), ...before])
  expect([await readItems(third), await readItems(second)]).toEqual([['71'], ['70']])
  expect((await readBalance(fourth, 'LUSD'))?.quantity.numeric).toBe('10025')

  await reorganise(3, [mint(third, 72n), transfer(second, '5')])

  const after = await readHashes(third)
  expect(after).toHaveLength(before.length + 2)
  expect(after.slice(2)).toEqual(before)
  for (const account of [second, third, fourth])
    expect(await readHashes(account)).not.toEqual(expect.arrayContaining([expect.toBeOneOf(dropped)]))
  // The block that transferred the first item was dropped, so the account owns it again.
  expect([await readItems(third), await readItems(second)]).toEqual([['70', '72'], []])
  expect((await readBalance(fourth, 'LUSD'))?.quantity.numeric).toBe('10000')
  const [received] = await readHistory(second)
  expect(received?.metadata).toMatchObject({ hash: after[0], operationType: 'receive' })
  expect(received?.transfers).toMatchObject([{ direction: 'in', quantity: { numeric: '5' } }])
})

test('a transaction that is in another block now is listed once, where and when it is', async () => {
  const hash = await send(2, transfer(second, '3'))
  const raw = await rpc('eth_getRawTransactionByHash', [hash])
  const [before] = await readHistory(third)
  await rpc('anvil_mine', ['0x2'])
  await readHistory(third)
  await rpc('evm_increaseTime', [3_600])
  await rpc('anvil_reorg', [3, [[raw, 2]]])
  const found = (await readHistory(third)).filter(({ metadata }) => metadata.hash === hash)
  expect(found).toHaveLength(1)
  expect(found[0]).toMatchObject({ id: before?.id, transfers: before?.transfers })
  const block = (await rpc('eth_getBlockByHash', [
    ((await rpc('eth_getTransactionReceipt', [hash])) as { readonly blockHash: Hex }).blockHash,
    false,
  ])) as { readonly timestamp: Hex }
  expect(found[0]?.metadata.minedAt).toBe(new Date(Number(block.timestamp) * 1_000).toISOString())
})

test('a chain that is shorter, and then longer by hundreds of blocks, is followed', async () => {
  const before = await readHashes(third)
  const snapshot = await rpc('evm_snapshot')
  const dropped = await send(2, mint(third, 73n))
  await rpc('anvil_mine', ['0x96'])
  expect(await readHashes(third)).toEqual([dropped, ...before])
  await rpc('evm_revert', [snapshot])
  expect(await readHashes(third)).toEqual(before)
  expect(await readItems(third)).toEqual([])
  await rpc('anvil_mine', ['0x12c'])
  const kept = await send(2, mint(third, 74n))
  expect(await readHashes(third)).toEqual([kept, ...before])
  expect(await readItems(third)).toEqual(['74'])
})

test('what is read while blocks are replaced is of the one chain or of the other', async () => {
  const before = await readHashes(third)
  const answers: (readonly string[])[] = []
  const reading = { isOn: true }
  const read = async () => {
    while (reading.isOn) answers.push(await readItems(third))
  }
  const readers = [read(), read()]
  await rpc('anvil_mine')
  await send(2, mint(third, 100n))
  for (let id = 101n; id < 112n; id++) await reorganise(1, [mint(third, id)])
  reading.isOn = false
  await Promise.all(readers)
  expect(await readItems(third)).toEqual(['111'])
  expect(await readHashes(third)).toHaveLength(before.length + 1)
  for (const answer of answers) expect(answer.length, answer.join()).toBeLessThanOrEqual(1)
})

test('prices are those of the new chain', async () => {
  await rpc('anvil_mine')
  const priceOf = async () => (await readBalance(third, 'ETH'))?.price ?? 0
  const before = await priceOf()
  const abi = parseAbi([
    'function swapExactETHForTokens(uint256 least, address[] path, address to, uint256 deadline) payable',
  ])
  const path = [lab.contract('WETH'), lab.contract('LUSD')]
  const data = encodeFunctionData({ abi, functionName: 'swapExactETHForTokens', args: [1n, path, third, 10n ** 12n] })
  await send(2, { to: lab.contract('uniswapRouter'), data, value: parseEther('5') })
  expect(await priceOf()).toBeLessThan(before)
  await reorganise(1, [])
  expect(await priceOf()).toBe(before)
})

test('a name that was registered in a block that is gone is nobody’s', async () => {
  const account = privateKeyToAccount(labAccounts()[2]?.privateKey ?? '0x')
  const message = JSON.stringify({ name: 'gone.reown.id', attributes: {}, timestamp: Math.floor(Date.now() / 1000) })
  const body = { coin_type: 60, address: third, message, signature: await account.signMessage({ message }) }
  const url = `${lab.service.url}/v1/profile/account`
  const snapshot = await rpc('evm_snapshot')
  const first = Number(await rpc('eth_blockNumber'))
  expect((await fetch(url, { method: 'POST', body: JSON.stringify(body) })).status).toBe(200)
  expect(await lab.get(`/v1/identity/${third}`)).toMatchObject({ name: 'gone.reown.id' })
  const taken = Number(await rpc('eth_blockNumber')) - first
  await rpc('evm_revert', [snapshot])
  await rpc('anvil_mine', [numberToHex(taken + 1)])
  expect((await fetch(`${url}/gone.reown.id`)).status).toBe(404)
  expect(await lab.get(`/v1/identity/${third}`)).toEqual({ name: null, avatar: null })
  expect(await lab.get(`/v1/profile/reverse/${third}`)).toEqual([])
})
