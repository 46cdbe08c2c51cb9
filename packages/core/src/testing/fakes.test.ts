import { describe, expect, it, vi } from 'vitest'
import { createRpcClient } from '../rpc/createRpcClient.js'
import { createFakeAdapter } from './createFakeAdapter.js'
import { createFakeClock } from './createFakeClock.js'
import { createFakeConnection } from './createFakeConnection.js'
import { createFakeConnector } from './createFakeConnector.js'
import { createFakeContext } from './createFakeContext.js'
import { createFakeFetch } from './createFakeFetch.js'
import { createFakeProvider } from './createFakeProvider.js'

const parameters = { namespaces: ['eip155'], chains: ['eip155:1'] as const }

describe('createFakeClock', () => {
  it('runs timers in order of their time, also those made on the way', async () => {
    const clock = createFakeClock(0)
    const seen: number[] = []
    clock.setTimeout(() => seen.push(clock.now()), 20)
    clock.setTimeout(async () => {
      await Promise.resolve()
      clock.setTimeout(() => seen.push(clock.now()), 5)
    }, 10)
    const cancel = clock.setTimeout(() => seen.push(-1), 12)
    cancel()
    await clock.advance(15)
    expect(seen).toEqual([15])
    expect([clock.now(), clock.pending()]).toEqual([15, 1])
    await clock.advance(100)
    expect(seen).toEqual([15, 20])
  })
})

describe('createFakeProvider', () => {
  it('shows accounts only after they were asked for', async () => {
    const provider = createFakeProvider()
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
    expect(await provider.request({ method: 'eth_requestAccounts' })).toHaveLength(1)
    expect(await provider.request({ method: 'eth_accounts' })).toHaveLength(1)
    expect(provider.calls.map((call) => call.method)).toEqual(['eth_accounts', 'eth_requestAccounts', 'eth_accounts'])
  })

  it('switches to a known chain, and to another after it was added', async () => {
    const provider = createFakeProvider()
    const changed = vi.fn()
    provider.on('chainChanged', changed)
    const to = { params: [{ chainId: '0xa' }] }
    await expect(provider.request({ method: 'wallet_switchEthereumChain', ...to })).rejects.toMatchObject({
      code: 4902,
    })
    await provider.request({ method: 'wallet_addEthereumChain', ...to })
    await provider.request({ method: 'wallet_switchEthereumChain', ...to })
    expect(changed).toHaveBeenCalledWith('0xa')
    provider.removeListener('chainChanged', changed)
    expect(provider.listenerCount()).toBe(0)
  })

  it('rejects, hangs and answers as told', async () => {
    const provider = createFakeProvider()
    provider.reject('personal_sign')
    await expect(provider.request({ method: 'personal_sign' })).rejects.toMatchObject({ code: 4001 })
    provider.script('eth_call', { result: '0x2' })
    expect(await provider.request({ method: 'eth_call' })).toBe('0x2')
    provider.hang('eth_requestAccounts')
    const waiting = provider.request({ method: 'eth_requestAccounts' })
    provider.release()
    expect(await waiting).toHaveLength(1)
  })

  it('hides its accounts while locked', async () => {
    const provider = createFakeProvider({ authorized: true })
    const changed = vi.fn()
    provider.on('accountsChanged', changed)
    provider.lock()
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
    provider.unlock()
    expect(changed.mock.calls.map(([accounts]) => accounts.length)).toEqual([0, 1])
  })
})

describe('createFakeConnector', () => {
  it('connects, rejects, or waits for the signal', async () => {
    const connector = createFakeConnector({ uri: 'wc:1' })
    const onUri = vi.fn()
    const controller = new AbortController()
    const connect = () => connector.connect({ ...parameters, onUri, signal: controller.signal })
    expect(await connect()).toBe(connector.connection)
    expect(onUri).toHaveBeenCalledWith('wc:1', { expiresAt: 240_000 })
    connector.onConnect({ error: new Error('no') })
    await expect(connect()).rejects.toThrow('no')
    connector.onConnect('hang')
    const waiting = connect()
    controller.abort()
    await expect(waiting).rejects.toMatchObject({ code: 'connection/aborted' })
    expect(connector.calls).toHaveLength(3)
  })

  it('finds an earlier connection only when told so', async () => {
    const connector = createFakeConnector()
    const restore = () => connector.restore({ namespaces: ['eip155'], signal: new AbortController().signal })
    expect(await restore()).toBeUndefined()
    connector.onRestore('resolve')
    expect(await restore()).toBe(connector.connection)
  })
})

describe('createFakeConnection', () => {
  it('reports what the person does in the wallet', async () => {
    const connection = createFakeConnection()
    const events: unknown[] = []
    const stop = connection.on('accounts', (event) => events.push(event.accounts.length))
    connection.on('network', (event) => events.push(event.networkId))
    connection.on('end', (event) => events.push(event.reason))
    connection.setAccounts('eip155', ['0x1', '0x2'])
    await connection.switchNetwork('eip155:10')
    connection.end('locked')
    expect(events).toEqual([2, 'eip155:10', 'locked'])
    expect(connection.networkId('eip155')).toBe('eip155:10')
    stop()
    expect(connection.listenerCount()).toBe(2)
  })

  it('refuses a network the wallet has not approved', async () => {
    const connection = createFakeConnection({ approved: ['eip155:1'] })
    await expect(connection.switchNetwork('eip155:10')).rejects.toMatchObject({ rpcCode: 4902 })
  })
})

describe('createFakeAdapter and createFakeContext', () => {
  it('find wallets until stopped, and log actions', async () => {
    const context = createFakeContext()
    const adapter = createFakeAdapter({ nativeBalance: 5n })
    const found = vi.fn()
    const stop = adapter.discover(context, found)
    adapter.setConnectors([createFakeConnector()])
    stop()
    adapter.setConnectors([])
    expect(found).toHaveBeenCalledTimes(1)
    expect(adapter.discoveries()).toBe(0)
    const actions = await adapter.load(context)
    actions.isAddress('0x1')
    expect(adapter.calls.map((call) => call.name)).toEqual(['discover', 'load', 'isAddress'])
    const [network] = context.networks('eip155')
    expect(network && (await adapter.getNativeBalance(context, { address: '0x1', network }))).toBe(5n)
  })

  it('reach the network through the fake fetch', async () => {
    const fetch = createFakeFetch({ json: { jsonrpc: '2.0', id: 1, result: '0x5' } })
    const context = createFakeContext({ fetch })
    const client = createRpcClient({ ...context, urls: context.rpcUrls('eip155:1'), ping: false })
    expect(await client.request('eth_getBalance')).toBe('0x5')
  })
})
