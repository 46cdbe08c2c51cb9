/**
 * Which wallets are looked for: `all` (announced ones and the legacy `window.ethereum`), `announced` (EIP-6963 only) or
 * `none`.
 */
export type EvmDiscovery = 'all' | 'announced' | 'none'
