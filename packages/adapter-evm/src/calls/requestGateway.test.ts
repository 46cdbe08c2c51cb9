import { mainnet } from '@portico/core/networks'
import { createFakeContext, createFakeFetch } from '@portico/core/testing'
import { encodeErrorResult, offchainLookupAbiItem } from 'viem'
import { call } from 'viem/actions'
import { expect, test } from 'vitest'
import { evmAdapter } from '../discovery/evmAdapter.js'
import { createClients } from './createClients.js'

const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** A contract that answers once it receives a gateway's response. */
function arrange(urls: readonly string[], options: { ccipRead?: boolean } = {}) {
  const asked: string[] = []
  const fetch = createFakeFetch(({ url, method, body }) => {
    if (!mainnet.rpcUrls.default.http.some((own) => url.href.startsWith(own))) {
      asked.push(`${method} ${url.href}`)
      return url.hostname.startsWith('broken') ? { status: 500, json: {} } : { json: { data: '0xfeed' } }
    }
    const { id, params } = JSON.parse(body ?? '{}')
    if (params[0].data !== '0x1234') return { json: { jsonrpc: '2.0', id, result: '0xaa' } }
    const data = encodeErrorResult({ abi: [offchainLookupAbiItem], args: [to, urls, '0xbeef', '0x11223344', '0x'] })
    return { json: { jsonrpc: '2.0', id, error: { code: 3, message: 'execution reverted', data } } }
  })
  const context = createFakeContext({ networks: [mainnet], fetch })
  const client = createClients(context, options)('eip155:1')
  return { asked, context, read: () => call(client, { to, data: '0x1234' }) }
}

test('a gateway is asked by https through the HTTP client of the instance, without the URLs of others', async () => {
  const { asked, read } = arrange([
    'http://plain.example/{data}',
    'https://user:pass@a.example/',
    'https://gate.example/{sender}/{data}',
  ])
  await expect(read()).resolves.toEqual({ data: '0xaa' })
  expect(asked).toEqual([`GET https://gate.example/${to.toLowerCase()}/0xbeef`])
})

test('the next gateway is asked when one fails, by POST where the URL names no data', async () => {
  const { asked, read, context } = arrange(['https://broken.example/', 'https://gate.example/'])
  const reading = read()
  await context.clock.advance(5_000)
  await expect(reading).resolves.toEqual({ data: '0xaa' })
  expect(asked).toEqual(['POST https://broken.example/', 'POST https://gate.example/'])
})

test.each([
  ['has http alone', ['http://plain.example/{data}'], true],
  ['is turned off', ['https://gate.example/{data}'], false],
])('no gateway is asked where CCIP-read %s', async (_, urls, ccipRead) => {
  const { asked, read } = arrange(urls, { ccipRead })
  await expect(read()).rejects.toThrow()
  expect(asked).toEqual([])
})

test('evmAdapter turns it off', async () => {
  const { asked, context } = arrange(['https://gate.example/{data}'])
  const actions = await evmAdapter({ ccipRead: false }).load(context)
  await actions.resolveName?.({ name: 'alice.eth', networkId: 'eip155:1' }).catch(() => {})
  expect(asked).toEqual([])
})
