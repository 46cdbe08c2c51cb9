import type { ConnectorFactory } from '@portico/core'
import { emailLoginUsedKey } from '@portico/core/internal'
import type { EmbeddedWalletOptions } from '../state/EmbeddedWalletOptions.js'
import type { EmbeddedWallet } from '../wallet/EmbeddedWallet.js'
import type { EmbeddedWalletConnector } from './findEmbeddedWallet.js'

/**
 * Longer than the frame's own timeouts (20 s until ready, 30 s per answer), so that its error is reported. In
 * milliseconds.
 */
const restoreTimeoutMs = 55_000

/**
 * Creates the connector for the wallet that users open with an e-mail address. Its code and frame load when a login
 * begins, or on start if there is a login to restore.
 *
 * @param options Settings of the wallet site.
 * @example createPortico({ networks: [mainnet], connectors: [embeddedWallet()] })
 */
export function embeddedWallet(options: EmbeddedWalletOptions = {}): ConnectorFactory {
  return (context) => {
    let loading: Promise<EmbeddedWallet> | undefined
    const loadWallet = () => {
      loading ??= import('../wallet/createEmbeddedWallet.js').then((module) =>
        module.createEmbeddedWallet(context, options),
      )
      loading.catch(() => {
        loading = undefined
      })
      return loading
    }
    const connector: EmbeddedWalletConnector = {
      id: 'AUTH',
      name: 'Email',
      type: 'AUTH',
      namespaces: ['eip155', 'solana'].filter((namespace) => context.networks(namespace).length > 0),
      restoreTimeoutMs,
      loadWallet,
      connect: async (parameters) => (await loadWallet()).connect(parameters),
      restore: async (parameters) =>
        context.store.get(emailLoginUsedKey) ? (await loadWallet()).restore(parameters) : undefined,
    }
    return connector
  }
}
