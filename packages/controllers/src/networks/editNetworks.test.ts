import { base, mainnet, optimism, solana } from '@portico/core/networks'
import { describe, expect, it } from 'vitest'
import { switchNetwork } from '../connection/commands/switchNetwork.js'
import { createTestPortico } from '../testing/createTestPortico.js'
import { addNetwork } from './addNetwork.js'
import { removeNetwork } from './removeNetwork.js'

describe('addNetwork', () => {
  it('offers one more network, also of a new namespace', async () => {
    const { portico } = createTestPortico({ networks: [mainnet] })
    addNetwork(portico, { network: optimism })
    addNetwork(portico, { network: solana })
    expect(portico.getState().networks.map(({ name }) => name)).toEqual([mainnet.name, optimism.name, solana.name])
    await switchNetwork(portico, { networkId: solana.caipNetworkId })
    expect(portico.getState()).toMatchObject({ activeNamespace: 'solana', network: { name: solana.name } })
  })

  it('rejects a second one with the same id', () => {
    const { portico } = createTestPortico({ networks: [mainnet] })
    expect(() => addNetwork(portico, { network: { ...mainnet, name: 'Again' } })).toThrow(/given twice/)
  })
})

describe('removeNetwork', () => {
  it('falls back to another network of the namespace when the chosen one goes', () => {
    const { portico } = createTestPortico({ networks: [mainnet, base, solana] })
    removeNetwork(portico, { networkId: 'eip155:1' })
    expect(portico.getState().network.id).toBe(8453)
    removeNetwork(portico, { networkId: 'eip155:8453' })
    expect(portico.getState()).toMatchObject({ activeNamespace: 'solana', network: { name: solana.name } })
  })

  it('leaves the choice alone when another network goes', () => {
    const { portico } = createTestPortico({ networks: [mainnet, base] })
    removeNetwork(portico, { networkId: 'eip155:8453' })
    expect(portico.getState().network.id).toBe(1)
  })

  it('keeps at least one, and knows only its own', () => {
    const { portico } = createTestPortico({ networks: [mainnet] })
    expect(() => removeNetwork(portico, { networkId: 'eip155:1' })).toThrow(/No network/)
    expect(() => removeNetwork(portico, { networkId: 'eip155:5' })).toThrow('Network not found')
  })

  it('leaves a connected wallet on what is now an unsupported network', async () => {
    const { portico, connect } = createTestPortico({ networks: [mainnet, base] })
    await connect()
    removeNetwork(portico, { networkId: 'eip155:1' })
    expect(portico.getState().namespaces.eip155).toMatchObject({ networkId: 'eip155:1', supported: false })
  })
})
