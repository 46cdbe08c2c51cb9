import { connectionsKey } from '@portico/core/internal'
import { base, mainnet, solana } from '@portico/core/networks'
import { createFakeContext, createFakeFetch } from '@portico/core/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignClientPort } from '../port/SignClientPort.js'
import type { WalletConnectOptions } from '../port/WalletConnectOptions.js'
import { buildNamespaces } from '../session/buildNamespaces.js'
import { createFakeSession } from '../testing/createFakeSession.js'
import { createFakeSignClient } from '../testing/createFakeSignClient.js'
import { walletConnect } from './walletConnect.js'

const namespaces = ['eip155', 'solana']
const chains = [mainnet, base, solana].map((network) => network.caipNetworkId)
const signal = new AbortController().signal

function arrange(options: WalletConnectOptions & { client: SignClientPort | (() => SignClientPort) }) {
  const lifetime = new AbortController()
  const context = createFakeContext({ networks: [mainnet, base, solana], lifetime: lifetime.signal })
  return { context, lifetime, connector: walletConnect(options)(context) }
}

// Loaded now, so that no test has to wait for it.
beforeAll(async () => {
  await import('./createWalletConnectConnector.js')
})

describe('walletConnect', () => {
  it("serves every namespace of the app's networks and makes no client before it is used", () => {
    let made = 0
    const { connector } = arrange({
      client() {
        made++
        return createFakeSignClient()
      },
    })
    expect(connector).toMatchObject({ id: 'walletConnect', type: 'WALLET_CONNECT', namespaces })
    expect(made).toBe(0)
  })

  it('connects with what the wallet granted, and says by which id the relay knows the app', async () => {
    const client = createFakeSignClient()
    const { connector, context } = arrange({ client })
    const connecting = connector.connect({ namespaces, chains, signal })
    await expect.poll(() => client.proposals).toHaveLength(1)
    expect(Object.keys(client.proposals[0]?.optionalNamespaces ?? {})).toEqual(namespaces)
    client.proposals[0]?.approve(createFakeSession({ proposed: buildNamespaces({ chains: ['eip155:8453'] }) }))
    const connection = await connecting
    expect(connection.namespaces).toEqual(['eip155'])
    expect(connection.approved('eip155')).toEqual(['eip155:8453'])
    expect(connection.accounts('solana')).toEqual([])
    expect(connection.relayClientId).toMatch(/^did:key:/)
    connection.release?.()
    expect(client.listenerCount()).toBe(0)
    expect(context.clock.pending()).toBe(0)
  })

  it.each([
    ['asks', ['*.bundler.example'], ['https://eu.bundler.example/rpc']],
    ['does not ask', undefined, []],
  ])('%s the bundler that a wallet names where %j may be asked', async (_, bundlerHosts, asked) => {
    const client = createFakeSignClient()
    const fetch = createFakeFetch(({ body }) => ({
      json: { jsonrpc: '2.0', id: JSON.parse(body ?? '{}').id, result: null },
    }))
    const connector = walletConnect({ client, bundlerHosts })(createFakeContext({ networks: [mainnet], fetch }))
    const connecting = connector.connect({ namespaces, chains: ['eip155:1'], signal })
    await expect.poll(() => client.proposals).toHaveLength(1)
    const session = createFakeSession({ proposed: buildNamespaces({ chains: ['eip155:1'] }) })
    const sessionProperties = { bundler_url: 'https://eu.bundler.example/rpc' }
    client.proposals[0]?.approve({ ...session, sessionProperties })
    const request = { method: 'wallet_getCallsStatus', params: ['0x1'] }
    await (await connecting).provider('eip155')?.request(request)
    expect(fetch.calls.map(({ url }) => url.href)).toEqual(asked)
  })

  it('tells what the wallet left out of what it serves', async () => {
    const client = createFakeSignClient()
    const { connector } = arrange({ client })
    const connecting = connector.connect({ namespaces, chains, signal })
    await expect.poll(() => client.proposals).toHaveLength(1)
    const override = { methods: { eip155: ['personal_sign'] }, events: { eip155: ['accountsChanged'] } }
    client.proposals[0]?.approve(createFakeSession({ proposed: buildNamespaces({ chains: ['eip155:1'], override }) }))
    const { missing } = await connecting
    expect(missing?.methods).toContain('eth_sendTransaction')
    expect(missing?.methods).not.toContain('personal_sign')
    expect(missing?.methods, 'of a namespace that is not connected').not.toContain('solana_signMessage')
    expect(missing?.events).toEqual(['chainChanged'])
  })

  it('connects a wallet that grants single chains', async () => {
    const client = createFakeSignClient()
    const { connector } = arrange({ client })
    const connecting = connector.connect({ namespaces, chains, signal })
    await expect.poll(() => client.proposals).toHaveLength(1)
    const { namespaces: granted, ...session } = createFakeSession({
      proposed: buildNamespaces({ chains: ['eip155:8453'] }),
    })
    client.proposals[0]?.approve({
      ...session,
      namespaces: { ...(granted.eip155 && { 'eip155:8453': granted.eip155 }) },
    })
    const connection = await connecting
    expect(connection.approved('eip155')).toEqual(['eip155:8453'])
    expect(connection.accounts('eip155')).toHaveLength(1)
    connection.release?.()
  })

  it.each([
    ['without an account', { eip155: { accounts: [], methods: [], events: [] } }, 'wallet/no-accounts'],
    ['that is malformed', { eip155: { accounts: [], methods: [''], events: [] } }, 'walletconnect/invalid-methods'],
  ])('refuses a session %s and ends it', async (_, granted, code) => {
    const client = createFakeSignClient()
    const { connector, context } = arrange({ client })
    const connecting = connector.connect({ namespaces, chains, signal })
    await expect.poll(() => client.proposals).toHaveLength(1)
    client.proposals[0]?.approve({ ...createFakeSession({ proposed: {} }), namespaces: granted })
    await expect(connecting).rejects.toMatchObject({ code })
    expect(client.calls.at(-1)).toMatchObject({ name: 'disconnect' })
    expect([client.listenerCount(), context.clock.pending()]).toEqual([0, 0])
  })

  it('makes one client however often asked, and another try when making it failed', async () => {
    const client = createFakeSignClient()
    let made = 0
    const { connector } = arrange({
      client() {
        made++
        if (made === 1) throw new Error('no storage')
        return client
      },
    })
    await expect(connector.restore({ namespaces, signal })).rejects.toThrow('no storage')
    await Promise.all([connector.restore({ namespaces, signal }), connector.restore({ namespaces, signal })])
    expect(made).toBe(2)
  })

  it('resumes the stored session without asking the wallet, and none where none is stored', async () => {
    const proposed = buildNamespaces({ chains })
    const client = createFakeSignClient()
    const { connector, context } = arrange({ client })
    context.store.set(connectionsKey, {
      eip155: [{ connectorId: 'walletConnect', accounts: [{ address: '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb' }] }],
    })
    expect(await connector.restore({ namespaces, signal })).toBeUndefined()
    const session = createFakeSession({ proposed })
    client.setSession(session.topic, session)
    const connection = await connector.restore({ namespaces, signal })
    expect(connection?.namespaces).toEqual(namespaces)
    expect(client.calls).toEqual([])
    connection?.release?.()
  })

  it('settles at once when aborted while the client is made', async () => {
    const { connector } = arrange({ client: (() => new Promise(() => {})) as never })
    const controller = new AbortController()
    const connecting = connector.connect({ namespaces, chains, signal: controller.signal })
    controller.abort()
    await expect(connecting).rejects.toMatchObject({ code: 'connection/aborted' })
  })

  it('asks for what the override says and reads through its URLs', async () => {
    const client = createFakeSignClient()
    const { connector } = arrange({
      client,
      universalProviderConfigOverride: {
        methods: { eip155: ['personal_sign'] },
        rpcMap: { 'eip155:1': 'https://own.example' },
        defaultChain: 'eip155:8453',
      },
    })
    const connecting = connector.connect({ namespaces, chains, signal })
    await expect.poll(() => client.proposals).toHaveLength(1)
    expect(client.proposals[0]?.optionalNamespaces.eip155?.methods).toEqual(['personal_sign'])
    client.proposals[0]?.approve()
    const connection = await connecting
    expect(connection.networkId('eip155')).toBe('eip155:8453')
    connection.release?.()
  })

  it('needs a project for the hosted relay when it makes the client itself', async () => {
    const connector = walletConnect()(createFakeContext())
    await expect(connector.connect({ namespaces, chains, signal })).rejects.toMatchObject({
      code: 'walletconnect/no-project-id',
    })
  })
})
