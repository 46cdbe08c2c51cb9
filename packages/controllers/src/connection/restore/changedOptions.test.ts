import { base, mainnet, solana, solanaDevnet } from '@portico/core/networks'
import { createFakeAdapter, createFakeConnector, createFaultyStorage, type FakeAdapter } from '@portico/core/testing'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createTestPortico } from '../../testing/createTestPortico.js'
import { connect } from '../commands/connect.js'
import { disconnect } from '../commands/disconnect.js'
import { setActiveNamespace } from '../commands/setActiveNamespace.js'
import { switchNetwork } from '../commands/switchNetwork.js'

type Namespace = 'eip155' | 'solana'
type Options = NonNullable<Parameters<typeof createTestPortico>[0]>

const id = 'changed'
const namespaces = ['eip155', 'solana'] as const
const ids = { eip155: 'evm', solana: 'sol' } as const
const storage = () => createFaultyStorage()

/** Opens the page with the options of that time. Each of its wallets remembers it. */
function visit(
  options: Pick<Options, 'storage' | 'networks'> & { readonly adapters: readonly [Namespace, ...Namespace[]] },
) {
  const wallets = { eip155: wallet('eip155'), solana: wallet('solana') }
  // A fake of any namespace is used through what all adapters have in common.
  const make = (namespace: Namespace) =>
    createFakeAdapter({ namespace, connectors: [wallets[namespace]] }) as FakeAdapter
  const [first, ...more] = options.adapters
  const test = createTestPortico({ ...options, id, wallets: 0, adapters: [make(first), ...more.map(make)] })
  onTestFinished(() => test.portico.destroy())
  const restored = async () => {
    for (let tries = 0; !test.portico.getState().initialized && tries < 9; tries++) {
      await vi.dynamicImportSettled()
      await test.clock.advance(1500)
    }
    await test.clock.flush()
    return test.portico.getState()
  }
  const read = (name: string) => test.storage.getItem(`@appkit:${id}/${name}`)
  return { ...test, wallets, restored, read, stored: () => Object.keys(JSON.parse(read('connections') ?? '{}')) }
}

const wallet = (namespace: Namespace) =>
  createFakeConnector({ id: ids[namespace], namespaces: [namespace], restorable: true })

/** An earlier visit with all adapters. Both wallets are on their second network. */
async function arrange(active: Namespace = 'eip155') {
  const page = visit({
    storage: storage(),
    networks: [mainnet, base, solana, solanaDevnet],
    adapters: namespaces,
  })
  for (const namespace of namespaces) await connect(page.portico, { connectorId: ids[namespace] })
  for (const network of [base, solanaDevnet]) await switchNetwork(page.portico, { networkId: network.caipNetworkId })
  setActiveNamespace(page.portico, { namespace: active })
  await page.clock.flush()
  page.portico.destroy()
  return page
}

describe('networks that are no longer offered', () => {
  it.each(namespaces)('give way to the first of their namespace, %s being active', async (active) => {
    const before = await arrange(active)
    expect(before.read('active_caip_network_id')).toBe((active === 'eip155' ? base : solanaDevnet).caipNetworkId)
    const page = visit({ storage: before.storage, networks: [mainnet, solana], adapters: namespaces })
    const { eip155, solana: sol } = page.wallets
    expect(page.portico.getState()).toMatchObject({
      activeNamespace: active,
      network: { caipNetworkId: (active === 'eip155' ? mainnet : solana).caipNetworkId },
      namespaces: {
        eip155: { status: 'reconnecting', networkId: mainnet.caipNetworkId, supported: true },
        solana: { status: 'reconnecting', networkId: solana.caipNetworkId, supported: true },
      },
    })
    await page.restored()
    expect(page.portico.getState()).toMatchObject({
      activeNamespace: active,
      namespaces: { eip155: { status: 'connected' }, solana: { status: 'connected', networkId: solana.caipNetworkId } },
    })
    expect(eip155.calls).toMatchObject([{ parameters: { chains: [mainnet.caipNetworkId] } }])
    expect(sol.calls).toMatchObject([{ parameters: { chains: [solana.caipNetworkId] } }])
    expect(page.read('active_caip_network_id')).toBe((active === 'eip155' ? mainnet : solana).caipNetworkId)
  })
})

describe('an adapter that is gone', () => {
  it.each(namespaces)('leaves the other namespace to be resumed and shown, %s having been active', async (gone) => {
    const before = await arrange(gone)
    const left = gone === 'eip155' ? 'solana' : 'eip155'
    const page = visit({
      storage: before.storage,
      networks: [left === 'eip155' ? mainnet : solana],
      adapters: [left],
    })
    expect(page.portico.getState().activeNamespace).toBe(left)
    const { namespaces: states } = await page.restored()
    expect(Object.keys(states)).toEqual([left])
    expect(states[left]).toMatchObject({ status: 'connected', reason: 'restored' })
  })

  it.each(namespaces)('of %s with networks still there does not keep the page waiting', async (gone) => {
    const before = await arrange(gone)
    const left = gone === 'eip155' ? 'solana' : 'eip155'
    const page = visit({ storage: before.storage, networks: [mainnet, solana], adapters: [left] })
    expect(await page.restored()).toMatchObject({
      initialized: true,
      activeNamespace: left,
      namespaces: { [left]: { status: 'connected' }, [gone]: { status: 'disconnected', reason: 'failed' } },
    })
    expect(page.stored().sort()).toEqual(namespaces)
  })

  it('loses nothing of its own for as long as the person stays connected', async () => {
    const before = await arrange()
    const page = visit({ storage: before.storage, networks: [mainnet, base], adapters: ['eip155'] })
    await page.restored()
    await switchNetwork(page.portico, { networkId: mainnet.caipNetworkId })
    await page.clock.flush()
    expect(page.read('active_caip_network_id')).toBe(mainnet.caipNetworkId)
    expect(page.read('connected_namespaces')).toBe('eip155,solana')
    page.portico.destroy()
    const after = visit({ storage: before.storage, networks: [mainnet, solana], adapters: namespaces })
    expect((await after.restored()).namespaces.solana).toMatchObject({ status: 'connected', connectorId: 'sol' })
  })

  it('is forgotten with the last connection that the person ends', async () => {
    const before = await arrange()
    const page = visit({ storage: before.storage, networks: [mainnet, base], adapters: ['eip155'] })
    await page.restored()
    await disconnect(page.portico)
    await page.clock.flush()
    expect([page.read('connections'), page.read('connected_namespaces')]).toEqual([null, null])
    expect(page.read('solana:connected_connector_id')).toBeNull()
    expect(page.read('connection_status')).toBe('disconnected')
  })

  it('is not forgotten when a wallet ends the last connection', async () => {
    const before = await arrange()
    const page = visit({ storage: before.storage, networks: [mainnet, base], adapters: ['eip155'] })
    await page.restored()
    page.wallets.eip155.connection.end()
    await page.clock.flush()
    expect(page.stored()).toEqual(['solana'])
  })
})

it('resumes no wallet that there is no network for', async () => {
  const before = await arrange('solana')
  const page = visit({ storage: before.storage, networks: [mainnet, base], adapters: namespaces })
  expect(await page.restored()).toMatchObject({
    activeNamespace: 'eip155',
    namespaces: { eip155: { status: 'connected' }, solana: { status: 'disconnected' } },
  })
  expect(page.wallets.solana.calls).toEqual([])
  expect(page.stored()).toEqual(['eip155', 'solana'])
})
