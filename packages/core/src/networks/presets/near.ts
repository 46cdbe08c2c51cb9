import type { Network } from '../types.js'

/** Aurora. */
export const aurora = {
  id: 1313161554,
  caipNetworkId: 'eip155:1313161554',
  chainNamespace: 'eip155',
  name: 'Aurora',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.aurora.dev'] } },
  blockExplorers: { default: { name: 'Aurorascan', url: 'https://aurorascan.dev' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11' } },
  imageId: '3ff73439-a619-4894-9262-4470c773a100',
} as const satisfies Network

/** Aurora Testnet. */
export const auroraTestnet = {
  id: 1313161555,
  caipNetworkId: 'eip155:1313161555',
  chainNamespace: 'eip155',
  name: 'Aurora Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://testnet.aurora.dev'] } },
  blockExplorers: { default: { name: 'Aurorascan', url: 'https://testnet.aurorascan.dev' } },
  testnet: true,
} as const satisfies Network

/** NEAR Protocol. */
export const near = {
  id: 'mainnet',
  caipNetworkId: 'near:mainnet',
  chainNamespace: 'near',
  name: 'NEAR Protocol',
  nativeCurrency: { name: 'NEAR', symbol: 'NEAR', decimals: 24 },
  rpcUrls: { default: { http: ['https://rpc.mainnet.near.org'] } },
  blockExplorers: { default: { name: 'NearBlocks', url: 'https://nearblocks.io' } },
} as const satisfies Network
