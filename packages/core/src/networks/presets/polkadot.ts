import type { Network } from '../types.js'

/** Moonbeam. */
export const moonbeam = {
  id: 1284,
  caipNetworkId: 'eip155:1284',
  chainNamespace: 'eip155',
  name: 'Moonbeam',
  nativeCurrency: { name: 'Moonbeam', symbol: 'GLMR', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.api.moonbeam.network'] } },
  blockExplorers: { default: { name: 'Moonscan', url: 'https://moonscan.io' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11' } },
  imageId: '161038da-44ae-4ec7-1208-0ea569454b00',
} as const satisfies Network

/** Moonriver. */
export const moonriver = {
  id: 1285,
  caipNetworkId: 'eip155:1285',
  chainNamespace: 'eip155',
  name: 'Moonriver',
  nativeCurrency: { name: 'Moonriver', symbol: 'MOVR', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.api.moonriver.moonbeam.network'] } },
  blockExplorers: { default: { name: 'Moonscan', url: 'https://moonriver.moonscan.io' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11' } },
  imageId: 'f1d73bb6-5450-4e18-38f7-fb6484264a00',
} as const satisfies Network

/** Datahaven Testnet. */
export const datahavenTestnet = {
  id: 55931,
  caipNetworkId: 'eip155:55931',
  chainNamespace: 'eip155',
  name: 'Datahaven Testnet',
  nativeCurrency: { name: 'MOCK', symbol: 'MOCK', decimals: 18 },
  rpcUrls: { default: { http: ['https://services.datahaven-testnet.network/testnet'] } },
  blockExplorers: { default: { name: 'DhScan', url: 'https://testnet.dhscan.io' } },
  testnet: true,
} as const satisfies Network
