import type { ProviderOf } from '@portico/core'
import { mainnet, solana, solanaDevnet } from '@portico/core/networks'
import {
  createFakeAdapter,
  createFakeConnection,
  createFakeConnector,
  createFaultyStorage,
  type FakeAdapter,
} from '@portico/core/testing'
import { expect, it, onTestFinished } from 'vitest'
import { preferNetwork } from '../../networks/preferNetwork.js'
import { createTestPortico } from '../../testing/createTestPortico.js'
import { disconnect } from '../commands/disconnect.js'
import { selectAccount } from '../commands/selectAccount.js'
import { switchNetwork } from '../commands/switchNetwork.js'
import { getProvider } from './getProvider.js'

const [first, second] = ['7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv', 'SecondSo1ana']
const stored = JSON.stringify({ solana: [{ connectorId: 'one', accounts: [{ address: first }] }] })

function createWallet(id: string) {
  const wallet = {
    id,
    sign: () => wallet.id,
    events: [] as string[],
    on: (event: string) => wallet.events.push(event),
    request: async (...args: readonly unknown[]) => [id, ...args],
  }
  const connection = createFakeConnection({
    connectorId: id,
    namespaces: ['solana'],
    accounts: { solana: [first, second] },
    networks: { solana: solana.caipNetworkId },
    providers: { solana: wallet },
  })
  return { wallet, connector: createFakeConnector({ id, namespaces: ['solana'], connection }) }
}

function arrange({ isStored = false } = {}) {
  const wallets = [createWallet('one'), createWallet('two')] as const
  const connectors = wallets.map(({ connector }) => connector)
  const test = createTestPortico({
    id: 'forward',
    networks: [mainnet, solana, solanaDevnet],
    wallets: connectors,
    // A fake of any namespace is used through what all adapters have in common.
    adapters: [createFakeAdapter({ namespace: 'solana', connectors }) as FakeAdapter],
    storage: createFaultyStorage(isStored ? { '@appkit:forward/connections': stored } : {}),
    started: false,
  })
  onTestFinished(() => test.portico.destroy())
  // The fixture's own wallets, with the events that all providers have.
  const provider = getProvider(test.portico, { namespace: 'solana' }) as ReturnType<typeof createWallet>['wallet'] &
    ProviderOf<'eip155'>
  const heard: unknown[] = []
  for (const name of ['connect', 'disconnect', 'accountsChanged', 'chainChanged'])
    provider.on(name, (payload: unknown) =>
      heard.push([name, payload instanceof Error ? Reflect.get(payload, 'code') : payload]),
    )
  return { ...test, wallets, provider, heard }
}

it('has what the connected wallet has, and nothing while there is none', async () => {
  const { portico, provider, connect } = arrange()
  portico.start()
  expect(() => provider.sign()).toThrow(/disconnected/)
  expect('sign' in provider).toBe(false)
  await expect(provider.request({ method: 'solana_signMessage' })).rejects.toMatchObject({
    code: 'wallet/disconnected',
  })
  await connect()
  expect(await Promise.resolve(provider).then((same) => same.sign())).toBe('one')
  expect('sign' in provider).toBe(true)
  await connect({ connectorId: 'two' })
  expect(provider.sign()).toBe('two')
  expect(getProvider(portico, { namespace: 'solana' })).toBe(provider)
})

it('keeps its listeners from one wallet to the next', async () => {
  const { portico, provider, heard, connect, wallets } = arrange()
  const removed = () => heard.push('removed')
  provider.on('accountsChanged', removed)
  provider.removeListener('accountsChanged', removed)
  portico.start()
  await connect()
  wallets[0].connector.connection.setNetwork(solanaDevnet.caipNetworkId)
  selectAccount(portico, { address: second, namespace: 'solana' })
  await disconnect(portico)
  await connect({ connectorId: 'two' })
  wallets[1].connector.connection.setAccounts('solana', [second])
  expect(heard).toEqual([
    ['connect', { chainId: solana.caipNetworkId }],
    ['accountsChanged', [first, second]],
    ['chainChanged', solanaDevnet.caipNetworkId],
    ['accountsChanged', [second, first]],
    ['accountsChanged', []],
    ['disconnect', 'wallet/disconnected'],
    ['connect', { chainId: solana.caipNetworkId }],
    ['chainChanged', solana.caipNetworkId],
    ['accountsChanged', [first, second]],
    ['accountsChanged', [second]],
  ])
})

it('tells of a network chosen while no wallet is connected, also for later', async () => {
  const { portico, heard, clock } = arrange()
  portico.start()
  await switchNetwork(portico, { networkId: solanaDevnet.caipNetworkId })
  preferNetwork(portico, solana.caipNetworkId)
  await clock.flush()
  expect(heard).toEqual([
    ['chainChanged', solanaDevnet.caipNetworkId],
    ['chainChanged', solana.caipNetworkId],
  ])
})

it('tells a wallet which account is selected, for requests that name none', async () => {
  const { portico, provider, connect } = arrange()
  portico.start()
  await connect()
  const ask = { method: 'solana_signMessage' }
  expect(await provider.request(ask)).toEqual(['one', ask, undefined, first])
  selectAccount(portico, { address: second, namespace: 'solana' })
  expect(await provider.request(ask)).toEqual(['one', ask, undefined, second])
})

it('waits with requests for an earlier connection that is being resumed', async () => {
  const { portico, provider, wallets } = arrange({ isStored: true })
  wallets[0].connector.onRestore('resolve')
  portico.start()
  expect(await provider.request({ method: 'x' })).toEqual(['one', { method: 'x' }, undefined, first])
})

it('leaves events that are the wallet’s own to the wallet', async () => {
  const { portico, provider, connect, wallets } = arrange()
  portico.start()
  expect(() => provider.on('display', () => {})).toThrow(/disconnected/)
  await connect()
  provider.on('display', () => {})
  expect(wallets[0].wallet.events).toEqual(['display'])
})
