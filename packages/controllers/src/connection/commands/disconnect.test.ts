import { emailKey, nativeBalanceCacheKey } from '@portico/core/internal'
import { mainnet, solana } from '@portico/core/networks'
import {
  createFakeConnection,
  createFakeConnector,
  createFaultyStorage,
  type FakeConnector,
} from '@portico/core/testing'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { getInternals } from '../../instance/getInternals.js'
import { createTestPortico } from '../../testing/createTestPortico.js'
import { reconnect } from '../restore/reconnect.js'
import { connect } from './connect.js'
import { disconnect } from './disconnect.js'

const first = 'com.example.wallet1'

function createMulti() {
  const connection = createFakeConnection({ connectorId: 'multi', namespaces: ['eip155', 'solana'] })
  const multi = createFakeConnector({ id: 'multi', namespaces: ['eip155', 'solana'], connection })
  return { ...createTestPortico({ networks: [mainnet, solana], connectors: [multi] }), connection }
}

describe('disconnect', () => {
  it('disconnects at once on our side and then at the wallet', async () => {
    const { portico, connectors, clock, connect: link } = createTestPortico()
    await link()
    const events: unknown[] = []
    portico.on('disconnect', (event) => events.push(event))
    connectors[0]?.connection.onDisconnect('hang')
    let settled = false
    const pending = disconnect(portico).then(() => (settled = true))
    expect(portico.getState().namespaces.eip155).toMatchObject({ status: 'disconnected', reason: 'user' })
    expect(events).toEqual([{ namespace: 'eip155', reason: 'user' }])
    await clock.advance(2999)
    expect(settled).toBe(false)
    await clock.advance(1)
    await pending
    expect(connectors[0]?.connection.calls).toEqual([{ name: 'disconnect' }])
    expect(clock.pending()).toBe(0)
  })

  it('ends at the wallet too what is only found there afterwards, as it was still being resumed', async () => {
    const storage = createFaultyStorage()
    const before = createTestPortico({ id: 'same', storage })
    await before.connect()
    before.portico.destroy()
    const { portico, connectors, clock } = createTestPortico({ id: 'same', storage, started: false })
    onTestFinished(() => portico.destroy())
    const [wallet] = connectors
    let find = () => {}
    const restore = () => new Promise((resolve) => (find = () => resolve(wallet?.connection)))
    Object.assign(wallet ?? {}, { restore })
    portico.start()
    const resuming = reconnect(portico)
    await clock.flush()
    await disconnect(portico)
    await resuming
    expect(wallet?.connection.calls).toEqual([])
    find()
    await clock.flush()
    expect(wallet?.connection.calls).toEqual([{ name: 'disconnect' }])
    expect(portico.getState().namespaces.eip155?.status).toBe('disconnected')
  })

  it('reports what the wallet reports, and is disconnected nevertheless', async () => {
    const { portico, connectors, connect: link } = createTestPortico()
    await link()
    connectors[0]?.connection.onDisconnect({ error: new Error('relay is down') })
    await expect(disconnect(portico)).rejects.toMatchObject({
      code: 'chain/disconnect-failed',
      shortMessage: 'Failed to disconnect chain eip155: relay is down',
    })
    expect(portico.getState().namespaces.eip155?.status).toBe('disconnected')
  })

  it('collects the failures of several wallets in one error', async () => {
    const other = createFakeConnector({ id: 'sol', namespaces: ['solana'] })
    const { portico, connectors } = createTestPortico({ networks: [mainnet, solana], connectors: [other] })
    await connect(portico, { connectorId: first })
    await connect(portico, { connectorId: 'sol' })
    for (const { connection } of connectors) connection.onDisconnect({ error: new Error('no') })
    const error: unknown = await disconnect(portico).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'connection/disconnect-failed', shortMessage: 'Failed to disconnect' })
    expect(error).toHaveProperty('cause.errors.length', 2)
    const { eip155, solana: sol } = portico.getState().namespaces
    expect([eip155?.status, sol?.status]).toEqual(['disconnected', 'disconnected'])
  })

  it('keeps a wallet that serves another namespace too', async () => {
    const { portico, connection } = createMulti()
    await connect(portico, { connectorId: 'multi' })
    await disconnect(portico, { namespace: 'solana' })
    expect(connection.calls).toEqual([])
    expect(portico.getState().namespaces.eip155?.status).toBe('connected')
    await disconnect(portico, { namespace: 'eip155' })
    expect(connection.calls).toEqual([{ name: 'disconnect' }])
  })

  it('does nothing for a namespace the app does not have', async () => {
    const { portico, connect: link } = createTestPortico()
    await link()
    const before = portico.getState()
    await disconnect(portico, { namespace: 'tezos' })
    expect(portico.getState()).toBe(before)
  })

  it('moves to a namespace that stays connected', async () => {
    const { portico } = createMulti()
    await connect(portico, { connectorId: 'multi' })
    await disconnect(portico, { namespace: 'eip155' })
    expect(portico.getState().activeNamespace).toBe('solana')
  })

  it('ends a connect that waits', async () => {
    const { portico, connectors } = createTestPortico()
    connectors[0]?.onConnect('hang')
    const pending = connect(portico, { connectorId: first })
    await Promise.all([expect(pending).rejects.toMatchObject({ code: 'connection/aborted' }), disconnect(portico)])
    expect(portico.getState().namespaces.eip155?.status).toBe('disconnected')
  })

  it('forgets the connection and the login', async () => {
    const { portico, storage, clock, connect: link } = createTestPortico()
    await link()
    const { store } = getInternals(portico)
    store.set(emailKey, 'a@b.example')
    store.set(nativeBalanceCacheKey, {
      id: { caipAddress: 'eip155:1:0xA', balance: '1', symbol: 'ETH', timestamp: 1 },
    })
    await clock.flush()
    const prefix = `@appkit:${portico.id}/`
    expect(storage.getItem(`${prefix}connection_status`)).toBe('connected')
    await disconnect(portico)
    await clock.flush()
    const names = ['connections', 'connected_namespaces', 'eip155:connected_connector_id']
    expect(names.map((name) => storage.getItem(prefix + name))).toEqual([null, null, null])
    expect(storage.getItem(`${prefix}connection_status`)).toBe('disconnected')
    expect([store.get(emailKey), store.get(nativeBalanceCacheKey)]).toEqual([undefined, undefined])
  })

  it.each(['while it is being resumed', 'after it could not be resumed'])(
    'forgets a stored connection %s',
    async (when) => {
      const stored = JSON.stringify({ eip155: [{ connectorId: first, accounts: [{ address: '0xA' }] }] })
      const storage = createFaultyStorage({ '@appkit:app/connections': stored })
      const { portico, connectors, clock } = createTestPortico({ id: 'app', storage, started: false })
      connectors[0]?.onRestore(when.startsWith('while') ? 'hang' : { error: new Error('offline') })
      portico.start()
      const resuming = reconnect(portico)
      await clock.flush()
      if (when.startsWith('after')) await resuming
      expect(storage.getItem('@appkit:app/connections')).toBe(stored)
      await disconnect(portico)
      await clock.flush()
      expect(portico.getState().namespaces.eip155).toMatchObject({ status: 'disconnected', reason: 'user' })
      expect(storage.getItem('@appkit:app/connections')).toBeNull()
      await resuming
      portico.destroy()
    },
  )

  it('wins over a connection whose resuming has not begun, and ends it at the wallet', async () => {
    const stored = JSON.stringify({ eip155: [{ connectorId: first, accounts: [{ address: '0xA' }] }] })
    const storage = createFaultyStorage({ '@appkit:app/connections': stored })
    const { portico, connectors, clock } = createTestPortico({ id: 'app', storage, started: false })
    connectors[0]?.onRestore('resolve')
    portico.start()
    // The code that restores connections is still loading.
    expect(portico.getState().namespaces.eip155?.status).toBe('reconnecting')
    await disconnect(portico)
    await vi.waitFor(() => expect(portico.getState().initialized).toBe(true))
    await clock.flush()
    expect(portico.getState().namespaces.eip155).toMatchObject({ status: 'disconnected', reason: 'user' })
    expect(storage.getItem('@appkit:app/connections')).toBeNull()
    expect(connectors[0]?.connection.calls.map(({ name }) => name)).toContain('disconnect')
    portico.destroy()
  })

  describe('of one namespace whose resuming has not begun', () => {
    const link = (address: string) => [{ connectorId: 'multi', accounts: [{ address }] }]
    const stored = JSON.stringify({ eip155: link('0xA'), solana: link('7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv') })

    function openBefore(connectors: readonly FakeConnector[]) {
      const storage = createFaultyStorage({ '@appkit:app/connections': stored })
      const networks = [mainnet, solana] as const
      return { ...createTestPortico({ id: 'app', networks, connectors, storage, started: false }), storage }
    }

    it('keeps a wallet that serves another stored namespace too', async () => {
      // The wallet gives each restored namespace a connection of its own, but has a single session.
      const connections = ['eip155', 'solana'].map((name) =>
        createFakeConnection({ connectorId: 'multi', namespaces: [name] }),
      )
      const multi = createFakeConnector({ id: 'multi', namespaces: ['eip155', 'solana'] })
      const restore: FakeConnector['restore'] = async ({ namespaces }) =>
        connections.find((connection) => connection.namespaces.some((name) => namespaces.includes(name)))
      const { portico, clock, storage } = openBefore([Object.assign(multi, { restore })])
      portico.start()
      await disconnect(portico, { namespace: 'eip155' })
      await vi.waitFor(() => expect(portico.getState().initialized).toBe(true))
      await clock.flush()
      expect(connections.map(({ calls }) => calls)).toEqual([[], []])
      const { eip155, solana: sol } = portico.getState().namespaces
      expect(eip155).toMatchObject({ status: 'disconnected', reason: 'user' })
      expect(sol).toMatchObject({ status: 'connected', reason: 'restored' })
      const left: unknown = JSON.parse(String(storage.getItem('@appkit:app/connections')))
      expect(left).toEqual({ solana: expect.any(Array) })
      await disconnect(portico)
      expect(connections.map(({ calls }) => calls)).toEqual([[], [{ name: 'disconnect' }]])
      portico.destroy()
    })

    it('ends the wallet where the other namespaces are ended as well', async () => {
      const namespaces = ['eip155', 'solana']
      const connection = createFakeConnection({ connectorId: 'multi', namespaces })
      const { portico, clock } = openBefore([
        createFakeConnector({ id: 'multi', namespaces, connection, restorable: true }),
      ])
      portico.start()
      await disconnect(portico, { namespace: 'eip155' })
      await disconnect(portico, { namespace: 'solana' })
      await vi.waitFor(() => expect(portico.getState().initialized).toBe(true))
      await clock.flush()
      expect(connection.calls).toEqual([{ name: 'disconnect' }])
      portico.destroy()
    })

    it('ends a wallet whose other namespace is another connector of the same id', async () => {
      const [evm, sol] = ['eip155', 'solana'].map((name) =>
        createFakeConnector({ id: 'multi', namespaces: [name], restorable: true }),
      )
      const { portico, clock } = openBefore([evm, sol].filter((connector) => connector !== undefined))
      portico.start()
      await disconnect(portico, { namespace: 'eip155' })
      await vi.waitFor(() => expect(portico.getState().initialized).toBe(true))
      await clock.flush()
      expect(evm?.connection.calls).toEqual([{ name: 'disconnect' }])
      expect(sol?.connection.calls).toEqual([])
      expect(portico.getState().namespaces.solana?.status).toBe('connected')
      portico.destroy()
    })
  })

  it('settles at destroy', async () => {
    const { portico, connectors, clock, connect: link } = createTestPortico()
    await link()
    connectors[0]?.connection.onDisconnect('hang')
    const pending = disconnect(portico)
    portico.destroy()
    await expect(pending).resolves.toBeUndefined()
    expect(clock.pending()).toBe(0)
  })
})
