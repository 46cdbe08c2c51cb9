import type { Network } from '../types.js'

/** WEMIX. */
export const wemix = {
  id: 1111,
  caipNetworkId: 'eip155:1111',
  chainNamespace: 'eip155',
  name: 'WEMIX',
  nativeCurrency: { name: 'WEMIX', symbol: 'WEMIX', decimals: 18 },
  rpcUrls: { default: { http: ['https://api.wemix.com'] } },
  blockExplorers: { default: { name: 'wemixExplorer', url: 'https://explorer.wemix.com' } },
} as const satisfies Network

/** WEMIX Testnet. */
export const wemixTestnet = {
  id: 1112,
  caipNetworkId: 'eip155:1112',
  chainNamespace: 'eip155',
  name: 'WEMIX Testnet',
  nativeCurrency: { name: 'WEMIX', symbol: 'tWEMIX', decimals: 18 },
  rpcUrls: { default: { http: ['https://api.test.wemix.com'] } },
  blockExplorers: { default: { name: 'wemixExplorer', url: 'https://testnet.wemixscan.com' } },
  testnet: true,
} as const satisfies Network
