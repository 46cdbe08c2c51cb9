import type { Network } from '../types.js'

/** TRON. */
export const tron = {
  id: '0x2b6653dc',
  caipNetworkId: 'tron:0x2b6653dc',
  chainNamespace: 'tron',
  name: 'TRON',
  nativeCurrency: { name: 'TRON', symbol: 'TRX', decimals: 6 },
  rpcUrls: { default: { http: ['https://api.trongrid.io/jsonrpc'] } },
  blockExplorers: { default: { name: 'Tronscan', url: 'https://tronscan.org/#' } },
  imageId: '3502bb86-cc4e-420f-a387-59ea63a28b00',
} as const satisfies Network

/** TRON Shasta. */
export const tronShasta = {
  id: '0x94a9059e',
  caipNetworkId: 'tron:0x94a9059e',
  chainNamespace: 'tron',
  name: 'TRON Shasta',
  nativeCurrency: { name: 'TRON', symbol: 'TRX', decimals: 6 },
  rpcUrls: { default: { http: ['https://api.shasta.trongrid.io/jsonrpc'] } },
  blockExplorers: { default: { name: 'Tronscan', url: 'https://shasta.tronscan.org/#' } },
  testnet: true,
  imageId: '3502bb86-cc4e-420f-a387-59ea63a28b00',
} as const satisfies Network

/** TRON Nile. */
export const tronNile = {
  id: '0xcd8690dc',
  caipNetworkId: 'tron:0xcd8690dc',
  chainNamespace: 'tron',
  name: 'TRON Nile',
  nativeCurrency: { name: 'TRON', symbol: 'TRX', decimals: 6 },
  rpcUrls: { default: { http: ['https://nile.trongrid.io/jsonrpc'] } },
  blockExplorers: { default: { name: 'Tronscan', url: 'https://nile.tronscan.org/#' } },
  testnet: true,
  imageId: '3502bb86-cc4e-420f-a387-59ea63a28b00',
} as const satisfies Network
