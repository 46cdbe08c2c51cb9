import { type Connection, walletErrors } from '@portico/core'
import { base, mainnet, solana } from '@portico/core/networks'
import { createFakeAdapter, createFakeConnection, createFakeConnector } from '@portico/core/testing'
import { describe, expect, it, vi } from 'vitest'
import { createTestPortico } from '../../testing/createTestPortico.js'
import { cancelConnect } from './cancelConnect.js'
import { connect } from './connect.js'
import { disconnect } from './disconnect.js'

const [first, second] = ['com.example.wallet1', 'com.example.wallet2'] as const
const address = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'

describe('connect', () => {
  it('connects the wallet and tells so once', async () => {
    const { portico, connectors } = createTestPortico()
    const events: unknown[] = []
    portico.on('connect', (event) => events.push(event))
    const result = await connect(portico, { connectorId: first })
    expect(result).toEqual({ connectorId: first, namespaces: ['eip155'], address })
    const { status, reason, caipAddress, supported } = portico.getState().namespaces.eip155 ?? {}
    expect({ status, reason, caipAddress, supported }).toEqual({
      status: 'connected',
      reason: 'user',
      caipAddress: `eip155:1:${address}`,
      supported: true,
    })
    expect(events).toEqual([
      { namespace: 'eip155', connectorId: first, address, networkId: 'eip155:1', reconnect: false },
    ])
    expect(connectors[0]?.calls[0]).toMatchObject({ parameters: { chains: ['eip155:1', 'eip155:8453'] } })
  })

  it('is connecting until the wallet answers', async () => {
    const { portico, connectors } = createTestPortico()
    connectors[0]?.onConnect('hang')
    const pending = connect(portico, { connectorId: first })
    expect(portico.getState().namespaces.eip155).toMatchObject({ status: 'connecting', connectorId: first })
    cancelConnect(portico)
    await expect(pending).rejects.toMatchObject({ code: 'connection/aborted' })
    expect(portico.getState().namespaces.eip155).toMatchObject({ status: 'disconnected', reason: 'aborted' })
  })

  it('says that the person declined', async () => {
    const { portico, connectors } = createTestPortico()
    connectors[0]?.onConnect({ error: { code: 4001, message: 'no' } })
    await expect(connect(portico, { connectorId: first })).rejects.toMatchObject({
      code: 'wallet/rejected',
      rpcCode: 4001,
    })
    expect(portico.getState().namespaces.eip155).toMatchObject({ status: 'disconnected', reason: 'rejected' })
  })

  it('says that a part of the app did not come, and asks the wallet once it has', async () => {
    const cause = new TypeError('no such module')
    const load = vi.fn().mockRejectedValueOnce(cause)
    const connector = createFakeConnector({ load })
    const { portico } = createTestPortico({ wallets: 0, connectors: [connector] })
    await expect(connect(portico, { connectorId: 'fake' })).rejects.toMatchObject({
      code: 'connection/chunk-failed',
      params: { connectorId: 'fake' },
      cause,
    })
    expect(connector.calls).toEqual([])
    expect(portico.getState().namespaces.eip155).toMatchObject({ status: 'disconnected', reason: 'failed' })
    load.mockResolvedValueOnce(undefined)
    await connect(portico, { connectorId: 'fake' })
    expect(connector.calls).toHaveLength(1)
  })

  it('keeps the existing connection when the new one is declined or fails', async () => {
    const { portico, connectors } = createTestPortico({ wallets: 2 })
    await connect(portico, { connectorId: first })
    for (const error of [walletErrors('wallet/rejected'), new Error('boom')]) {
      connectors[1]?.onConnect({ error })
      await expect(connect(portico, { connectorId: second })).rejects.toThrow()
      expect(portico.getState().namespaces.eip155).toMatchObject({ status: 'connected', connectorId: first })
    }
    expect(connectors[0]?.connection.calls).toEqual([])
  })

  it('ends the connection it replaces', async () => {
    const { portico, connectors } = createTestPortico({ wallets: 2 })
    await connect(portico, { connectorId: first })
    await connect(portico, { connectorId: second })
    expect(portico.getState().namespaces.eip155?.connectorId).toBe(second)
    expect(connectors[0]?.connection.calls).toEqual([{ name: 'disconnect' }])
    expect(connectors[0]?.connection.listenerCount()).toBe(0)
  })

  it('is ended by a newer one, whose state stands', async () => {
    const { portico, connectors } = createTestPortico({ wallets: 2 })
    connectors[0]?.onConnect('hang')
    const older = connect(portico, { connectorId: first })
    const newer = connect(portico, { connectorId: second })
    await expect(older).rejects.toMatchObject({ code: 'connection/aborted' })
    await newer
    expect(portico.getState().namespaces.eip155).toMatchObject({ status: 'connected', connectorId: second })
  })

  it('ends a connection that is approved after the wait was given up', async () => {
    const connection = createFakeConnection({ connectorId: first })
    const fake = createFakeConnector({ id: first, connection })
    let approve = (): void => undefined
    const late = { ...fake, connect: () => new Promise<Connection>((resolve) => (approve = () => resolve(connection))) }
    const test = createTestPortico({ wallets: [late] })
    const controller = new AbortController()
    const pending = connect(test.portico, { connectorId: first, signal: controller.signal })
    controller.abort()
    await expect(pending).rejects.toMatchObject({ code: 'connection/aborted' })
    approve()
    await test.clock.flush()
    expect(connection.calls).toEqual([{ name: 'disconnect' }])
    expect(test.portico.getState().namespaces.eip155?.status).toBe('disconnected')
  })

  it('does not begin when the signal is aborted already', async () => {
    const { portico, connectors } = createTestPortico()
    await expect(connect(portico, { connectorId: first, signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'connection/aborted',
    })
    expect(connectors[0]?.calls).toEqual([])
  })

  it('hands over the pairing URI, but not after the end', async () => {
    const connector = createFakeConnector({ id: 'walletConnect', type: 'WALLET_CONNECT', uri: 'wc:1' })
    const { portico } = createTestPortico({ connectors: [connector] })
    const uris: string[] = []
    await connect(portico, { connectorId: 'walletConnect', onUri: (uri) => uris.push(uri) })
    expect(uris).toEqual(['wc:1'])
  })

  it('rejects for an unknown connector and for a wallet without accounts', async () => {
    const connection = createFakeConnection({ connectorId: 'empty', accounts: { eip155: [] } })
    const { portico } = createTestPortico({ wallets: [createFakeConnector({ id: 'empty', connection })] })
    await expect(connect(portico, { connectorId: 'nobody' })).rejects.toMatchObject({
      code: 'connection/connector-not-found',
    })
    await expect(connect(portico, { connectorId: 'empty' })).rejects.toMatchObject({ code: 'wallet/no-accounts' })
    expect(portico.getState().namespaces.eip155).toMatchObject({ status: 'disconnected', reason: 'failed' })
  })

  it('connects every namespace of a connector that the app has networks on', async () => {
    const connection = createFakeConnection({ connectorId: 'multi', namespaces: ['eip155', 'solana'] })
    const connector = createFakeConnector({ id: 'multi', namespaces: ['eip155', 'solana', 'bip122'], connection })
    const { portico } = createTestPortico({ networks: [mainnet, solana], connectors: [connector] })
    const result = await connect(portico, { connectorId: 'multi' })
    expect(result.namespaces).toEqual(['eip155', 'solana'])
    expect(portico.getState().namespaces.solana?.status).toBe('connected')
  })

  it('makes the namespace the wallet granted the active one', async () => {
    const adapter = createFakeAdapter({
      namespace: 'solana',
      connectors: [createFakeConnector({ id: 'sol', namespaces: ['solana'] })],
    })
    const { portico } = createTestPortico({ networks: [mainnet, base, solana], adapters: [adapter as never] })
    await connect(portico, { connectorId: 'sol' })
    expect(portico.getState().activeNamespace).toBe('solana')
    expect(portico.getState().network.name).toBe(solana.name)
  })

  it('lets go of a connection nobody can use', async () => {
    const connection = createFakeConnection({ connectorId: 'empty', accounts: { eip155: [] } })
    connection.onDisconnect('hang')
    const { portico } = createTestPortico({ wallets: [createFakeConnector({ id: 'empty', connection })] })
    await expect(connect(portico, { connectorId: 'empty' })).rejects.toMatchObject({ code: 'wallet/no-accounts' })
    expect(connection.calls).toEqual([{ name: 'disconnect' }])
  })

  it('is connected also when a listener to that closes the modal', async () => {
    const { portico } = createTestPortico()
    portico.on('connect', () => cancelConnect(portico))
    await expect(connect(portico, { connectorId: first })).resolves.toMatchObject({ connectorId: first })
    expect(portico.getState().namespaces.eip155?.status).toBe('connected')
  })

  it('stays disconnected when a listener disconnects at the first of several namespaces', async () => {
    const connection = createFakeConnection({ connectorId: 'multi', namespaces: ['eip155', 'solana'] })
    const connector = createFakeConnector({ id: 'multi', namespaces: ['eip155', 'solana'], connection })
    const { portico } = createTestPortico({ networks: [mainnet, solana], connectors: [connector] })
    const stop = portico.on('connect', () => {
      stop()
      void disconnect(portico)
    })
    await connect(portico, { connectorId: 'multi' }).catch(() => undefined)
    const { eip155, solana: sol } = portico.getState().namespaces
    expect([eip155?.status, sol?.status]).toEqual(['disconnected', 'disconnected'])
  })

  it('lets go of the wallet at destroy without ending anything there', async () => {
    const release = vi.fn()
    const { portico, connectors } = createTestPortico()
    Object.assign(connectors[0]?.connection ?? {}, { release })
    await connect(portico, { connectorId: first })
    portico.destroy()
    expect(release).toHaveBeenCalledTimes(1)
    expect(connectors[0]?.connection.calls).toEqual([])
  })

  it('settles at destroy', async () => {
    const { portico, connectors } = createTestPortico()
    connectors[0]?.onConnect('hang')
    const pending = connect(portico, { connectorId: first })
    portico.destroy()
    await expect(pending).rejects.toMatchObject({ code: 'connection/aborted' })
    await expect(connect(portico, { connectorId: first })).rejects.toMatchObject({ code: 'instance/destroyed' })
  })
})

describe('wallet events', () => {
  it('carries accounts and networks into the state, one event per real change', async () => {
    const { portico, connectors } = createTestPortico()
    await connect(portico, { connectorId: first })
    const events: unknown[] = []
    for (const name of ['accounts', 'network', 'disconnect'] as const)
      portico.on(name, (event: object) => events.push({ name, ...event }))
    const wallet = connectors[0]?.connection
    wallet?.setAccounts('eip155', [address])
    wallet?.setNetwork('eip155:1')
    expect(events).toEqual([])
    wallet?.setAccounts('eip155', ['0xB'])
    wallet?.setNetwork('eip155:8453')
    wallet?.setNetwork('eip155:999')
    expect(events).toEqual([
      { name: 'accounts', namespace: 'eip155', accounts: [{ address: '0xB' }], address: '0xB' },
      { name: 'network', namespace: 'eip155', networkId: 'eip155:8453', supported: true },
      { name: 'network', namespace: 'eip155', networkId: 'eip155:999', supported: false },
    ])
    const state = portico.getState()
    expect(state.network.id).toBe(8453)
    expect(state.namespaces.eip155).toMatchObject({ networkId: 'eip155:999', supported: false })
  })

  it('disconnects when the wallet shares nothing more or ends the link', async () => {
    const { portico, connectors } = createTestPortico()
    const wallet = connectors[0]?.connection
    for (const leave of [() => wallet?.setAccounts('eip155', []), () => wallet?.end('expired')]) {
      wallet?.setAccounts('eip155', [address])
      await connect(portico, { connectorId: first })
      leave()
      expect(portico.getState().namespaces.eip155).toMatchObject({ status: 'disconnected', reason: 'wallet' })
      expect(wallet?.listenerCount()).toBe(0)
    }
  })
})
