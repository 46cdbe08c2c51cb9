import { memoryStorage, type StoragePort } from '@portico/core'
import { base, mainnet, optimism } from '@portico/core/networks'
import { createFakeAdapter, createFakeClock, createFakeConnection, createFakeConnector } from '@portico/core/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createPortico } from '../../assembly/createPortico.js'
import { getLiveIds } from '../../assembly/getLiveIds.js'
import type { Portico } from '../../instance/Portico.js'
import { addNetwork } from '../../networks/addNetwork.js'
import { getRecentWallets } from '../../wallets/list/getRecentWallets.js'
import { connect } from '../commands/connect.js'
import { disconnect } from '../commands/disconnect.js'
import { selectAccount } from '../commands/selectAccount.js'
import { switchNetwork } from '../commands/switchNetwork.js'
import { followTabs } from './followTabs.js'

const [address, other] = ['0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb', '0x00000000000000000000000000000000000000bb']
const live: Portico[] = []
afterEach(() => {
  for (const portico of live.splice(0)) portico.destroy()
})

/** Creates an instance as in another tab: with the same id and storage, but wallets of its own. */
function openTab(storage: StoragePort, ids = ['wallet'], accounts = [address]) {
  const connectors = ids.map((id) =>
    createFakeConnector({
      id,
      restorable: true,
      connection: createFakeConnection({ connectorId: id, accounts: { eip155: accounts } }),
    }),
  )
  const clock = createFakeClock()
  const portico = createPortico({
    id: 'app',
    networks: [mainnet, base],
    adapters: [createFakeAdapter({ connectors })],
    storage,
    clock,
    logLevel: 'silent',
  })
  portico.start()
  live.push(portico)
  // Each tab has its own registry of instances.
  getLiveIds().delete('app')
  const eip155 = () => portico.getState().namespaces.eip155
  const settle = (check: () => void) =>
    vi.waitFor(
      async () => {
        await clock.advance(150)
        check()
      },
      { timeout: 5000 },
    )
  return {
    portico,
    connectors,
    clock,
    eip155,
    settle,
    prompts: () => connectors.flatMap(({ calls }) => calls.filter(({ name }) => name === 'connect')).length,
  }
}

describe('two tabs', { timeout: 20_000 }, () => {
  it('share connect and disconnect, without a prompt', async () => {
    const storage = memoryStorage()
    const [one, two] = [openTab(storage), openTab(storage)]
    await connect(one.portico, { connectorId: 'wallet' })
    await two.settle(() => expect(two.eip155()).toMatchObject({ status: 'connected', reason: 'other-tab', address }))
    expect(two.prompts()).toBe(0)
    await disconnect(one.portico)
    await two.settle(() => expect(two.eip155()).toMatchObject({ status: 'disconnected', reason: 'other-tab' }))
    expect(two.connectors[0]?.connection.calls).toEqual([])
  })

  it('share the account and the network', async () => {
    const storage = memoryStorage()
    const [one, two] = [openTab(storage), openTab(storage)]
    for (const { connectors } of [one, two]) connectors[0]?.connection.setAccounts('eip155', [address, other])
    await connect(one.portico, { connectorId: 'wallet' })
    await two.settle(() => expect(two.eip155()?.status).toBe('connected'))
    selectAccount(one.portico, { address: other })
    await two.settle(() => expect(two.eip155()?.address).toBe(other))
    // The wallet has switched, but notifies only the page that asked for it.
    for (const { connection } of one.connectors) vi.spyOn(connection, 'networkId').mockReturnValue('eip155:8453')
    two.connectors[0]?.connection.setNetwork('eip155:8453')
    await one.settle(() => expect(one.portico.getState().network.id).toBe(8453))
    expect([one.prompts(), two.prompts()]).toEqual([1, 0])
  })

  it('share the network chosen without a wallet', async () => {
    const storage = memoryStorage()
    const [one, two] = [openTab(storage), openTab(storage)]
    await switchNetwork(one.portico, { networkId: 'eip155:8453' })
    await two.settle(() => expect(two.portico.getState().network.id).toBe(8453))
  })

  it('come to rest: following writes nothing that would be followed again', async () => {
    const storage = memoryStorage()
    const [one, two] = [openTab(storage), openTab(storage)]
    await connect(one.portico, { connectorId: 'wallet' })
    await two.settle(() => expect(two.eip155()?.status).toBe('connected'))
    await one.settle(() => expect(getRecentWallets(one.portico)).toHaveLength(1))
    const writes = vi.spyOn(storage, 'setItem')
    for (let round = 0; round < 5; round++) for (const tab of [one, two]) await tab.clock.advance(200)
    expect(writes).not.toHaveBeenCalled()
    expect(two.connectors[0]?.calls).toHaveLength(1)
  })

  it('come to rest although the wallet shows each of them something else', async () => {
    const storage = memoryStorage()
    const [one, two] = [openTab(storage), openTab(storage)]
    two.connectors[0]?.connection.setAccounts('eip155', [other])
    two.connectors[0]?.connection.setNetwork('eip155:8453')
    await connect(one.portico, { connectorId: 'wallet' })
    await two.settle(() => expect(two.eip155()).toMatchObject({ address: other, networkId: 'eip155:8453' }))
    await one.settle(() => expect(getRecentWallets(one.portico)).toHaveLength(1))
    const writes = vi.spyOn(storage, 'setItem')
    for (let round = 0; round < 10; round++)
      for (const tab of [one, two]) {
        await tab.clock.advance(200)
        await new Promise((resolve) => setTimeout(resolve))
      }
    expect(writes).not.toHaveBeenCalled()
    expect(one.eip155()).toMatchObject({ address, networkId: 'eip155:1' })
  })

  it('keep the account chosen in one when another opens', async () => {
    const storage = memoryStorage()
    const one = openTab(storage)
    one.connectors[0]?.connection.setAccounts('eip155', [address, other])
    await connect(one.portico, { connectorId: 'wallet' })
    selectAccount(one.portico, { address: other })
    await one.clock.flush()
    const two = openTab(storage, ['wallet'], [address, other])
    await two.settle(() => expect(two.eip155()).toMatchObject({ status: 'connected', address: other }))
    await one.clock.advance(200)
    expect(one.eip155()?.address).toBe(other)
  })

  it('do not end what the other has connected since', async () => {
    const storage = memoryStorage()
    const [one, two] = [openTab(storage), openTab(storage)]
    await connect(two.portico, { connectorId: 'wallet' })
    await one.settle(() => expect(one.eip155()?.status).toBe('connected'))
    await disconnect(two.portico)
    await one.settle(() => expect(one.eip155()?.status).toBe('disconnected'))
    await connect(one.portico, { connectorId: 'wallet' })
    await one.clock.flush()
    // Before it is notified of the connection, the tab writes something else.
    await switchNetwork(two.portico, { networkId: 'eip155:8453' })
    await two.clock.flush()
    expect(storage.getItem('@appkit:app/connections')).toContain(address)
    await one.clock.advance(150)
    expect(one.eip155()?.status).toBe('connected')
  })

  it('do not end what is connected again by the time they hear of the end', async () => {
    const storage = memoryStorage()
    const one = openTab(storage)
    await connect(one.portico, { connectorId: 'wallet' })
    await one.clock.flush()
    followTabs(one.portico, ['eip155'])
    await one.clock.advance(150)
    expect(one.eip155()?.status).toBe('connected')
    expect(storage.getItem('@appkit:app/connections')).toContain(address)
  })

  it('do not bring back what the other has ended while they have not heard of it', async () => {
    const storage = memoryStorage()
    const [one, two] = [openTab(storage), openTab(storage)]
    await connect(two.portico, { connectorId: 'wallet' })
    await one.settle(() => expect(one.eip155()?.status).toBe('connected'))
    await disconnect(one.portico)
    addNetwork(two.portico, { network: optimism })
    // Writes happen in this task, messages arrive in another.
    for (let turn = 0; turn < 10; turn++) await Promise.resolve()
    expect(storage.getItem('@appkit:app/connections')).toBeNull()
    await two.settle(() => expect(two.eip155()?.status).toBe('disconnected'))
  })

  it('let go of a connection that is replaced or ended by the other', async () => {
    const storage = memoryStorage()
    const [one, two] = [openTab(storage), openTab(storage)]
    await connect(one.portico, { connectorId: 'wallet' })
    await two.settle(() => expect(two.eip155()?.status).toBe('connected'))
    const release = vi.fn()
    Object.assign(two.connectors[0]?.connection ?? {}, { release })
    await disconnect(one.portico)
    await two.settle(() => expect(two.eip155()?.status).toBe('disconnected'))
    expect(release).toHaveBeenCalledTimes(1)
  })

  it('leave a tab alone whose page lacks the wallet, and the storage too', async () => {
    const storage = memoryStorage()
    const [one, two] = [openTab(storage), openTab(storage, ['another'])]
    await connect(one.portico, { connectorId: 'wallet' })
    await two.settle(() => expect(two.eip155()?.status).toBe('reconnecting'))
    await two.clock.advance(1500)
    await two.settle(() => expect(two.eip155()).toMatchObject({ status: 'disconnected', reason: 'failed' }))
    expect(storage.getItem('@appkit:app/connections')).toContain('wallet')
    expect(one.eip155()?.status).toBe('connected')
  })

  it('do not interrupt a connect that waits for its person', async () => {
    const storage = memoryStorage()
    const [one, two] = [openTab(storage), openTab(storage)]
    two.connectors[0]?.onConnect('hang')
    const pending = connect(two.portico, { connectorId: 'wallet' })
    await connect(one.portico, { connectorId: 'wallet' })
    followTabs(two.portico, ['eip155'])
    await two.clock.advance(150)
    expect(two.eip155()?.status).toBe('connecting')
    two.portico.destroy()
    await expect(pending).rejects.toMatchObject({ code: 'connection/aborted' })
  })
})
