import type { ChainNamespace } from '../caip/types.js'
import type { AccountType } from '../validate/isAccountType.js'

/** General facts about a namespace. */
export type NamespaceInfo = {
  readonly namespace: ChainNamespace
  /** Name of the family of networks, or the namespace itself if unknown. */
  readonly name: string
  readonly defaultAccountType: AccountType
}

const names: Readonly<Record<string, string>> = {
  eip155: 'EVM Networks',
  solana: 'Solana',
  polkadot: 'Polkadot',
  bip122: 'Bitcoin',
  cosmos: 'Cosmos',
  cip34: 'Cardano',
  elrond: 'MultiversX',
  multiversx: 'MultiversX',
  near: 'NEAR',
  tezos: 'Tezos',
  algorand: 'Algorand',
}
const accountTypes: Readonly<Record<string, AccountType>> = { eip155: 'smartAccount', bip122: 'payment' }

/**
 * Returns general facts about a namespace, with defaults for an unknown one.
 *
 * @param namespace A CAIP-2 namespace, such as `eip155`.
 */
export function getNamespaceInfo(namespace: ChainNamespace): NamespaceInfo {
  return {
    namespace,
    name: Object.hasOwn(names, namespace) ? (names[namespace] ?? namespace) : namespace,
    defaultAccountType: (Object.hasOwn(accountTypes, namespace) && accountTypes[namespace]) || 'eoa',
  }
}
