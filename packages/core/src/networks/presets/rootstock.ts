import type { Network } from '../types.js'

/** Rootstock Mainnet. */
export const rootstock = {
  id: 30,
  caipNetworkId: 'eip155:30',
  chainNamespace: 'eip155',
  name: 'Rootstock Mainnet',
  nativeCurrency: { name: 'Rootstock Bitcoin', symbol: 'RBTC', decimals: 18 },
  rpcUrls: { default: { http: ['https://public-node.rsk.co'] } },
  blockExplorers: { default: { name: 'RSK Explorer', url: 'https://explorer.rsk.co' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11' } },
} as const satisfies Network

/** Rootstock Testnet. */
export const rootstockTestnet = {
  id: 31,
  caipNetworkId: 'eip155:31',
  chainNamespace: 'eip155',
  name: 'Rootstock Testnet',
  nativeCurrency: { name: 'Rootstock Bitcoin', symbol: 'tRBTC', decimals: 18 },
  rpcUrls: { default: { http: ['https://public-node.testnet.rsk.co'] } },
  blockExplorers: { default: { name: 'RSK Explorer', url: 'https://explorer.testnet.rootstock.io' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11' } },
  testnet: true,
} as const satisfies Network
