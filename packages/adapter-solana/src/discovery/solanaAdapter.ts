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
    discover: watchForWallets,
    getNativeBalance: async (context, parameters) =>
      (await import('../assets/getNativeBalance.js')).getNativeBalance(context, parameters),
    load: async (context) => (await import('../signing/createActions.js')).createActions(context),
  }
}
