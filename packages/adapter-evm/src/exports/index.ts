export type { EvmDiscovery } from '../discovery/discoverWallets.js'
export type { EvmAdapterOptions } from '../discovery/evmAdapter.js'
export { evmAdapter } from '../discovery/evmAdapter.js'
