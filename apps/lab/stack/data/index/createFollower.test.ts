import { listen } from '@portico/app-parts/http/listen'
import { readBody } from '@portico/app-parts/http/readBody'
import { numberToHex } from 'viem'
import { expect, onTestFinished, test } from 'vitest'
import { findBasePort } from '../../testing/findBasePort.js'
import { createFollower } from './createFollower.js'
import { openIndex } from './openIndex.js'

const hashOf = (chain: string, number: number) => `0x${chain}${number.toString(16)}`

/** Starts a node whose chain is a list of hashes, and a follower that follows it only when told. */
async function arrange() {
  const chain = { hashes: ['a', 'a', 'a'].map(hashOf) }
  /** Answers a method in the place of the node: an error's text. */
  const refusals = new Map<string, () => string | undefined>()
  const port = await findBasePort()
  const node = await listen(port, async (request, response) => {
    const { method, params } = JSON.parse((await readBody(request)).toString())
    const message = refusals.get(method)?.()
    const number = params[0] === 'latest' ? chain.hashes.length - 1 : Number(params[0])
    const hash = chain.hashes[number]
    const block = hash && {
      number: numberToHex(number),
      hash,
      parentHash: chain.hashes[number - 1] ?? '0x',
      timestamp: numberToHex(number),
      transactions: [],
    }
    const result = method === 'eth_getBlockByNumber' ? (block ?? null) : []
    response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, ...(message ? { error: { message } } : { result }) }))
  })
  const database = openIndex()
  const rollbacks: number[] = []
  const readStored = () =>
    database.all<{ hash: string }>('SELECT hash FROM blocks ORDER BY number').map(({ hash }) => hash)
  const follower = createFollower({
    chainId: 1,
    url: `http://127.0.0.1:${port}`,
    database,
    pollMs: 1_000_000,
    onRollback: () => rollbacks.push(readStored().length),
  })
  onTestFinished(async () => {
    await follower.close()
    await node.close()
    database.close()
  })
  return { chain, refusals, rollbacks, readStored, follower }
}

test('what is stored follows the chain to another one, from the block that both have', async () => {
  const { chain, rollbacks, readStored, follower } = await arrange()
  await follower.catchUp()
  expect(readStored()).toEqual(chain.hashes)
  chain.hashes = [hashOf('a', 0), hashOf('b', 1), hashOf('b', 2), hashOf('b', 3)]
  await follower.catchUp()
  expect(readStored()).toEqual(chain.hashes)
  expect(rollbacks).toEqual([1])
})

test('a chain that becomes shorter while it is read is read anew', async () => {
  const { chain, refusals, readStored, follower } = await arrange()
  refusals.set('eth_getLogs', () => {
    if (chain.hashes.length < 3) return undefined
    chain.hashes = chain.hashes.slice(0, 2)
    return 'BlockOutOfRangeError: block height is 1 but requested was 2'
  })
  await follower.catchUp()
  expect(readStored()).toEqual([hashOf('a', 0), hashOf('a', 1)])
})

test('a chain that fails is not followed, and is once it answers', async () => {
  const { chain, refusals, readStored, follower } = await arrange()
  refusals.set('eth_getLogs', () => 'the disk is full')
  await expect(follower.catchUp()).rejects.toThrow('eth_getLogs failed: the disk is full')
  expect(readStored()).toEqual([])
  refusals.clear()
  await follower.catchUp()
  expect(readStored()).toEqual(chain.hashes)
})

test('a chain that moves on and on is given up after a while', async () => {
  const { chain, refusals, follower } = await arrange()
  let moves = 0
  refusals.set('eth_getLogs', () => {
    moves += 1
    chain.hashes = ['c', 'c', `c${moves}`].map(hashOf)
    return 'gone'
  })
  await expect(follower.catchUp()).rejects.toThrow('was reorganised')
  expect(moves).toBe(10)
})
