import type { Network } from '../types.js'

/** TON. */
export const ton = {
  id: '-239',
  caipNetworkId: 'ton:-239',
  chainNamespace: 'ton',
  name: 'TON',
  nativeCurrency: { name: 'Toncoin', symbol: 'TON', decimals: 9 },
  rpcUrls: { default: { http: ['https://toncenter.com/api/v2/jsonRPC'] } },
  blockExplorers: { default: { name: 'Tonviewer', url: 'https://tonviewer.com' } },
  imageId: '20f673c0-095e-49b2-07cf-eb5049dcf600',
} as const satisfies Network

/** TON Testnet. */
export const tonTestnet = {
  id: '-3',
  caipNetworkId: 'ton:-3',
  chainNamespace: 'ton',
  name: 'TON Testnet',
  nativeCurrency: { name: 'Toncoin', symbol: 'TON', decimals: 9 },
  rpcUrls: { default: { http: ['https://testnet.toncenter.com/api/v2/jsonRPC'] } },
  blockExplorers: { default: { name: 'Tonviewer', url: 'https://testnet.tonviewer.com' } },
  testnet: true,
  imageId: '20f673c0-095e-49b2-07cf-eb5049dcf600',
} as const satisfies Network
