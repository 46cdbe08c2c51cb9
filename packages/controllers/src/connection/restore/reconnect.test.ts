import { mainnet, solana } from '@portico/core/networks'
import { createFakeConnection, createFakeConnector, createFaultyStorage } from '@portico/core/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createTestPortico } from '../../testing/createTestPortico.js'
import { connect } from '../commands/connect.js'
import { reconnect } from './reconnect.js'

const first = 'com.example.wallet1'
const address = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'

let destroy = (): void => undefined
afterEach(() => destroy())

/** An instance whose earlier visit left the first wallet connected. */
async function arrange(options: Parameters<typeof createTestPortico>[0] = {}) {
  const storage = createFaultyStorage({
    '@appkit:app/connections': JSON.stringify({ eip155: [{ connectorId: first, accounts: [{ address }] }] }),
    '@appkit:app/connection_status': 'connected',
    '@appkit:app/active_caip_network_id': 'eip155:8453',
  })
  const test = createTestPortico({ id: 'app', storage, started: false, wallets: 2, ...options })
  destroy = () => test.portico.destroy()
  return { ...test, stored: () => storage.getItem('@appkit:app/connections') }
}

describe('reconnect', () => {
  it('shows the stored account and network at once and resumes without a prompt', async () => {
    const { portico, connectors } = await arrange()
    connectors[0]?.onRestore('resolve')
    connectors[0]?.connection.setNetwork('eip155:8453')
    const events: unknown[] = []
    portico.on('connect', (event) => events.push(event))
    portico.start()
    expect(portico.getState()).toMatchObject({
      initialized: false,
      network: { id: 8453 },
      namespaces: { eip155: { status: 'reconnecting', reason: 'stored', caipAddress: `eip155:8453:${address}` } },
    })
    await vi.waitFor(() => expect(portico.getState().initialized).toBe(true), { timeout: 4000 })
    expect(portico.getState()).toMatchObject({
      namespaces: { eip155: { status: 'connected', reason: 'restored' } },
    })
    expect(connectors[0]?.calls.map(({ name }) => name)).toEqual(['restore'])
    expect(events).toMatchObject([{ reconnect: true }])
    portico.destroy()
  })

  it('forgets a connection that cannot be resumed', async () => {
    const { portico, clock, stored } = await arrange()
    portico.start()
    await reconnect(portico)
    await clock.flush()
    expect(portico.getState().namespaces.eip155).toMatchObject({ status: 'disconnected', reason: 'not-resumed' })
    expect(stored()).toBeNull()
    portico.destroy()
  })

  it('waits for a wallet that announces itself late, for 1.5 s at most', async () => {
    for (const [late, expected] of [
      [1400, 'connected'],
      [1600, 'disconnected'],
    ] as const) {
      const { portico, connectors, adapter, clock, stored } = await arrange()
      adapter.setConnectors([])
      connectors[0]?.onRestore('resolve')
      portico.start()
      const done = reconnect(portico)
      await clock.advance(late)
      adapter.setConnectors(connectors)
      await done
      await clock.flush()
      expect(portico.getState().namespaces.eip155?.status).toBe(expected)
      // A slow page or extension must not log the user out.
      expect(stored()).not.toBeNull()
      expect(clock.pending()).toBe(0)
      portico.destroy()
    }
  })

  it('keeps what is stored when the wallet fails or hangs, for the next visit', async () => {
    for (const outcome of [{ error: new Error('offline') }, 'hang'] as const) {
      const { portico, connectors, clock, stored } = await arrange()
      connectors[0]?.onRestore(outcome)
      const errors: unknown[] = []
      portico.on('error', ({ code }) => errors.push(code))
      portico.start()
      const done = reconnect(portico)
      await clock.advance(10_000)
      await done
      await clock.flush()
      expect(portico.getState().namespaces.eip155).toMatchObject({ status: 'disconnected', reason: 'failed' })
      expect(stored()).not.toBeNull()
      expect(errors).toEqual([outcome === 'hang' ? 'connection/timeout' : 'wallet/failed'])
      portico.destroy()
    }
  })

  it('lets go of a connection that comes too late', async () => {
    const { portico, connectors, clock } = await arrange()
    const release = vi.fn()
    const late = Object.assign(connectors[0]?.connection ?? {}, { release })
    let answer = (): void => undefined
    const restore = () =>
      new Promise((resolve) => {
        answer = () => resolve(late)
      })
    Object.assign(connectors[0] ?? {}, { restore })
    portico.start()
    const done = reconnect(portico)
    await clock.advance(10_000)
    await done
    answer()
    await clock.flush()
    expect(release).toHaveBeenCalledOnce()
    expect(portico.getState().namespaces.eip155?.status).toBe('disconnected')
  })

  it('keeps the account chosen in the app, unless the wallet has selected another since', async () => {
    for (const [accounts, expected] of [
      [[address, '0xB', '0xC'], '0xB'],
      [['0xC', address, '0xB'], '0xC'],
    ] as const) {
      const stored = { connectorId: first, accounts: [{ address: '0xB' }, { address }], first: address }
      const storage = createFaultyStorage({ '@appkit:app/connections': JSON.stringify({ eip155: [stored] }) })
      const { portico, connectors } = await arrange({ storage })
      connectors[0]?.onRestore('resolve')
      connectors[0]?.connection.setAccounts('eip155', accounts)
      portico.start()
      await reconnect(portico)
      expect(portico.getState().namespaces.eip155?.address).toBe(expected)
      portico.destroy()
    }
  })

  it('gives way to a connect', async () => {
    const { portico, connectors } = await arrange()
    connectors[0]?.onRestore('hang')
    portico.start()
    const resuming = reconnect(portico)
    await connect(portico, { connectorId: 'com.example.wallet2' })
    await resuming
    expect(portico.getState().namespaces.eip155).toMatchObject({ connectorId: 'com.example.wallet2', reason: 'user' })
    portico.destroy()
  })

  it('does nothing without a stored connection or when it is switched off', async () => {
    const none = createTestPortico()
    await reconnect(none.portico)
    const off = await arrange({ enableReconnect: false })
    off.portico.start()
    await reconnect(off.portico)
    for (const { portico, connectors } of [none, off]) {
      expect(portico.getState()).toMatchObject({
        initialized: true,
        namespaces: { eip155: { status: 'disconnected' } },
      })
      expect(connectors[0]?.calls).toEqual([])
      portico.destroy()
    }
  })

  it('drops stored values that are no connection', async () => {
    const storage = createFaultyStorage({ '@appkit:app/connections': '{"eip155":[{"connectorId":7}]}' })
    const { portico } = createTestPortico({ id: 'app', storage })
    expect(portico.getState()).toMatchObject({ initialized: true, namespaces: { eip155: { status: 'disconnected' } } })
    portico.destroy()
  })

  it('settles at destroy', async () => {
    const { portico, connectors, clock } = await arrange()
    connectors[0]?.onRestore('hang')
    portico.start()
    const done = reconnect(portico)
    await clock.flush()
    portico.destroy()
    await done
    expect(clock.pending()).toBe(0)
  })
})

it('resumes two connections of one connector, as of a wallet that was paired twice', async () => {
  const accounts = [{ address }]
  const stored = { eip155: [{ connectorId: 'twice', accounts }], solana: [{ connectorId: 'twice', accounts }] }
  const storage = createFaultyStorage({ '@appkit:twice/connections': JSON.stringify(stored) })
  const links = (['eip155', 'solana'] as const).map((name) =>
    createFakeConnection({ connectorId: 'twice', namespaces: [name] }),
  )
  const connector = createFakeConnector({ id: 'twice', namespaces: ['eip155', 'solana'] })
  const restored: (readonly string[])[] = []
  const { portico } = createTestPortico({
    id: 'twice',
    storage,
    networks: [mainnet, solana],
    wallets: 0,
    connectors: [
      {
        ...connector,
        async restore({ namespaces }) {
          restored.push(namespaces)
          return links.find((link) => link.namespaces.some((name) => namespaces.includes(name)))
        },
      },
    ],
  })
  destroy = () => portico.destroy()
  await vi.waitFor(() => expect(portico.getState().initialized).toBe(true))
  expect(restored).toEqual([['eip155', 'solana'], ['solana']])
  expect(portico.getState().namespaces).toMatchObject({
    eip155: { status: 'connected' },
    solana: { status: 'connected' },
  })
})
