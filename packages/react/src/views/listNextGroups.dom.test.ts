import { type Features, type PorticoOptions, setActiveNamespace } from '@portico/controllers'
import { type CreateTestPorticoOptions, createTestPortico, type TestPortico } from '@portico/controllers/testing'
import type { CaipNetworkId, SwapProvider } from '@portico/core'
import { bitcoin, mainnet, sepolia, solana } from '@portico/core/networks'
import { createFakeAdapter, createFakeConnector, type FakeAdapter } from '@portico/core/testing'
import { afterEach, describe, expect, test } from 'vitest'
import { listNextGroups } from './listNextGroups.js'
import { loadGroup } from './loadGroup.js'

let made: TestPortico | undefined
afterEach(() => made?.portico.destroy())

const services = { blockchainApi: 'https://data.example' }

/** Lists what follows Account, of the groups that an app may do without. */
async function listAfterAccount(
  options: CreateTestPorticoOptions = {},
  networkId: CaipNetworkId = mainnet.caipNetworkId,
) {
  made = createTestPortico({ services, networks: [mainnet, sepolia], ...options })
  await made.connect({ networkId })
  for (const group of ['account', 'embeddedWallet'] as const) await loadGroup(made.portico, 'en', group)
  return listOptional(made)
}

function listOptional({ portico }: TestPortico) {
  const optional = ['swap', 'onramp', 'names', 'pay', 'send', 'receive']
  return listNextGroups(portico, 'Account').filter((name) => optional.includes(name))
}

describe('after Account', () => {
  test.each<[Partial<Features>, string]>([
    [{}, 'send swap receive names onramp'],
    [{ pay: true }, 'send swap receive names onramp pay'],
    [{ swaps: false }, 'send receive names onramp'],
    [{ onramp: false }, 'send swap receive names'],
    [{ send: false, receive: false }, 'swap names onramp'],
  ])('it follows the switches: %o', async (features, names) => {
    expect((await listAfterAccount({ features })).join(' ')).toBe(names)
  })

  test('nothing is loaded that nobody provides', async () => {
    expect(await listAfterAccount({ swaps: { providers: [] }, onramp: [] })).toEqual(['send', 'receive', 'names'])
    made?.portico.destroy()
    expect(await listAfterAccount({ services: {}, features: { pay: true } })).toEqual(['send', 'receive'])
    made?.portico.destroy()
    const provider: SwapProvider = { id: 'dex', name: 'DEX', load: () => Promise.reject(new Error('unused')) }
    const swaps: PorticoOptions['swaps'] = { providers: [provider] }
    expect(await listAfterAccount({ services: {}, swaps })).toEqual(['send', 'swap', 'receive'])
  })

  test('no names on a test network', async () => {
    expect(await listAfterAccount({}, sepolia.caipNetworkId)).not.toContain('names')
  })

  test('it follows the namespace: what its adapter and its providers can', async () => {
    const networks: CreateTestPorticoOptions['networks'] = [mainnet, solana, bitcoin]
    const wallet = createFakeConnector({ id: 'wallet', namespaces: ['eip155'] })
    const adapters: CreateTestPorticoOptions['adapters'] = [
      createFakeAdapter({ connectors: [wallet] }) as FakeAdapter,
      createFakeAdapter({ namespace: 'solana', supports: ['balance', 'send', 'onramp'] }) as FakeAdapter,
      createFakeAdapter({ namespace: 'bip122', supports: ['balance'] }) as FakeAdapter,
    ]
    await listAfterAccount({ networks, adapters, wallets: [wallet], features: { pay: true } })
    const listOn = (namespace: string) => {
      if (!made) throw new Error('no instance')
      setActiveNamespace(made.portico, { namespace })
      return listOptional(made)
    }
    // Coinbase over the data service, the default, sells on EVM networks alone.
    expect(listOn('solana')).toEqual(['send', 'receive', 'pay'])
    expect(listOn('bip122')).toEqual(['receive'])
    expect(listOn('eip155')).toEqual(['send', 'swap', 'receive', 'names', 'onramp', 'pay'])
  })
})

test('the settings of an e-mail account lead to names only where there are some', async () => {
  await listAfterAccount()
  expect(made && listNextGroups(made.portico, 'AccountSettings')).toEqual(['names'])
  made?.portico.destroy()
  await listAfterAccount({ services: {} })
  expect(made && listNextGroups(made.portico, 'AccountSettings')).toEqual([])
})

test('Connect leads to the groups of the connectors that there are', async () => {
  await listAfterAccount()
  expect(made && listNextGroups(made.portico, 'Connect')).toEqual(['connecting', 'help'])
})
