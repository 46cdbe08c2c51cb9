import type { Adapter } from '@portico/core'
import type { EvmDiscovery } from './discoverWallets.js'
import { watchForWallets } from './watchForWallets.js'

/** Options of `evmAdapter`. */
export type EvmAdapterOptions = {
  /** Default `all`. */
  readonly discovery?: EvmDiscovery | undefined
  /**
   * Default `true`: a name that is kept outside of its chain is asked for at the https gateways its contract names
   * (CCIP-read, EIP-3668). `false`: no such host is asked, and the name is not found.
   */
  readonly ccipRead?: boolean | undefined
  /**
   * Hosts of the pictures that names may have, such as `euc.li` or `*.pictures.example`; they are asked over https only.
   * Default: none, so that only pictures within the record (`data:` URLs) are shown.
   */
  readonly avatarHosts?: readonly string[] | undefined
}

/**
 * Makes the adapter of EVM networks: wallets of this browser by EIP-6963 and EIP-1193. All but discovery is loaded when
 * it is first used.
 *
 * @param options Which wallets to look for.
 * @example
 * createPortico({ networks: [mainnet, base], adapters: [evmAdapter()] })
 */
export function evmAdapter(options: EvmAdapterOptions = {}): Adapter<'eip155'> {
  return {
    namespace: 'eip155',
    supports: ['balance', 'tokens', 'send', 'swap', 'onramp', 'names', 'activity', 'nfts'],
    discover: (context, onConnectors) => watchForWallets(context, options.discovery ?? 'all', onConnectors),
    // Bundlers add less around an `import()` whose module is used as a whole.
    getNativeBalance: (context, parameters) =>
      import('../assets/getNativeBalance.js').then((module) => module.getNativeBalance(context, parameters)),
    getWalletAssets: (context, parameters) =>
      import('../assets/getWalletAssets.js').then((module) => module.getWalletAssets(context, parameters)),
    load: (context) => import('../actions/createActions.js').then((module) => module.createActions(context, options)),
  }
}
