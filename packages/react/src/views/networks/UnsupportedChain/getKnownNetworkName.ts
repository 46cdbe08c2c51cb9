import type { CaipNetworkId } from '@portico/core'

/**
 * Names of networks a wallet is often found on. Kept here, in the view's own chunk: importing the presets for it would
 * bring them all into an app that uses two.
 */
const names: Readonly<Record<CaipNetworkId, string>> = {
  'eip155:1': 'Ethereum',
  'eip155:10': 'OP Mainnet',
  'eip155:25': 'Cronos',
  'eip155:56': 'BNB Smart Chain',
  'eip155:100': 'Gnosis',
  'eip155:130': 'Unichain',
  'eip155:137': 'Polygon',
  'eip155:146': 'Sonic',
  'eip155:250': 'Fantom',
  'eip155:324': 'ZKsync Era',
  'eip155:1284': 'Moonbeam',
  'eip155:2020': 'Ronin',
  'eip155:5000': 'Mantle',
  'eip155:8217': 'Kaia',
  'eip155:8453': 'Base',
  'eip155:42161': 'Arbitrum One',
  'eip155:42220': 'Celo',
  'eip155:43114': 'Avalanche',
  'eip155:59144': 'Linea Mainnet',
  'eip155:80094': 'Berachain',
  'eip155:81457': 'Blast',
  'eip155:84532': 'Base Sepolia',
  'eip155:534352': 'Scroll',
  'eip155:7777777': 'Zora',
  'eip155:11155111': 'Sepolia',
  'eip155:11155420': 'OP Sepolia',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'Solana',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'Solana Devnet',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'Solana Testnet',
}

/**
 * Returns the proper name of a network the app does not offer; `undefined` when it is not a common one.
 *
 * @param id The network.
 */
export function getKnownNetworkName(id: CaipNetworkId): string | undefined {
  return Object.hasOwn(names, id) ? names[id] : undefined
}
