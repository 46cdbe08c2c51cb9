import type { Connector, ConnectorFactory } from '@portico/core'
import type { WalletConnectOptions } from '../port/WalletConnectOptions.js'
import { walletConnectImage } from './walletConnectImage.js'

/**
 * Makes the connector for wallets that pair by a code over WalletConnect. Its code and `@walletconnect/sign-client`,
 * an optional peer dependency, are loaded at the first connect, or at start when such a connection is to be resumed.
 *
 * @param options A client, relay or description of the app of your own; what to ask wallets for.
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
