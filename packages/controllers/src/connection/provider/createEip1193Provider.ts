import { type CaipNetworkId, type Eip1193Provider, isPorticoError, walletErrors } from '@portico/core'
import { internalErrors } from '@portico/core/internal'
import { getInternals } from '../../instance/getInternals.js'
import type { Portico } from '../../instance/Portico.js'
import { waitForResume } from '../restore/waitForResume.js'
import { createProviderEvents } from './createProviderEvents.js'

const namespace = 'eip155'

/** Creates the instance's EIP-1193 provider. Accounts and chain id come from the state; the wallet answers the rest. */
export function createEip1193Provider(portico: Portico): { readonly provider: Eip1193Provider; stop(): void } {
  const { connections, lifetime, stores } = getInternals(portico)
  const getChainId = () =>
    toHex(stores.connection.namespaces[namespace]?.networkId ?? stores.networks.active[namespace])
  const events = createProviderEvents(portico, { namespace, getChainId, toError: toProviderError })
  const answer = async (args: { method: string; params?: unknown }): Promise<unknown> => {
    if (lifetime.aborted) throw walletErrors('wallet/disconnected')
    await waitForResume(portico, namespace)
    const connection = connections.get(namespace)
    const { method } = args
    const id = method === 'eth_chainId' ? getChainId() : undefined
    if (id !== undefined) return id
    const asksAccounts = method === 'eth_accounts' || (connection && method === 'eth_requestAccounts')
    if (asksAccounts) return events.getAddresses()
    if (connection) {
      // A custom connector that no compiler has checked may lack the method.
      const wallet: Eip1193Provider | undefined = connection.provider(namespace)
      if (!wallet) throw internalErrors('internal/connection-client-not-set', { namespace })
      return wallet.request(args)
    }
    throw walletErrors(method === 'eth_requestAccounts' ? 'wallet/unauthorized' : 'wallet/disconnected')
  }
  const provider: Eip1193Provider = {
    request: (args) =>
      answer(args).catch((error: unknown) => {
        throw toProviderError(error)
      }),
    on(event, listener) {
      events.on(event, listener)
      return provider
    },
    removeListener(event, listener) {
      events.removeListener(event, listener)
      return provider
    },
  }
  return { provider, stop: events.stop }
}

function toHex(networkId: CaipNetworkId | undefined): string | undefined {
  return networkId && `0x${BigInt(networkId.slice(`${namespace}:`.length)).toString(16)}`
}

/**
 * Adds the numeric `code` to one of our errors that EIP-1193 requires and viem and ethers read, with the original error
 * as cause. Errors of a wallet stay as they are.
 */
function toProviderError(error: unknown): unknown {
  if (!isPorticoError(error) || error.rpcCode === undefined) return error
  return Object.assign(new Error(error.shortMessage, { cause: error }), { code: error.rpcCode })
}
