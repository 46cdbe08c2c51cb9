import { mainnet, solana } from '@portico/core/networks'
import { createFakeConnection, createFakeConnector, createFaultyStorage } from '@portico/core/testing'
import { createPublicClient, createWalletClient, custom } from 'viem'
import { describe, expect, it } from 'vitest'
import { createTestPortico } from '../../testing/createTestPortico.js'
import { disconnect } from '../commands/disconnect.js'
import { selectAccount } from '../commands/selectAccount.js'
import { switchNetwork } from '../commands/switchNetwork.js'
import { getProvider } from './getProvider.js'

const address = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'

function arrange(options: Parameters<typeof createTestPortico>[0] = {}) {
  const test = createTestPortico(options)
  const provider = getProvider(test.portico, { namespace: 'eip155' })
  const events: unknown[] = []
  for (const name of ['connect', 'disconnect', 'accountsChanged', 'chainChanged'])
    provider.on(name, (payload: unknown) =>
      events.push([name, payload instanceof Error ? Reflect.get(payload, 'code') : payload]),
    )
  return { ...test, provider, events }
}

describe('getProvider', () => {
  it('is one object per instance and namespace', () => {
    const { portico, provider } = arrange()
    expect(getProvider(portico, { namespace: 'eip155' })).toBe(provider)
    expect(getProvider(createTestPortico().portico, { namespace: 'eip155' })).not.toBe(provider)
  })

  it('answers without a wallet what it can, with numeric codes otherwise', async () => {
    const { portico, provider, events } = arrange()
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
    await expect(provider.request({ method: 'eth_requestAccounts' })).rejects.toMatchObject({ code: 4100 })
    await expect(provider.request({ method: 'personal_sign' })).rejects.toMatchObject({
      code: 4900,
      cause: { code: 'wallet/disconnected' },
    })
    await switchNetwork(portico, { networkId: 'eip155:8453' })
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x2105')
    expect(events).toEqual([['chainChanged', '0x2105']])
  })

  it('follows connects, changes and disconnects', async () => {
    const { portico, connectors, provider, events, connect } = arrange()
    await connect()
    connectors[0]?.connection.setNetwork('eip155:8453')
    connectors[0]?.connection.setAccounts('eip155', [address, '0xB'])
    selectAccount(portico, { address: '0xB' })
    expect(await provider.request({ method: 'eth_accounts' })).toEqual(['0xB', address])
    await disconnect(portico)
    expect(events).toEqual([
      ['connect', { chainId: '0x1' }],
      ['accountsChanged', [address]],
      ['chainChanged', '0x2105'],
      ['accountsChanged', [address, '0xB']],
      ['accountsChanged', ['0xB', address]],
      ['accountsChanged', []],
      ['disconnect', 4900],
    ])
  })

  it('passes requests and the wallet’s own errors through, over reconnects', async () => {
    const { portico, connectors, provider, connect } = arrange()
    for (let round = 0; round < 2; round++) {
      await connect()
      expect(await provider.request({ method: 'personal_sign', params: ['0x00', address] })).toMatch(/^0x/)
      await disconnect(portico)
    }
    await connect()
    await expect(provider.request({ method: 'eth_unknown' })).rejects.toMatchObject({ code: 4200 })
    expect(connectors[0]?.calls).toHaveLength(3)
  })

  it('waits for an earlier connection that is being resumed', async () => {
    const connections = JSON.stringify({ eip155: [{ connectorId: 'com.example.wallet1', accounts: [{ address }] }] })
    const storage = createFaultyStorage({ '@appkit:app/connections': connections })
    const { portico, provider, connectors } = arrange({ id: 'app', storage, started: false })
    connectors[0]?.onRestore('resolve')
    portico.start()
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([address])
    portico.destroy()
    await expect(provider.request({ method: 'eth_accounts' })).rejects.toMatchObject({ code: 4900 })
  })

  it('serves viem', async () => {
    const { provider, connect } = arrange()
    await connect()
    const transport = custom(provider)
    expect(await createPublicClient({ transport }).getChainId()).toBe(1)
    const wallet = createWalletClient({ transport })
    expect(await wallet.getAddresses()).toEqual([address])
    expect(await wallet.signMessage({ account: address, message: 'hello' })).toMatch(/^0x/)
  })

  it('stops listeners that were removed, and a listener that throws stops no other', async () => {
    const { provider, connect } = createWithListeners()
    const seen: string[] = []
    const removed = () => seen.push('removed')
    provider.on('connect', removed)
    provider.on('connect', () => seen.push('kept'))
    provider.removeListener('connect', removed)
    await connect()
    expect(seen).toEqual(['kept'])
  })

  it('needs a namespace', () => {
    // As JavaScript can call it.
    const parameters = {} as { namespace: 'eip155' }
    expect(() => getProvider(createTestPortico().portico, parameters)).toThrow(
      'Chain is required to get connection controller client',
    )
  })

  it('says so when an own connector has no provider', async () => {
    const connection = createFakeConnection({ connectorId: 'own', namespaces: ['eip155', 'solana'] })
    Object.assign(connection, { provider: () => undefined })
    const connector = createFakeConnector({ id: 'own', namespaces: ['eip155', 'solana'], connection })
    const { portico, connect } = createTestPortico({ networks: [mainnet, solana], connectors: [connector], wallets: 0 })
    await connect({ connectorId: 'own' })
    const message = 'ConnectionController client not set'
    const asking = getProvider(portico, { namespace: 'eip155' }).request({ method: 'personal_sign' })
    await expect(asking).rejects.toThrow(message)
    // Only what a wallet would have is asked for.
    const forwarder = getProvider(portico, { namespace: 'solana' }) as { readonly wallet?: unknown; request(): unknown }
    expect(() => forwarder.wallet).toThrow(message)
    await expect(forwarder.request()).rejects.toThrow(message)
  })
})

function createWithListeners() {
  const test = createTestPortico()
  return { ...test, provider: getProvider(test.portico, { namespace: 'eip155' }) }
}
