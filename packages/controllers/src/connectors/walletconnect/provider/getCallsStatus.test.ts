import { createFakeFetch } from '@portico/core/testing'
import { describe, expect, it } from 'vitest'
import { openTestSession } from './testing/openTestSession.js'

const status = { method: 'wallet_getCallsStatus', params: ['0x1234'] }
const services = { rpc: 'https://api.example' }
const approves = ['wallet_getCallsStatus']

function bundling(result: unknown) {
  return createFakeFetch(({ body }) => ({ json: { jsonrpc: '2.0', id: JSON.parse(body ?? '{}').id, result } }))
}

describe('wallet_getCallsStatus', () => {
  it('asks the bundler that the session names, at the data service', async () => {
    const fetch = bundling(null)
    const record = { sessionProperties: { bundler_name: 'pimlico' } }
    const { provider, requests } = openTestSession({ fetch, services, record, projectId: 'p', methods: approves })
    expect(await provider.request(status)).toMatchObject({ id: '0x1234', chainId: '0x1', status: 100 })
    expect(fetch.calls.map(({ url }) => url.href)).toEqual([
      'https://api.example/v1/bundler?projectId=p&chainId=eip155%3A1&bundler=pimlico',
    ])
    expect(JSON.parse(fetch.calls[0]?.body ?? '')).toMatchObject({
      method: 'eth_getUserOperationReceipt',
      params: ['0x1234'],
    })
    expect(requests()).toEqual([])
  })

  it("asks the wallet's own bundler first, over https only", async () => {
    const fetch = bundling({ success: true, receipt: { transactionHash: '0xc' } })
    const own = { bundler_name: 'pimlico', bundler_url: 'https://bundler.example/rpc' }
    const allowed = { fetch, services, bundlerHosts: ['bundler.example'] }
    const { provider } = openTestSession({ ...allowed, record: { sessionProperties: own } })
    expect(await provider.request(status)).toMatchObject({ status: 200, receipts: [{ transactionHash: '0xc' }] })
    const plain = { ...own, bundler_url: 'http://bundler.example/rpc' }
    await openTestSession({ ...allowed, record: { sessionProperties: plain } }).provider.request(status)
    expect(fetch.calls.map(({ url }) => url.host)).toEqual(['bundler.example', 'api.example'])
  })

  it.each([
    [undefined, 'https://bundler.example/rpc'],
    [['bundler.example'], 'https://evil.example/bundler.example'],
    [['bundler.example'], 'https://bundler.example@evil.example'],
    [['bundler.example'], 'https://a.bundler.example'],
    [['*.bundler.example'], 'https://bundler.example'],
    [['bundler.example'], 'https://bundler.example:8443'],
  ])("where %j may be asked, leaves the wallet's bundler %s alone", async (bundlerHosts, bundler_url) => {
    const fetch = bundling(null)
    const alone = openTestSession({ fetch, bundlerHosts, record: { sessionProperties: { bundler_url } } })
    await expect(alone.provider.request(status)).rejects.toMatchObject({ code: 'provider/calls-status-not-approved' })
    expect(fetch.calls).toEqual([])
    const sessionProperties = { bundler_url, bundler_name: 'pimlico' }
    await openTestSession({ fetch, services, bundlerHosts, record: { sessionProperties } }).provider.request(status)
    expect(fetch.calls.map(({ url }) => url.host)).toEqual(['api.example'])
  })

  it("asks a wallet's bundler whose host fits a pattern", async () => {
    const fetch = bundling(null)
    const record = { sessionProperties: { bundler_url: 'https://eu.bundler.example/rpc' } }
    await openTestSession({ fetch, bundlerHosts: ['*.bundler.example'], record }).provider.request(status)
    expect(fetch.calls.map(({ url }) => url.host)).toEqual(['eu.bundler.example'])
  })

  it('asks the wallet when the session names no bundler, or when the bundler fails', async () => {
    const sessionProperties = { bundler_name: 'pimlico' }
    const fetch = createFakeFetch({ status: 400, json: {} })
    for (const record of [{}, { sessionProperties }]) {
      const { client, provider } = openTestSession({ fetch, services, record, methods: approves })
      client.onRequest(() => ({ status: 200 }))
      expect(await provider.request(status)).toEqual({ status: 200 })
    }
  })

  it('fails with what the bundler failed with when the wallet may not be asked', async () => {
    const fetch = createFakeFetch({ status: 400, json: {} })
    const record = { sessionProperties: { bundler_name: 'pimlico' } }
    const { provider, requests } = openTestSession({ fetch, services, record })
    await expect(provider.request(status)).rejects.toMatchObject({ code: 'http/status' })
    expect(requests()).toEqual([])
  })

  it('fails when nobody may be asked', async () => {
    const { provider } = openTestSession()
    await expect(provider.request(status)).rejects.toMatchObject({
      shortMessage: 'Fetching call status not approved by the wallet.',
    })
  })
})

describe('wallet_getCapabilities', () => {
  const address = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'
  const request = { method: 'wallet_getCapabilities', params: [address, ['0x1']] }

  it('is answered by the session where it says', async () => {
    const capabilities = JSON.stringify({ [address]: { '0x1': { atomic: { status: 'supported' } } } })
    const { provider, requests } = openTestSession({ record: { sessionProperties: { capabilities } } })
    expect(await provider.request(request)).toEqual({ '0x1': { atomic: { status: 'supported' } } })
    expect(requests()).toEqual([])
  })

  it('is asked of a wallet that approved it, and refused for another', async () => {
    const { client, provider, requests } = openTestSession({ methods: ['wallet_getCapabilities'] })
    client.onRequest(() => ({ '0x1': {} }))
    expect(await provider.request(request)).toEqual({ '0x1': {} })
    expect(requests()).toMatchObject([{ request }])
    await expect(openTestSession().provider.request(request)).rejects.toMatchObject({ rpcCode: 4200 })
  })

  it.each([undefined, [], [7], {}])('needs an address, not %j', async (params) => {
    const { provider } = openTestSession()
    await expect(provider.request({ method: 'wallet_getCapabilities', params })).rejects.toMatchObject({
      shortMessage: 'Missing address parameter in wallet_getCapabilities request',
      rpcCode: -32602,
    })
  })
})
