import { encodeAbiParameters, encodeFunctionData, erc20Abi, type Hex, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { readContract } from './readContract.js'

const chain = { id: 1, name: 'Ethereum', symbol: 'ETH', rpc: 'http://none.test' }
const erc165Abi = parseAbi(['function supportsInterface(bytes4) view returns (bool)'])
const isTrue = encodeAbiParameters([{ type: 'bool' }], [true])
const isFalse = encodeAbiParameters([{ type: 'bool' }], [false])
const text = (value: string) => encodeAbiParameters([{ type: 'string' }], [value])
const number = (value: bigint) => encodeAbiParameters([{ type: 'uint256' }], [value])
const supports = (id: Hex) => encodeFunctionData({ abi: erc165Abi, args: [id] })
const encode = (functionName: 'symbol' | 'decimals' | 'name') => encodeFunctionData({ abi: erc20Abi, functionName })

/** Reads a contract that answers the given calls and reverts all others. */
const read = (answers: Readonly<Record<Hex, Hex>>, fallback?: Hex) =>
  readContract(chain, '0x00000000000000000000000000000000000000aa', async (_chain, _method, [call] = []) => {
    // The code under test only sends `eth_call`.
    const answer = answers[(call as { data: Hex }).data] ?? fallback
    if (answer === undefined) throw new Error('execution reverted')
    return answer
  })

const erc721 = { [supports('0x80ac58cd')]: isTrue, [supports('0xffffffff')]: isFalse }
const token = { [encode('symbol')]: text('LUSD'), [encode('decimals')]: number(6n) }

test('a token has a symbol and decimals', async () => {
  expect(await read(token)).toEqual({ kind: 'token', symbol: 'LUSD', decimals: 6 })
})

test('a collection says so, and goes before a token', async () => {
  expect(await read({ ...token, ...erc721, [encode('name')]: text('Badges') })).toEqual({
    kind: 'collection',
    standard: 'ERC-721',
    name: 'Badges',
  })
  const erc1155 = { [supports('0xd9b67a26')]: isTrue, [supports('0xffffffff')]: isFalse }
  expect(await read(erc1155)).toEqual({ kind: 'collection', standard: 'ERC-1155', name: null })
})

test.each(['', 'a\u202eb', 'a\nb', 'x'.repeat(61)])('the name %j is left out', async (name) => {
  expect(await read({ ...erc721, [encode('name')]: text(name) })).toMatchObject({ name: null })
})

test('what says yes to every question, or nothing that makes sense, is neither', async () => {
  expect(await read({}, isTrue)).toBeNull()
  expect(await read({}, '0x')).toBeNull()
  expect(await read({})).toBeNull()
  expect(await read({ ...token, [encode('symbol')]: text('US D') })).toBeNull()
  expect(await read({ ...token, [encode('decimals')]: number(200n) })).toBeNull()
})
