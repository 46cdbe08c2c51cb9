import type { ChainNamespace } from '@portico/core'
import { expect } from 'vitest'
import type { Portico } from '../../instance/Portico.js'
import { type Model, namespaces, type Page, unknownNetwork } from '../commands/twoNamespaces.test.fixture.js'
import { getProvider } from './getProvider.js'
import { toChainId } from './listenToProvider.test.fixture.js'

/** The state, the storage, the providers and the wallets agree with each other and with the model. */
export async function expectAgreement(model: Model, page: Page): Promise<void> {
  await page.settle()
  const { portico } = page
  const state = portico.getState()
  const stored = JSON.parse(page.read('connections') ?? '{}')
  const found = { state: {}, stored: {}, provider: {}, heard: {} } as Record<string, Record<string, unknown>>
  const wanted = { state: {}, stored: {}, provider: {}, heard: {} } as typeof found
  for (const namespace of namespaces) {
    const link = model.links[namespace]
    const networkId = link && namespace === 'eip155' ? model.wallets[link.wallet].networkId : model.chosen[namespace]
    const { status, connectorId, address, networkId: shown, supported } = state.namespaces[namespace] ?? {}
    Object.assign(found.state ?? {}, { [namespace]: { status, connectorId, address, networkId: shown, supported } })
    Object.assign(wanted.state ?? {}, {
      [namespace]: {
        status: link ? 'connected' : 'disconnected',
        connectorId: link?.wallet,
        address: link?.address,
        networkId,
        supported: networkId !== unknownNetwork,
      },
    })
    const [entry] = stored[namespace] ?? []
    Object.assign(found.stored ?? {}, {
      [namespace]: [entry?.connectorId, entry?.accounts[0].address, page.read(`${namespace}:connected_connector_id`)],
    })
    Object.assign(wanted.stored ?? {}, { [namespace]: [link?.wallet, link?.address, link?.wallet ?? null] })
    Object.assign(found.provider ?? {}, { [namespace]: await askProvider(portico, namespace) })
    const addresses = link ? [link.address] : []
    const asEvm = [addresses, toChainId(networkId), link?.wallet]
    const asSolana = link && [link.wallet, link.wallet, link.address]
    Object.assign(wanted.provider ?? {}, { [namespace]: namespace === 'eip155' ? asEvm : asSolana })
    const { accounts, chain } = page.heard[namespace]
    Object.assign(found.heard ?? {}, { [namespace]: [accounts.slice(0, 1), chain] })
    Object.assign(wanted.heard ?? {}, { [namespace]: [addresses, toChainId(networkId)] })
  }
  const active = { namespace: state.activeNamespace, networkId: state.network.caipNetworkId }
  expect({ ...found, active }).toEqual({
    ...wanted,
    active: { namespace: model.active, networkId: model.chosen[model.active] },
  })
  // A wallet is disconnected exactly when its last namespace is.
  const wallets = new Set(namespaces.flatMap((namespace) => model.links[namespace]?.wallet ?? []))
  expect([...page.trusted].sort()).toEqual([...wallets].sort())
  const storedNames = Object.keys(stored).sort()
  expect((page.read('connected_namespaces')?.split(',') ?? []).sort()).toEqual(storedNames)
  // Nothing is stored before the first change.
  expect([
    page.read('active_namespace') ?? model.active,
    page.read('active_caip_network_id') ?? model.chosen[model.active],
  ]).toEqual([model.active, model.chosen[model.active]])
}

/** What the integrator's own library sees: accounts, network and the wallet that answers. */
async function askProvider(portico: Portico, namespace: ChainNamespace): Promise<unknown> {
  if (namespace === 'solana') {
    // The fixture's own wallets.
    const provider = getProvider(portico, { namespace }) as {
      readonly name: string
      request(args: { readonly method: string }): Promise<readonly unknown[]>
    }
    const answer = await provider.request({ method: 'whoami' }).catch(() => undefined)
    return answer && [provider.name, ...answer]
  }
  const { request } = getProvider(portico, { namespace: 'eip155' })
  const accounts = (await request({ method: 'eth_accounts' })) as readonly string[]
  const wallet = await request({ method: 'whoami' }).catch(() => undefined)
  return [accounts.slice(0, 1), await request({ method: 'eth_chainId' }), wallet]
}
