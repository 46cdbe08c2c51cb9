import type { Network } from '../types.js'

/** Gnosis. */
export const gnosis = {
  id: 100,
  caipNetworkId: 'eip155:100',
  chainNamespace: 'eip155',
  name: 'Gnosis',
  nativeCurrency: { name: 'xDAI', symbol: 'XDAI', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.gnosischain.com'] } },
  blockExplorers: { default: { name: 'Gnosisscan', url: 'https://gnosisscan.io' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11' } },
  imageId: '02b53f6a-e3d4-479e-1cb4-21178987d100',
} as const satisfies Network

/** Kaia. */
export const kaia = {
  id: 8217,
  caipNetworkId: 'eip155:8217',
  chainNamespace: 'eip155',
  name: 'Kaia',
  nativeCurrency: { name: 'Kaia', symbol: 'KAIA', decimals: 18 },
  rpcUrls: { default: { http: ['https://public-en.node.kaia.io'] } },
  blockExplorers: { default: { name: 'KaiaScan', url: 'https://kaiascan.io' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11' } },
} as const satisfies Network

/** Sei Network. */
export const sei = {
  id: 1329,
  caipNetworkId: 'eip155:1329',
  chainNamespace: 'eip155',
  name: 'Sei Network',
  nativeCurrency: { name: 'Sei', symbol: 'SEI', decimals: 18 },
  rpcUrls: { default: { http: ['https://evm-rpc.sei-apis.com/'] } },
  blockExplorers: { default: { name: 'Seiscan', url: 'https://seiscan.io' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11' } },
} as const satisfies Network

/** Hedera Mainnet. */
export const hedera = {
  id: 295,
  caipNetworkId: 'eip155:295',
  chainNamespace: 'eip155',
  name: 'Hedera Mainnet',
  nativeCurrency: { name: 'HBAR', symbol: 'HBAR', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.hashio.io/api'] } },
  blockExplorers: { default: { name: 'Hashscan', url: 'https://hashscan.io/mainnet' } },
  imageId: '6a97d510-cac8-4e58-c7ce-e8681b044c00',
} as const satisfies Network

/** Evmos. */
export const evmos = {
  id: 9001,
  caipNetworkId: 'eip155:9001',
  chainNamespace: 'eip155',
  name: 'Evmos',
  nativeCurrency: { name: 'Evmos', symbol: 'EVMOS', decimals: 18 },
  rpcUrls: { default: { http: ['https://eth.bd.evmos.org:8545'] } },
  blockExplorers: { default: { name: 'Evmos Block Explorer', url: 'https://escan.live' } },
  imageId: 'f926ff41-260d-4028-635e-91913fc28e00',
} as const satisfies Network

/** Filecoin Mainnet. */
export const filecoin = {
  id: 314,
  caipNetworkId: 'eip155:314',
  chainNamespace: 'eip155',
  name: 'Filecoin Mainnet',
  nativeCurrency: { name: 'filecoin', symbol: 'FIL', decimals: 18 },
  rpcUrls: { default: { http: ['https://api.node.glif.io/rpc/v1'] } },
  blockExplorers: { default: { name: 'Filfox', url: 'https://filfox.info/en' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11' } },
  imageId: '5a73b3dd-af74-424e-cae0-0de859ee9400',
} as const satisfies Network

/** IoTeX. */
export const iotex = {
  id: 4689,
  caipNetworkId: 'eip155:4689',
  chainNamespace: 'eip155',
  name: 'IoTeX',
  nativeCurrency: { name: 'IoTeX', symbol: 'IOTX', decimals: 18 },
  rpcUrls: { default: { http: ['https://babel-api.mainnet.iotex.io'] } },
  blockExplorers: { default: { name: 'IoTeXScan', url: 'https://iotexscan.io' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11' } },
  imageId: '34e68754-e536-40da-c153-6ef2e7188a00',
} as const satisfies Network

/** Ronin. */
export const ronin = {
  id: 2020,
  caipNetworkId: 'eip155:2020',
  chainNamespace: 'eip155',
  name: 'Ronin',
  nativeCurrency: { name: 'RON', symbol: 'RON', decimals: 18 },
  rpcUrls: { default: { http: ['https://api.roninchain.com/rpc'] } },
  blockExplorers: { default: { name: 'Ronin Explorer', url: 'https://app.roninchain.com' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11' } },
  imageId: 'b8101fc0-9c19-4b6f-ec65-f6dfff106e00',
} as const satisfies Network

/** Saigon Testnet under its first id; the network has moved to 202601 since. */
export const saigonLegacy = {
  id: 2021,
  caipNetworkId: 'eip155:2021',
  chainNamespace: 'eip155',
  name: 'Saigon Testnet',
  nativeCurrency: { name: 'RON', symbol: 'RON', decimals: 18 },
  rpcUrls: { default: { http: ['https://saigon-testnet.roninchain.com/rpc'] } },
  blockExplorers: { default: { name: 'Saigon Explorer', url: 'https://saigon-app.roninchain.com' } },
  testnet: true,
  imageId: 'b8101fc0-9c19-4b6f-ec65-f6dfff106e00',
} as const satisfies Network
