import { mainnet, solana } from '@portico/core/networks'
import { createFakeAdapter, createFakeConnector, createFaultyStorage } from '@portico/core/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { connect } from '../connection/commands/connect.js'
import { getInternals } from '../instance/getInternals.js'
import { openModal } from '../navigation/modal/openModal.js'
import { createTestPortico } from '../testing/createTestPortico.js'
import { createPortico } from './createPortico.js'

afterEach(() => vi.unstubAllGlobals())

describe('createPortico', () => {
  it('is pure: no timer, request, channel or storage is touched', () => {
    const forbidden = () => {
      throw new Error('touched')
    }
    for (const name of ['setTimeout', 'setInterval', 'fetch', 'BroadcastChannel', 'queueMicrotask'])
      vi.stubGlobal(name, forbidden)
    const storage = createFaultyStorage()
    storage.fail('getItem', 'setItem', 'removeItem')
    const adapter = createFakeAdapter()
    const portico = createPortico({ networks: [mainnet, solana], storage, adapters: [adapter as never] })
    expect(portico.getState()).toMatchObject({
      initialized: false,
      activeNamespace: 'eip155',
      network: { caipNetworkId: 'eip155:1' },
      namespaces: {
        eip155: { status: 'disconnected', reason: 'initial' },
        solana: { networkId: solana.caipNetworkId },
      },
      modal: { open: false },
    })
    expect(adapter.calls).toEqual([])
  })

  it('shows what a server knew as being resumed, and nothing made up', () => {
    const accounts = { eip155: { connectorId: 'wallet', address: '0xA' }, cosmos: { connectorId: 'x', address: 'y' } }
    const initialState = { activeNetwork: 'eip155:8453', activeNamespace: '__proto__', accounts } as const
    const { portico } = createTestPortico({ initialState, started: false })
    const { activeNamespace, namespaces } = portico.getState()
    expect(activeNamespace).toBe('eip155')
    expect(Object.keys(namespaces)).toEqual(['eip155'])
    expect(namespaces.eip155).toMatchObject({ status: 'reconnecting', caipAddress: 'eip155:8453:0xA' })
    portico.start()
    expect(portico.getState().namespaces.eip155).toMatchObject({ status: 'disconnected', reason: 'not-resumed' })
  })

  it('loads an adapter’s code once, and again after a failure', async () => {
    const { portico, adapter } = createTestPortico()
    const { loadActions } = getInternals(portico)
    adapter.failLoad(new Error('offline'))
    await expect(loadActions('eip155')).rejects.toThrow('offline')
    adapter.failLoad()
    expect(await loadActions('eip155')).toBe(await loadActions('eip155'))
    expect(adapter.calls.filter(({ name }) => name === 'load')).toHaveLength(2)
    await expect(loadActions('solana')).rejects.toMatchObject({ shortMessage: 'Chain adapter not found' })
  })
})

describe('getState and subscribe', () => {
  it('is the same object until something changes', async () => {
    const { portico, connect: link } = createTestPortico()
    const before = portico.getState()
    expect(portico.getState()).toBe(before)
    await link()
    expect(portico.getState()).not.toBe(before)
    expect(before.namespaces.eip155?.status).toBe('disconnected')
  })

  it('calls back for the selected part only, until unsubscribed', async () => {
    const { portico, clock, connect: link } = createTestPortico()
    const seen: unknown[] = []
    const stop = portico.subscribe(
      (state) => state.namespaces.eip155?.address,
      (part, previous) => seen.push([previous, part]),
    )
    openModal(portico)
    await clock.flush()
    expect(seen).toEqual([])
    await link()
    await clock.flush()
    expect(seen).toHaveLength(1)
    stop()
    portico.destroy()
  })
})

describe('start', () => {
  it('is idempotent, and looks for wallets once', () => {
    const { portico, adapter } = createTestPortico()
    portico.start()
    expect(adapter.discoveries()).toBe(1)
  })

  it('refuses a second live instance with the same id, also of another package copy', () => {
    const one = createTestPortico({ id: 'started-twice' }).portico
    const other = createTestPortico({ id: 'started-twice', started: false }).portico
    expect(() => other.start()).toThrow(/Instance 'started-twice' is started already/)
    one.destroy()
    other.start()
    other.destroy()
    expect(() => other.start()).toThrow(/was destroyed/)
  })

  it('shows wallets that arrive late and drops those that leave', () => {
    const { portico, adapter, connectors } = createTestPortico()
    const late = createFakeConnector({ id: 'late', name: 'Late' })
    adapter.setConnectors([...connectors, late])
    expect(portico.getState().connectors.map(({ name }) => name)).toEqual(['Wallet 1', 'Late'])
    adapter.setConnectors([late, createFakeConnector({ id: 'late', name: 'Impostor' })])
    expect(portico.getState().connectors.map(({ name }) => name)).toEqual(['Late'])
  })

  it('goes on when one adapter or connector cannot start', () => {
    const broken = {
      ...createFakeAdapter({ namespace: 'solana' }),
      discover: () => {
        throw new Error('no')
      },
    }
    const working = createFakeAdapter({ connectors: [createFakeConnector({ name: 'Works' })] })
    const portico = createPortico({
      id: 'broken',
      networks: [mainnet, solana],
      logLevel: 'silent',
      storage: createFaultyStorage(),
      adapters: [broken as never, working],
      connectors: [
        () => {
          throw new Error('no')
        },
      ],
    })
    portico.start()
    expect(portico.getState().connectors.map(({ name }) => name)).toEqual(['Works'])
    portico.destroy()
  })

  it('offers nothing in a restricted time zone when asked to', async () => {
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ timeZone: 'Asia/Shanghai' } as never)
    const { portico, adapter } = createTestPortico({ restrictTimeZones: true })
    await vi.waitFor(() => expect(portico.getState().initialized).toBe(true))
    expect(adapter.discoveries()).toBe(0)
    vi.restoreAllMocks()
    portico.destroy()
  })

  it('takes under 5 ms together with createPortico', () => {
    const run = () => {
      const before = performance.now()
      const { portico } = createTestPortico()
      const time = performance.now() - before
      portico.destroy()
      return time
    }
    expect(Math.min(...Array.from({ length: 20 }, run))).toBeLessThan(5)
  })
})

describe('destroy', () => {
  it('leaves no timer, listener, discovery or subscriber', async () => {
    const { portico, adapter, connectors, clock, storage, connect: link } = createTestPortico()
    await link()
    openModal(portico)
    const reasons: unknown[] = []
    portico.on('modalClose', ({ reason }) => reasons.push(reason))
    portico.destroy()
    portico.destroy()
    expect(reasons).toEqual(['destroyed'])
    expect(connectors[0]?.connection.listenerCount()).toBe(0)
    expect([adapter.discoveries(), clock.pending(), storage.count()]).toEqual([0, 0, 0])
    const { disposers, parts, emitter, connections } = getInternals(portico)
    expect([disposers.size, parts.size, emitter.count(), connections.size]).toEqual([0, 0, 0, 0])
  })
})

describe('two instances with two ids', () => {
  it('never affect each other, even over one storage', async () => {
    const storage = createFaultyStorage()
    const one = createTestPortico({ id: 'one', storage })
    const two = createTestPortico({ id: 'two', storage })
    const before = two.portico.getState()
    await one.connect()
    await one.clock.flush()
    expect(two.portico.getState()).toBe(before)
    one.portico.destroy()
    await connect(two.portico, { connectorId: 'com.example.wallet1' })
    const again = createTestPortico({ id: 'one', storage })
    expect(again.portico.getState().namespaces.eip155?.status).toBe('reconnecting')
    again.portico.destroy()
    two.portico.destroy()
  })
})
