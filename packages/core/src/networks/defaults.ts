import type { ChainNamespace } from '../caip/types.js'

/** The network when nothing is configured or stored. */
export const defaultChainId = 'eip155:1'

/** The same, as the number EVM wallets use. */
export const defaultChainNumber = 1

/** Namespaces that work without their own adapter, through WalletConnect's generic provider. */
export const defaultNamespaces: readonly ChainNamespace[] = [
  'eip155',
  'solana',
  'cosmos',
  'polkadot',
  'cip34',
  'elrond',
  'multiversx',
  'near',
  'tezos',
  'algorand',
]
