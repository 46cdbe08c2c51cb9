/** Namespaces that Portico knows by name; any other CAIP-2 namespace is accepted too. */
export type ChainNamespace =
  | 'eip155'
  | 'solana'
  | 'bip122'
  | 'cosmos'
  | 'polkadot'
  | 'cip34'
  | 'elrond'
  | 'multiversx'
  | 'near'
  | 'tezos'
  | 'algorand'
  | (string & {})

/** A CAIP-2 chain id, `namespace:reference`, such as `eip155:1`. */
export type CaipNetworkId = `${string}:${string}`

/** A CAIP-10 account id, `namespace:reference:address`. */
export type CaipAddress = `${string}:${string}:${string}`
