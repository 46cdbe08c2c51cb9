import { mainnet, solana } from '@portico/core/networks'
import { createFakeConnection, createFakeConnector, createFaultyStorage } from '@portico/core/testing'
import { describe, expect, it } from 'vitest'
import { createTestPortico } from '../../testing/createTestPortico.js'
import { connect } from '../commands/connect.js'
import { disconnect } from '../commands/disconnect.js'
import { selectAccount } from '../commands/selectAccount.js'
import { switchNetwork } from '../commands/switchNetwork.js'

const address = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'

function arrange() {
  const connection = createFakeConnection({ connectorId: 'multi', namespaces: ['eip155', 'solana'] })
  const multi = createFakeConnector({ id: 'multi', namespaces: ['eip155', 'solana'], connection })
  const test = createTestPortico({ networks: [mainnet, solana], connectors: [multi] })
  const read = (name: string) => test.storage.getItem(`@appkit:${test.portico.id}/${name}`)
  return { ...test, connection, read }
}

describe('rememberSession', () => {
  it('writes the keys and formats other builds of the app read', async () => {
    const { portico, clock, read } = arrange()
    await connect(portico, { connectorId: 'multi' })
    await clock.flush()
    expect(read('connected_namespaces')).toBe('eip155,solana')
    expect(read('connection_status')).toBe('connected')
    expect(read('eip155:connected_connector_id')).toBe('multi')
    expect(read('active_namespace')).toBe('eip155')
    expect(read('active_caip_network_id')).toBe('eip155:1')
    expect(JSON.parse(read('connections') ?? '')).toMatchObject({
      eip155: [{ connectorId: 'multi', accounts: [{ address }] }],
    })
    await disconnect(portico, { namespace: 'eip155' })
    await clock.flush()
    expect([read('connected_namespaces'), read('eip155:connected_connector_id')]).toEqual(['solana', null])
    portico.destroy()
  })

  it('puts the selected account first and remembers the chosen network', async () => {
    const { portico, connection, clock, read } = arrange()
    await connect(portico, { connectorId: 'multi' })
    connection.setAccounts('eip155', [address, '0xB'])
    selectAccount(portico, { address: '0xB' })
    await switchNetwork(portico, { networkId: solana.caipNetworkId })
    await clock.flush()
    expect(JSON.parse(read('connections') ?? '').eip155).toEqual([
      { connectorId: 'multi', accounts: [{ address: '0xB' }, { address }], first: address, networkId: 'eip155:1' },
    ])
    expect(read('active_caip_network_id')).toBe(solana.caipNetworkId)
    portico.destroy()
  })

  it('keeps the earlier connection while another is being tried', async () => {
    const { portico, connectors, clock, read } = arrange()
    await connect(portico, { connectorId: 'multi' })
    await clock.flush()
    const before = read('connections')
    connectors[0]?.onConnect({ error: new Error('no') })
    await connect(portico, { connectorId: 'com.example.wallet1' }).catch(() => undefined)
    await clock.flush()
    expect(read('connections')).toBe(before)
    portico.destroy()
  })

  it('lets the session go on when the storage is full', async () => {
    const storage = createFaultyStorage()
    storage.fail('setItem', 'removeItem')
    const { portico, clock, connect: link } = createTestPortico({ storage })
    await link()
    await clock.flush()
    expect(portico.getState().namespaces.eip155?.status).toBe('connected')
    portico.destroy()
  })
})
