import { polygon } from '@portico/core/networks'
import { describe, expect, it } from 'vitest'
import { openTestSession } from './testing/openTestSession.js'

const switching = ['wallet_switchEthereumChain', 'wallet_addEthereumChain', 'personal_sign']

function methodsOf(requests: readonly unknown[]) {
  return requests.map((request) => (request as { request: { method: string } }).request.method)
}

describe('switching a session to another network', () => {
  it('is done without the wallet where it approved the network, with one event', async () => {
    const { connection, events, provider, requests } = openTestSession()
    await connection.switchNetwork('eip155:137')
    await connection.switchNetwork('eip155:137')
    const params = [{ chainId: '0x89' }]
    expect(await provider.request({ method: 'wallet_switchEthereumChain', params })).toBeNull()
    expect(events).toEqual([['network', 'eip155:137']])
    expect(connection.networkId('eip155')).toBe('eip155:137')
    expect(requests()).toEqual([])
  })

  it.each(['0xa', '10', 10, 'eip155:10'])('asks the wallet for a network it did not approve (%s)', async (chainId) => {
    const { client, events, provider, requests } = openTestSession({ methods: switching })
    client.onRequest(() => null)
    await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] })
    expect(requests()).toMatchObject([
      { chainId: 'eip155:1', request: { method: 'wallet_switchEthereumChain', params: [{ chainId: '0xa' }] } },
    ])
    expect(events).toEqual([['network', 'eip155:10']])
  })

  it('says so when the wallet has no way to switch', async () => {
    const { connection, provider } = openTestSession()
    const failure = { code: 'chain/not-approved', params: { networkId: 'eip155:10' } }
    await expect(connection.switchNetwork('eip155:10')).rejects.toMatchObject(failure)
    const params = [{ chainId: '0xa' }]
    await expect(provider.request({ method: 'wallet_switchEthereumChain', params })).rejects.toMatchObject(failure)
  })

  it.each([{ code: 4902 }, { code: -32603 }, { code: -32000, data: { originalError: { code: 4902 } } }])(
    'adds a network of the app that the wallet does not know (%j)',
    async (unknown) => {
      const { client, connection, events, requests } = openTestSession({ methods: switching, chains: ['eip155:1'] })
      let known = false
      client.onRequest(({ request }) => {
        if (request.method === 'wallet_addEthereumChain') known = true
        else if (!known) throw { message: 'Unrecognized chain', ...unknown }
        return null
      })
      await connection.switchNetwork('eip155:137')
      expect(methodsOf(requests())).toEqual([
        'wallet_switchEthereumChain',
        'wallet_addEthereumChain',
        'wallet_switchEthereumChain',
      ])
      expect(requests()[1]).toMatchObject({
        request: {
          params: [{ chainId: '0x89', chainName: 'Polygon', blockExplorerUrls: ['https://polygonscan.com'] }],
        },
      })
      expect(events).toEqual([['network', 'eip155:137']])
    },
  )

  it("tells the wallet a network's public URLs, never those the app reads through", async () => {
    const { client, connection, requests } = openTestSession({
      methods: switching,
      chains: ['eip155:1'],
      rpcUrls: () => ['https://rpc.example/key'],
    })
    let known = false
    client.onRequest(({ request }) => {
      if (request.method === 'wallet_addEthereumChain') known = true
      else if (!known) throw { code: 4902, message: 'Unrecognized chain' }
      return null
    })
    await connection.switchNetwork('eip155:137')
    expect(requests()[1]).toMatchObject({ request: { params: [{ rpcUrls: polygon.rpcUrls.default.http }] } })
    expect(JSON.stringify(requests())).not.toContain('rpc.example')
  })

  it('does not ask again when the wallet moved while it added', async () => {
    const { client, connection, events, requests, wallet } = openTestSession({
      methods: switching,
      chains: ['eip155:1'],
    })
    client.onRequest(({ request }) => {
      if (request.method === 'wallet_switchEthereumChain') throw { code: 4902, message: 'Unrecognized chain' }
      wallet('chainChanged', 137)
      return null
    })
    await connection.switchNetwork('eip155:137')
    expect(methodsOf(requests())).toEqual(['wallet_switchEthereumChain', 'wallet_addEthereumChain'])
    expect(events).toEqual([['network', 'eip155:137']])
  })

  it('passes the unknown network on when the app does not offer it either', async () => {
    const { client, connection } = openTestSession({ methods: switching })
    client.onRequest(() => {
      throw { code: 4902, message: 'Unrecognized chain' }
    })
    await expect(connection.switchNetwork('eip155:31337')).rejects.toMatchObject({ rpcCode: 4902 })
  })

  it('stays where it is when the person declines', async () => {
    const { client, connection, events } = openTestSession({ methods: switching })
    client.onRequest(() => {
      throw { code: 5000, message: 'no' }
    })
    await expect(connection.switchNetwork('eip155:10')).rejects.toMatchObject({ code: 'wallet/rejected' })
    expect([connection.networkId('eip155'), events]).toEqual(['eip155:1', []])
  })

  it('lets the last of several switches win, and all of them settle', async () => {
    const { client, connection, events } = openTestSession({ methods: switching })
    const answers: (() => void)[] = []
    client.onRequest(() => new Promise((resolve) => answers.push(() => resolve(null))))
    const older = connection.switchNetwork('eip155:10')
    const newer = connection.switchNetwork('eip155:56')
    await expect(older).rejects.toMatchObject({ code: 'connection/aborted' })
    for (const answer of answers) answer()
    await newer
    expect(events).toEqual([['network', 'eip155:56']])
    const asked = connection.switchNetwork('eip155:10')
    await connection.switchNetwork('eip155:137')
    await expect(asked).rejects.toMatchObject({ code: 'connection/aborted' })
    expect(connection.networkId('eip155')).toBe('eip155:137')
  })

  it('ends with the signal and with the session', async () => {
    const { client, connection } = openTestSession({ methods: switching })
    client.onRequest(() => new Promise(() => {}))
    const controller = new AbortController()
    const aborted = connection.switchNetwork('eip155:10', { signal: controller.signal })
    controller.abort()
    await expect(aborted).rejects.toMatchObject({ code: 'connection/aborted' })
    const ended = connection.switchNetwork('eip155:10')
    client.emit('session_delete', { topic: 'a'.repeat(64) })
    await expect(ended).rejects.toMatchObject({ code: 'wallet/disconnected' })
    await expect(connection.switchNetwork('eip155:137')).rejects.toMatchObject({ code: 'provider/not-connected' })
  })

  it('takes any network from the one wallet that adds what it is asked for', () => {
    const metadata = { name: 'MetaMask Wallet', url: 'https://metamask.io', icons: [] }
    expect(openTestSession({ record: { peer: { metadata } } }).connection.approved('eip155')).toBe('all')
    const other = openTestSession({ record: { peer: { metadata: { ...metadata, name: 'MetaMask' } } } })
    expect(other.connection.approved('eip155')).toEqual(['eip155:1', 'eip155:137'])
  })
})
