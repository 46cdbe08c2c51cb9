import { type Account, type AdapterContext, type Connection, type Eip1193Provider, walletErrors } from '@portico/core'
import { followWallet } from './followWallet.js'
import { switchNetwork } from './switchNetwork.js'
import { toHexChainId } from './toHexChainId.js'

export type OpenConnectionParameters = {
  readonly connectorId: string
  readonly provider: Eip1193Provider
  readonly accounts: readonly Account[]
  readonly signal: AbortSignal
}

const namespace = 'eip155'

/**
 * Creates a live connection of an approved wallet and follows the wallet's events. Throws `connection/aborted`, and
 * `wallet/no-accounts` when the wallet takes its accounts back meanwhile.
 *
 * @param context The instance's parts.
 * @param parameters The wallet and the accounts it shared.
 */
export async function openConnection(
  context: AdapterContext,
  parameters: OpenConnectionParameters,
): Promise<Connection> {
  const { connectorId, provider, signal } = parameters
  const wallet = followWallet(context, parameters)
  try {
    // Listening started before this request, so that no change in between is missed.
    await wallet.readNetwork(signal)
  } catch (error) {
    if (signal.aborted) {
      wallet.close()
      throw error
    }
    context.logger.warn('A wallet does not say which network it is on', { connectorId, error })
  }
  if (!wallet.isOpen()) throw walletErrors('wallet/no-accounts')

  return {
    connectorId,
    namespaces: [namespace],
    accounts: (of) => (of === namespace ? wallet.accounts() : []),
    networkId: (of) => (of === namespace ? wallet.networkId() : undefined),
    approved: () => 'all',
    // The caller's namespace decides the type; this connection only ever serves `eip155`.
    provider: () => provider as never,
    async switchNetwork(target, options = {}) {
      await switchNetwork(context, { provider, networkId: target, signal: options.signal })
      wallet.setNetwork(toHexChainId(target))
    },
    async disconnect() {
      wallet.close()
      wallet.emitter.clear()
    },
    release: wallet.close,
    on: wallet.emitter.on,
  }
}
