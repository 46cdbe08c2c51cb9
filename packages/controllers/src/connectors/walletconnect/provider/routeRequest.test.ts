import { createFakeFetch } from '@portico/core/testing'
import { describe, expect, it } from 'vitest'
import { first, openTestSession, second, solanaAddress } from './testing/openTestSession.js'

const chain = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const former = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'

/** A node that answers every call with its method. */
function answering() {
  return createFakeFetch(({ body }) => {
    const { id, method } = JSON.parse(body ?? '{}')
    return { json: { jsonrpc: '2.0', id, result: `node: ${method}` } }
  })
}

describe('a request over a session', () => {
  it.each<[method: string, answer: unknown]>([
    ['eth_chainId', '0x89'],
    ['net_version', '137'],
    ['eth_accounts', [second, first]],
    ['eth_requestAccounts', [second, first]],
  ])('answers %s by itself', async (method, answer) => {
    const accounts = [`eip155:1:${first}`, `eip155:137:${second}`]
    const { provider, requests } = openTestSession({ accounts, defaultChain: 'eip155:137' })
    expect(await provider.request({ method })).toEqual(answer)
    expect(requests()).toEqual([])
  })

  it('sends what the wallet approved to the wallet, its parameters as they are', async () => {
    const { client, provider, requests } = openTestSession()
    client.onRequest(() => '0xsigned')
    const params = ['0x68656c6c6f', first]
    expect(await provider.request({ method: 'personal_sign', params })).toBe('0xsigned')
    expect(requests()).toEqual([
      { topic: 'a'.repeat(64), chainId: 'eip155:1', request: { method: 'personal_sign', params } },
    ])
  })

  it('reads the rest from a node of the active network', async () => {
    const fetch = answering()
    const { provider, requests } = openTestSession({
      fetch,
      defaultChain: 'eip155:137',
      rpcUrls: (id) => [`https://${id.slice(7)}.example`],
    })
    expect(await provider.request({ method: 'eth_blockNumber' })).toBe('node: eth_blockNumber')
    expect(fetch.calls.map(({ url }) => url.host)).toEqual(['137.example'])
    expect(requests()).toEqual([])
  })

  it.each([
    ['sends', 'the hosted service', undefined, 'https://rpc.walletconnect.org/v1/?chainId=eip155%3A1&projectId=p'],
    ['does not send', 'the hosted service', false, 'https://rpc.walletconnect.org/v1/?chainId=eip155%3A1&projectId=p'],
    ['does not send', 'a URL of its own', undefined, 'https://rpc.walletconnect.org.example/v1/'],
    ['sends', 'a URL of its own', true, 'https://node.example'],
  ])('%s the registration ping once to %s where the option is %j', async (sends, _, ping, url) => {
    const fetch = answering()
    const { provider } = openTestSession({ fetch, ping, rpcUrls: () => [url] })
    for (const method of ['eth_blockNumber', 'eth_gasPrice']) await provider.request({ method })
    const pings = fetch.calls.filter(({ body }) => JSON.parse(body ?? '').method === 'test')
    expect(pings.map(({ url, body }) => [url.href, JSON.parse(body ?? '')])).toEqual(
      sends === 'sends' ? [[new URL(url).href, { jsonrpc: '2.0', id: 1, method: 'test', params: [] }]] : [],
    )
    expect(fetch.calls).toHaveLength(pings.length + 2)
  })

  it.each(['eth_signTypedData_v4', 'wallet_sendCalls', 'wallet_addEthereumChain', 'eth_sign'])(
    'never sends %s to a node when the wallet did not approve it',
    async (method) => {
      const fetch = answering()
      const { provider } = openTestSession({ fetch })
      await expect(provider.request({ method })).rejects.toMatchObject({
        code: 'wallet/unsupported-method',
        rpcCode: 4200,
      })
      expect(fetch.calls).toEqual([])
    },
  )

  it('has no host of its own for a network without a URL', async () => {
    const fetch = answering()
    const { provider } = openTestSession({ fetch, chains: ['eip155:777'] })
    await expect(provider.request({ method: 'eth_blockNumber' })).rejects.toMatchObject({
      code: 'provider/no-rpc-url',
      shortMessage: 'No RPC url provided for chainId',
    })
    expect(fetch.calls).toEqual([])
  })

  it("keeps a node's code and data, where callers find the reason of a revert", async () => {
    const error = { code: 3, message: 'execution reverted', data: '0x08c379a0' }
    const fetch = createFakeFetch(({ body }) => ({ json: { jsonrpc: '2.0', id: JSON.parse(body ?? '{}').id, error } }))
    const { provider } = openTestSession({ fetch })
    await expect(provider.request({ method: 'eth_call', params: [] })).rejects.toMatchObject(error)
  })

  it('refuses a namespace the session does not have, and everything after the end', async () => {
    const { connection } = openTestSession()
    const cosmos = connection.provider('cosmos') as { request(args: object): Promise<unknown> }
    await expect(cosmos.request({ method: 'cosmos_getAccounts' })).rejects.toMatchObject({
      code: 'provider/namespace-not-configured',
      shortMessage: 'Namespace is not configured',
    })
    const provider = connection.provider('eip155')
    await connection.disconnect()
    await expect(provider.request({ method: 'eth_accounts' })).rejects.toMatchObject({
      shortMessage: 'Please call connect() before request()',
    })
  })

  it.each([
    ['the former id', former],
    ['the present id', chain],
  ])('speaks to a Solana wallet by %s when that is what it approved', async (_, approved) => {
    const methods = ['solana_signMessage']
    const { connection, client, requests } = openTestSession({
      fetch: answering(),
      namespaces: { solana: { chains: [approved], accounts: [`${approved}:${solanaAddress}`], methods } },
    })
    client.onRequest(() => ({ signature: 'x' }))
    // The provider's own type; no adapter has declared Solana's here.
    const provider = connection.provider('solana') as { request(args: object, network?: string): Promise<unknown> }
    expect([connection.networkId('solana'), connection.approved('solana')]).toEqual([chain, [chain]])
    await provider.request({ method: 'solana_signMessage', params: { message: 'm' } })
    await provider.request({ method: 'solana_signMessage', params: { message: 'm' } }, former)
    expect(requests().map((request) => (request as { chainId: string }).chainId)).toEqual([approved, approved])
    expect(await provider.request({ method: 'getSlot' })).toBe('node: getSlot')
    await expect(provider.request({ method: 'solana_signTransaction' })).rejects.toMatchObject({ rpcCode: 4200 })
  })
})
