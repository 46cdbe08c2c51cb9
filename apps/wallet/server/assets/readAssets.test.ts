import { encodeAbiParameters, encodeFunctionData, erc20Abi, type Hex, pad } from 'viem'
import { expect, test } from 'vitest'
import { ApiError } from '../ApiError.js'
import type { askChain } from '../rpc/askChain.js'
import { type ReadAssetsParameters, readAssets } from './readAssets.js'

const chain = { id: 1, name: 'Ethereum', symbol: 'ETH', rpc: 'http://none.test', assets: true }
const account = '0x00000000000000000000000000000000000000aa'
const at = (digit: string): Hex => `0x${digit.repeat(40)}`
const text = (value: string) => encodeAbiParameters([{ type: 'string' }], [value])
const number = (value: bigint) => encodeAbiParameters([{ type: 'uint256' }], [value])
const transfer = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const encode = (functionName: 'symbol' | 'decimals' | 'name') => encodeFunctionData({ abi: erc20Abi, functionName })
const balanceOf = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [account] })
const isHeld = (balance: bigint, name: Hex = text('Lab Dollar')) => ({
  [encode('symbol')]: text('LUSD'),
  [encode('decimals')]: number(6n),
  [encode('name')]: name,
  [balanceOf]: number(balance),
})
const ether = {
  address: 'native',
  balance: '0x5',
  type: 'native',
  metadata: { name: 'Ether', symbol: 'ETH', decimals: 18 },
}
const dollar = {
  address: at('1'),
  balance: '0x7',
  type: 'erc20',
  metadata: { name: 'Lab Dollar', symbol: 'LUSD', decimals: 6 },
}

type Answers = Readonly<Record<Hex, Readonly<Record<Hex, Hex>> | 'silent'>>

/** Reads from a node with contracts, all of which have sent something to the account. */
function read(contracts: Answers, options: Partial<ReadAssetsParameters> = {}, logs?: readonly object[]) {
  const asked: { readonly method: string; readonly params: readonly unknown[] }[] = []
  const ask: typeof askChain = async (_chain, method, params = []) => {
    asked.push({ method, params })
    if (method === 'eth_getBalance') return '0x5'
    if (method === 'eth_getLogs')
      return logs ?? Object.keys(contracts).map((address) => ({ address, topics: [transfer, at('9'), account] }))
    // The code under test sends no other method.
    const { to, data } = params[0] as { readonly to: Hex; readonly data: Hex }
    const contract = contracts[to]
    if (contract === 'silent') throw new ApiError(502, 'chain/failed', 'Ethereum does not answer')
    const answer = contract?.[data]
    if (answer === undefined) throw new ApiError(502, 'chain/refused', 'execution reverted')
    return answer
  }
  return { asked, assets: readAssets({ chain, account, ask, ...options }) }
}

test('an account holds its balance and what the logs say it was sent', async () => {
  const { asked, assets } = read({ [at('1')]: isHeld(7n), [at('2')]: isHeld(0n) })
  expect(await assets).toEqual([ether, dollar])
  expect(asked[0]).toEqual({ method: 'eth_getBalance', params: [account, 'latest'] })
  expect(asked[1]).toEqual({
    method: 'eth_getLogs',
    params: [{ fromBlock: '0x0', toBlock: 'latest', topics: [transfer, null, pad(account)] }],
  })
})

test('a contract counts once, and items and what is no token do not', async () => {
  const topics = [transfer, at('9'), account]
  const logs = [
    ...[
      { address: at('1'), topics },
      { address: at('1').toUpperCase().replace('X', 'x'), topics },
    ],
    ...[{ address: at('3'), topics: [...topics, '0x1'] }, { address: at('4'), topics }, { address: 'x', topics }, null],
  ]
  const contracts = { [at('1')]: isHeld(7n), [at('3')]: isHeld(1n), [at('4')]: { [balanceOf]: number(1n) } }
  expect(await read(contracts, {}, logs as object[]).assets).toEqual([ether, dollar])
})

test.each([text('a\u202eb'), text(''), '0x' as const])('a token whose name is %s goes by its symbol', async (name) => {
  const [, token] = await read({ [at('1')]: isHeld(7n, name) }).assets
  expect(token?.metadata).toEqual({ name: 'LUSD', symbol: 'LUSD', decimals: 6 })
})

test.each([
  ['a long symbol', 'yvCurve-stETH-f', true],
  ['a symbol that reorders text', 'a\u202eb', false],
  ['no symbol', '', false],
])('a token with %s: %s is told: %s', async (_, symbol, isTold) => {
  const contract = { ...isHeld(7n), [encode('symbol')]: text(symbol) }
  const assets = await read({ [at('1')]: contract }).assets
  expect(assets.slice(1).map(({ metadata }) => metadata.symbol)).toEqual(isTold ? [symbol] : [])
})

test('what is wanted alone is read, also where the account holds nothing of it', async () => {
  const contracts = { [at('1')]: isHeld(7n), [at('2')]: isHeld(0n) }
  const { asked, assets } = read(contracts, { wanted: [at('2'), 'nonsense'] })
  expect(await assets).toEqual([{ ...dollar, address: at('2'), balance: '0x0' }])
  expect(asked.every(({ method }) => method === 'eth_call')).toBe(true)
  expect(await read(contracts, { wanted: ['native'] }).assets).toEqual([ether])
  expect(await read(contracts, { types: ['NATIVE'] }).assets).toEqual([ether])
  expect(await read(contracts, { types: ['erc20'] }).assets).toEqual([dollar])
  expect(await read(contracts, { types: ['erc721'] }).assets).toEqual([])
})

test('an account of another currency is told by its symbol', async () => {
  const { assets } = read({}, { chain: { ...chain, symbol: 'POL' } })
  expect((await assets)[0]?.metadata).toEqual({ name: 'POL', symbol: 'POL', decimals: 18 })
})

test('a list that cannot be whole is none', async () => {
  const { assets: silent } = read({ [at('1')]: isHeld(7n), [at('2')]: 'silent' })
  await expect(silent).rejects.toMatchObject({ code: 'chain/failed' })
  const topics = [transfer, at('9'), account]
  const logs = Array.from({ length: 201 }, (_, index) => ({
    address: pad(`0x${index.toString(16)}`, { size: 20 }),
    topics,
  }))
  await expect(read({}, {}, logs).assets).rejects.toMatchObject({ code: 'assets/many' })
  const refusing: typeof askChain = async (_chain, method) => {
    if (method === 'eth_getBalance') return '0x5'
    throw new ApiError(502, 'chain/refused', 'the range is too large')
  }
  await expect(readAssets({ chain, account, ask: refusing })).rejects.toMatchObject({ code: 'chain/refused' })
})
