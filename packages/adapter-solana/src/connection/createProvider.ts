import { type Connection, walletErrors } from '@portico/core'
import type { Wallet } from '@wallet-standard/base'
import type { SolanaProvider } from '../standard/SolanaProvider.js'

type Listener = (...args: never[]) => void

/**
 * Creates the provider of a Wallet Standard connection. Requests are those of WalletConnect, loaded on first use.
 *
 * @param wallet The wallet.
 * @param connection The connection that follows it.
 */
export function createProvider(wallet: Wallet, connection: Omit<Connection, 'provider'>): SolanaProvider {
  const entries: { readonly event: string; readonly listener: Listener; stop(): void }[] = []
  const subscribe = (event: string, listener: Listener): (() => void) => {
    // The caller names the event, and with it what the listener takes.
    const call = listener as (payload: unknown) => void
    if (event === 'accountsChanged')
      return connection.on('accounts', ({ accounts }) => call(accounts.map(({ address }) => address)))
    if (event === 'chainChanged') return connection.on('network', ({ networkId }) => call(networkId))
    return event === 'disconnect' ? connection.on('end', () => call(walletErrors('wallet/disconnected'))) : () => {}
  }
  const provider: SolanaProvider = {
    wallet,
    request: async ({ method, params }, networkId = connection.networkId('solana'), address) =>
      (await import('../signing/requestStandard.js')).requestStandard({
        wallet,
        accounts: connection.accounts('solana'),
        address,
        networkId,
        method,
        params,
      }),
    on(event, listener) {
      entries.push({ event, listener, stop: subscribe(event, listener) })
      return provider
    },
    removeListener(event, listener) {
      const at = entries.findIndex((entry) => entry.event === event && entry.listener === listener)
      const [removed] = at < 0 ? [] : entries.splice(at, 1)
      removed?.stop()
      return provider
    },
  }
  return provider
}
