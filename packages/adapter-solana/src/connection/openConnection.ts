import {
  type Account,
  type AdapterContext,
  type CaipNetworkId,
  type Connection,
  connectionErrors,
  toWalletError,
} from '@portico/core'
import { chainErrors, settle } from '@portico/core/internal'
import type { Wallet } from '@wallet-standard/base'
import type { StandardDisconnectFeature } from '@wallet-standard/features'
import { getFeature } from '../standard/getFeature.js'
import { createProvider } from './createProvider.js'
import { followWallet } from './followWallet.js'

export type OpenConnectionParameters = {
  readonly connectorId: string
  readonly wallet: Wallet
  readonly accounts: readonly Account[]
  /** The app's networks, the preferred one first. */
  readonly chains: readonly CaipNetworkId[]
}

const namespace = 'solana'

/** How long to wait for `standard:disconnect`, in milliseconds. */
const farewellMs = 3000

/**
 * Makes a live connection of an approved wallet and follows the wallet's `standard:events`. Wallets have no network of
 * their own on Solana: each request names one, and the connection remembers the app's choice.
 *
 * @param context The instance's parts.
 * @param parameters The wallet and the accounts it shared.
 */
export function openConnection(context: AdapterContext, parameters: OpenConnectionParameters): Connection {
  const { connectorId, wallet, chains } = parameters
  const { emitter, accounts, listApproved, close } = followWallet(context, parameters)
  const approved = listApproved()
  let networkId = chains.find((chain) => approved.includes(chain))

  const base = {
    connectorId,
    namespaces: [namespace],
    accounts: (of: string) => (of === namespace ? accounts() : []),
    networkId: (of: string) => (of === namespace ? networkId : undefined),
    approved: (of: string) => (of === namespace ? listApproved() : []),
    async switchNetwork(target: CaipNetworkId, { signal }: { readonly signal?: AbortSignal | undefined } = {}) {
      if (signal?.aborted) throw connectionErrors('connection/aborted')
      if (!listApproved().includes(target)) throw chainErrors('chain/not-approved', { networkId: target })
      if (networkId === target) return
      networkId = target
      emitter.emit('network', { namespace, networkId })
    },
    async disconnect() {
      close()
      emitter.clear()
      const feature = getFeature<StandardDisconnectFeature>(wallet, 'standard:disconnect')
      try {
        if (feature) await settle(() => feature.disconnect(), { limit: { clock: context.clock, ms: farewellMs } })
      } catch (error) {
        throw toWalletError(error, { source: 'injected' })
      }
    },
    release: close,
    on: emitter.on,
  } satisfies Omit<Connection, 'provider'>
  const provider = createProvider(wallet, base)
  // The caller's namespace decides the type; this connection only ever serves `solana`.
  return { ...base, provider: () => provider as never }
}
