import { mainnet, solana } from '@portico/core/networks'
import { createFakeConnection, createFakeConnector } from '@portico/core/testing'
import { describe, expect, it } from 'vitest'
import { createTestPortico } from '../../testing/createTestPortico.js'
import { connect } from './connect.js'
import { disconnect } from './disconnect.js'
import { switchNetwork } from './switchNetwork.js'

describe('switchNetwork', () => {
  it('asks a connected wallet and follows it, with one event', async () => {
    const { portico, connectors, connect: link } = createTestPortico()
    await link()
    const events: unknown[] = []
    portico.on('network', (event) => events.push(event))
    await switchNetwork(portico, { networkId: 'eip155:8453' })
    expect(connectors[0]?.connection.calls).toEqual([{ name: 'switchNetwork', networkId: 'eip155:8453' }])
    expect(portico.getState().network.id).toBe(8453)
    expect(events).toEqual([{ namespace: 'eip155', networkId: 'eip155:8453', supported: true }])
    await switchNetwork(portico, { networkId: 'eip155:8453' })
    expect(connectors[0]?.connection.calls).toHaveLength(1)
  })

  it('says so when an own connector cannot switch', async () => {
    const { portico, connectors, connect: link } = createTestPortico()
    await link()
    Object.assign(connectors[0]?.connection ?? {}, { switchNetwork: undefined })
    await expect(switchNetwork(portico, { networkId: 'eip155:8453' })).rejects.toThrow(
      'NetworkController client not set',
    )
    expect(portico.getState().network.id).toBe(1)
  })

  it('only changes the choice of the app without a wallet', async () => {
    const { portico } = createTestPortico()
    const events: unknown[] = []
    portico.on('network', (event) => events.push(event))
    await switchNetwork(portico, { networkId: 'eip155:8453' })
    await switchNetwork(portico, { networkId: 'eip155:8453' })
    expect(portico.getState().network.id).toBe(8453)
    expect(events).toHaveLength(1)
  })

  it('changes the active namespace for a network of another', async () => {
    const { portico } = createTestPortico({ networks: [mainnet, solana] })
    await switchNetwork(portico, { networkId: solana.caipNetworkId })
    expect(portico.getState().activeNamespace).toBe('solana')
  })

  it('stays where it is when the person declines or the wallet fails', async () => {
    const { portico, connectors, connect: link } = createTestPortico()
    await link()
    for (const [error, code] of [
      [{ code: 4001 }, 'wallet/rejected'],
      [new Error('boom'), 'wallet/failed'],
    ] as const) {
      connectors[0]?.connection.onSwitch({ error })
      await expect(switchNetwork(portico, { networkId: 'eip155:8453' })).rejects.toMatchObject({ code })
    }
    expect(portico.getState()).toMatchObject({ network: { id: 1 }, namespaces: { eip155: { networkId: 'eip155:1' } } })
  })

  it('asks the wallet for a network it did not agree to when that can be asked', async () => {
    const fake = createFakeConnection({ connectorId: 'wc', approved: ['eip155:1'] })
    const asked: string[] = []
    const connection = Object.assign(fake, {
      canAskFor: () => asked.length === 0,
      switchNetwork: async (network: string) => void asked.push(network),
    })
    const { portico } = createTestPortico({ connectors: [createFakeConnector({ id: 'wc', connection })] })
    await connect(portico, { connectorId: 'wc' })
    await switchNetwork(portico, { networkId: 'eip155:8453' })
    expect(asked).toEqual(['eip155:8453'])
    expect(portico.getState().namespaces.eip155).toMatchObject({ networkId: 'eip155:8453' })
  })

  it('rejects for networks that are unknown or not approved', async () => {
    const connection = createFakeConnection({ connectorId: 'wc', approved: ['eip155:1'] })
    const { portico } = createTestPortico({ connectors: [createFakeConnector({ id: 'wc', connection })] })
    await expect(switchNetwork(portico, { networkId: 'eip155:999' })).rejects.toMatchObject({
      code: 'chain/network-not-found',
      shortMessage: 'Network not found',
    })
    await connect(portico, { connectorId: 'wc' })
    await expect(switchNetwork(portico, { networkId: 'eip155:8453' })).rejects.toMatchObject({
      code: 'chain/not-approved',
    })
    expect(connection.calls).toEqual([])
  })

  it('ends by the signal, a newer switch, a disconnect and destroy', async () => {
    const { portico, connectors, connect: link } = createTestPortico()
    const wallet = connectors[0]?.connection
    const controller = new AbortController()
    const enders = [
      () => controller.abort(),
      () => void switchNetwork(portico, { networkId: 'eip155:1' }).catch(() => undefined),
      () => disconnect(portico),
      () => wallet?.end(),
      () => portico.destroy(),
    ]
    for (const end of enders) {
      if (portico.getState().namespaces.eip155?.status !== 'connected') await link()
      wallet?.onSwitch('hang')
      const pending = switchNetwork(portico, {
        networkId: 'eip155:8453',
        signal: controller.signal.aborted ? undefined : controller.signal,
      })
      const outcome = expect(pending).rejects.toMatchObject({ code: 'connection/aborted' })
      if (end === enders[1]) wallet?.setNetwork('eip155:999')
      await end()
      await outcome
    }
  })
})
