export type { EvmAdapterOptions, EvmDiscovery } from '../discovery/evmAdapter.js'
export { evmAdapter } from '../discovery/evmAdapter.js'
