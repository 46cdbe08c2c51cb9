import type { Network } from '../types.js'

/** ZKsync Era. */
export const zkSync = {
  id: 324,
  caipNetworkId: 'eip155:324',
  chainNamespace: 'eip155',
  name: 'ZKsync Era',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.era.zksync.io'] } },
  blockExplorers: { default: { name: 'ZKsync Explorer', url: 'https://explorer.zksync.io' } },
  contracts: { multicall3: { address: '0xF9cda624FBC7e059355ce98a31693d299FACd963' } },
  imageId: 'b310f07f-4ef7-49f3-7073-2a0a39685800',
} as const satisfies Network

/** ZKsync Sepolia Testnet. */
export const zkSyncSepoliaTestnet = {
  id: 300,
  caipNetworkId: 'eip155:300',
  chainNamespace: 'eip155',
  name: 'ZKsync Sepolia Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://sepolia.era.zksync.dev'] } },
  blockExplorers: { default: { name: 'ZKsync Explorer', url: 'https://sepolia.explorer.zksync.io' } },
  contracts: { multicall3: { address: '0xF9cda624FBC7e059355ce98a31693d299FACd963' } },
  testnet: true,
} as const satisfies Network

/** Abstract. */
export const abstract = {
  id: 2741,
  caipNetworkId: 'eip155:2741',
  chainNamespace: 'eip155',
  name: 'Abstract',
  nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://api.mainnet.abs.xyz'] } },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://abscan.org' } },
  contracts: { multicall3: { address: '0xAa4De41dba0Ca5dCBb288b7cC6b708F3aaC759E7' } },
  imageId: 'fc2427d1-5af9-4a9c-8da5-6f94627cd900',
} as const satisfies Network

/** Linea Mainnet. */
export const linea = {
  id: 59144,
  caipNetworkId: 'eip155:59144',
  chainNamespace: 'eip155',
  name: 'Linea Mainnet',
  nativeCurrency: { name: 'Linea Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.linea.build'] } },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://lineascan.build' } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11' },
    ensRegistry: { address: '0x50130b669B28C339991d8676FA73CF122a121267' },
    ensUniversalResolver: { address: '0x4D41762915F83c76EcaF6776d9b08076aA32b492' },
  },
} as const satisfies Network

/** Scroll. */
export const scroll = {
  id: 534352,
  caipNetworkId: 'eip155:534352',
  chainNamespace: 'eip155',
  name: 'Scroll',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.scroll.io'] } },
  blockExplorers: { default: { name: 'Scrollscan', url: 'https://scrollscan.com' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11' } },
} as const satisfies Network

/** Scroll Sepolia. */
export const scrollSepolia = {
  id: 534351,
  caipNetworkId: 'eip155:534351',
  chainNamespace: 'eip155',
  name: 'Scroll Sepolia',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://sepolia-rpc.scroll.io'] } },
  blockExplorers: { default: { name: 'Scrollscan', url: 'https://sepolia.scrollscan.com' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11' } },
  testnet: true,
} as const satisfies Network

/** Morph. */
export const morph = {
  id: 2818,
  caipNetworkId: 'eip155:2818',
  chainNamespace: 'eip155',
  name: 'Morph',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.morphl2.io'] } },
  blockExplorers: { default: { name: 'Morph Explorer', url: 'https://explorer.morphl2.io' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11' } },
} as const satisfies Network

/** Morph Holesky. */
export const morphHolesky = {
  id: 2810,
  caipNetworkId: 'eip155:2810',
  chainNamespace: 'eip155',
  name: 'Morph Holesky',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc-quicknode-holesky.morphl2.io'] } },
  blockExplorers: { default: { name: 'Morph Holesky Explorer', url: 'https://explorer-holesky.morphl2.io' } },
  testnet: true,
} as const satisfies Network

/** ZKsync Era Testnet (Goerli). */
export const zkSyncTestnet = {
  id: 280,
  caipNetworkId: 'eip155:280',
  chainNamespace: 'eip155',
  name: 'ZKsync Era Testnet (Goerli)',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://testnet.era.zksync.dev'] } },
  blockExplorers: { default: { name: 'zkExplorer', url: 'https://goerli.explorer.zksync.io' } },
  testnet: true,
} as const satisfies Network
