import type { Connector, ConnectorFactory } from '@portico/core'
import type { WalletConnectOptions } from '../port/WalletConnectOptions.js'
import { walletConnectImage } from './walletConnectImage.js'

/**
 * Creates the connector for wallets that pair by a code over WalletConnect. Its code and `@walletconnect/sign-client`,
 * an optional peer dependency, load on the first connect, or on start if there is such a connection to restore.
 *
 * @param options A custom client, relay or app description, and what to request from wallets.
 * @example createPortico({ networks: [mainnet], connectors: [walletConnect()] })
 */
export function walletConnect(options: WalletConnectOptions = {}): ConnectorFactory {
  return (context) => {
    let loading: Promise<Pick<Connector, 'connect' | 'restore'>> | undefined
    const load = () => {
      loading ??= import('./createWalletConnectConnector.js').then((module) =>
        module.createWalletConnectConnector(context, options),
      )
      loading.catch(() => {
        loading = undefined
      })
      return loading
    }
    return {
      id: 'walletConnect',
      name: 'WalletConnect',
      type: 'WALLET_CONNECT',
      image: walletConnectImage,
      namespaces: [...new Set(context.networks().map((network) => network.chainNamespace))],
      load,
      connect: async (parameters) => (await load()).connect(parameters),
      restore: async (parameters) => (await load()).restore(parameters),
    }
  }
}
