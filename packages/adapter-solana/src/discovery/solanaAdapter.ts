import type { Adapter } from '@portico/core'
import { watchForWallets } from './watchForWallets.js'

/**
 * Makes the adapter of Solana: wallets of this browser by Wallet Standard. All but the wait for a wallet is loaded when
 * it is first used.
 *
 * @example
 * createPortico({ networks: [solana], adapters: [solanaAdapter()] })
 */
export function solanaAdapter(): Adapter<'solana'> {
  return {
    namespace: 'solana',
    supports: ['balance', 'tokens', 'held-tokens', 'send', 'onramp', 'activity', 'nfts'],
    discover: watchForWallets,
    // Bundlers add less around an `import()` whose module is used as a whole.
    getNativeBalance: (context, parameters) =>
      import('../assets/getNativeBalance.js').then((module) => module.getNativeBalance(context, parameters)),
    load: (context) => import('../actions/createActions.js').then((module) => module.createActions(context)),
  }
}
