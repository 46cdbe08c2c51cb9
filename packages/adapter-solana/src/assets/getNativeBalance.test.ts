import { solana } from '@portico/core/networks'
import { createFakeContext, createFakeFetch } from '@portico/core/testing'
import { expect, test } from 'vitest'
import { getNativeBalance } from './getNativeBalance.js'

const address = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'

function createNode(value: string) {
  return createFakeFetch((call) => {
    const { id } = JSON.parse(call.body ?? '{}')
    return new Response(`{"jsonrpc":"2.0","id":${id},"result":{"context":{"slot":1},"value":${value}}}`)
  })
}

test.each(['0', '1500000000', '18446744073709551615'])('reads %s lamports exactly', async (lamports) => {
  const fetch = createNode(lamports)
  const context = createFakeContext({ networks: [solana], fetch })
  await expect(getNativeBalance(context, { address, network: solana })).resolves.toBe(BigInt(lamports))
  expect(JSON.parse(fetch.calls[0]?.body ?? '')).toMatchObject({
    method: 'getBalance',
    params: [address, { commitment: 'confirmed' }],
  })
})

test.each(['-1', '1.5', 'null', '"lots"', '{}'])('refuses the answer %s', async (value) => {
  const context = createFakeContext({ networks: [solana], fetch: createNode(value) })
  await expect(getNativeBalance(context, { address, network: solana })).rejects.toMatchObject({
    code: 'solana/rpc-failed',
  })
})

test('asks no node about something that is no address', async () => {
  const context = createFakeContext({ networks: [solana], fetch: createNode('1') })
  await expect(getNativeBalance(context, { address: '0x12', network: solana })).rejects.toMatchObject({
    code: 'address/invalid',
  })
  expect(context.fetch.calls).toHaveLength(0)
})

test('ends with the signal', async () => {
  const controller = new AbortController()
  const context = createFakeContext({ networks: [solana], fetch: createFakeFetch('hang') })
  const balance = getNativeBalance(context, { address, network: solana, signal: controller.signal })
  controller.abort()
  await expect(balance).rejects.toMatchObject({ code: 'http/aborted' })
})
