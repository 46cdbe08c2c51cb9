import type { Network } from '../types.js'

/** Berachain. */
export const berachain = {
  id: 80094,
  caipNetworkId: 'eip155:80094',
  chainNamespace: 'eip155',
  name: 'Berachain',
  nativeCurrency: { name: 'BERA Token', symbol: 'BERA', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.berachain.com'] } },
  blockExplorers: { default: { name: 'Berascan', url: 'https://berascan.com' } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11' },
    ensRegistry: { address: '0x5b22280886a2f5e09a49bea7e320eab0e5320e28' },
    ensUniversalResolver: { address: '0x4D41762915F83c76EcaF6776d9b08076aA32b492' },
  },
  imageId: 'e329c2c9-59b0-4a02-83e4-212ff3779900',
} as const satisfies Network

/** Berachain Bepolia. */
export const berachainBepolia = {
  id: 80069,
  caipNetworkId: 'eip155:80069',
  chainNamespace: 'eip155',
  name: 'Berachain Bepolia',
  nativeCurrency: { name: 'BERA Token', symbol: 'BERA', decimals: 18 },
  rpcUrls: { default: { http: ['https://bepolia.rpc.berachain.com'] } },
  blockExplorers: { default: { name: 'Berascan', url: 'https://testnet.berascan.com' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11' } },
  testnet: true,
} as const satisfies Network

/** Berachain bArtio. */
export const berachainTestnetbArtio = {
  id: 80084,
  caipNetworkId: 'eip155:80084',
  chainNamespace: 'eip155',
  name: 'Berachain bArtio',
  nativeCurrency: { name: 'BERA Token', symbol: 'BERA', decimals: 18 },
  rpcUrls: { default: { http: ['https://bartio.rpc.berachain.com'] } },
  blockExplorers: { default: { name: 'Berachain bArtio Beratrail', url: 'https://bartio.beratrail.io' } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11' },
    ensRegistry: { address: '0xB0eef18971290b333450586D33dcA6cE122651D2' },
    ensUniversalResolver: { address: '0x41692Ef1EA0C79E6b73077E4A67572D2BDbD7057' },
  },
  testnet: true,
} as const satisfies Network
