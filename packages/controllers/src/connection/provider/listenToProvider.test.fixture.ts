import type { CaipNetworkId, ChainNamespace, ProviderOf } from '@portico/core'
import type { Portico } from '../../instance/Portico.js'
import { getProvider } from './getProvider.js'

/** Records what listeners of a provider are told. */
export function listenToProvider(portico: Portico, namespace: ChainNamespace) {
  const heard: { accounts: readonly string[]; chain: unknown } = {
    accounts: [],
    chain: toChainId(portico.getState().namespaces[namespace]?.networkId),
  }
  // All providers have the events of EIP-1193.
  const provider = getProvider(portico, { namespace }) as ProviderOf<'eip155'>
  provider.on('accountsChanged', (accounts: readonly string[]) => {
    heard.accounts = accounts
  })
  provider.on('chainChanged', (chain: unknown) => {
    heard.chain = chain
  })
  return heard
}

/** The network in the notation of the namespace's providers. */
export function toChainId(networkId: CaipNetworkId | undefined): string | undefined {
  return networkId?.startsWith('eip155:') ? `0x${Number(networkId.slice('eip155:'.length)).toString(16)}` : networkId
}
