import {
  type Account,
  type AdapterContext,
  type CaipNetworkId,
  type Connection,
  type ConnectionEvents,
  connectionErrors,
  createEmitter,
  toWalletError,
} from '@portico/core'
import { chainErrors, settle } from '@portico/core/internal'
import type { Wallet } from '@wallet-standard/base'
import type { StandardDisconnectFeature, StandardEventsFeature } from '@wallet-standard/features'
import { getFeature } from '../standard/getFeature.js'
import { createProvider } from './createProvider.js'
import { getApproved } from './getApproved.js'
import { readAccounts } from './readAccounts.js'

export type OpenConnectionParameters = {
  readonly connectorId: string
  readonly wallet: Wallet
  readonly accounts: readonly Account[]
  /** The app's networks, the preferred one first. */
  readonly chains: readonly CaipNetworkId[]
}

const namespace = 'solana'

/** How long a wallet may share no account while switching, in milliseconds. */
const graceMs = 300

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
  const { clock, logger } = context
  const { connectorId, wallet, chains } = parameters
  const emitter = createEmitter<ConnectionEvents>({
    onError: (error) => logger.error('A listener of a connection failed', error),
  })
  const listApproved = () => getApproved(context, wallet)
  let { accounts } = parameters
  let approved = listApproved()
  let network = chains.find((chain) => approved.includes(chain))
  let cancelGrace = () => {}
  let unlisten = () => {}

  const close = () => {
    cancelGrace()
    unlisten()
    unlisten = () => {}
  }

  const setAccounts = (value: unknown) => {
    const next = readAccounts(value)
    if (!next) return logger.warn('A wallet named invalid accounts', { connectorId })
    cancelGrace()
    if (next.length === 0) {
      cancelGrace = clock.setTimeout(() => {
        close()
        emitter.emit('end', { reason: 'wallet' })
      }, graceMs)
      return
    }
    if (String(next.map((a) => a.address)) === String(accounts.map((a) => a.address))) return
    accounts = next
    emitter.emit('accounts', { namespace, accounts })
  }

  const setChains = () => {
    const next = listApproved()
    if (String(next) === String(approved)) return
    approved = next
    emitter.emit('approved', { namespace, approved })
  }

  const onChange = (change: unknown) => {
    if (typeof change !== 'object' || change === null) return
    if ('chains' in change || 'features' in change) setChains()
    if ('accounts' in change) setAccounts(change.accounts)
  }

  try {
    const off = getFeature<StandardEventsFeature>(wallet, 'standard:events')?.on('change', onChange)
    unlisten = () => {
      try {
        off?.()
      } catch (error) {
        logger.debug('A wallet could not stop its events', { connectorId, error })
      }
    }
  } catch (error) {
    logger.warn('A wallet reports no changes', { connectorId, error })
  }

  const base = {
    connectorId,
    namespaces: [namespace],
    accounts: (of: string) => (of === namespace ? accounts : []),
    network: (of: string) => (of === namespace ? network : undefined),
    approved: (of: string) => (of === namespace ? listApproved() : []),
    async switchNetwork(target: CaipNetworkId, { signal }: { readonly signal?: AbortSignal | undefined } = {}) {
      if (signal?.aborted) throw connectionErrors('connection/aborted')
      if (!listApproved().includes(target)) throw chainErrors('chain/not-approved', { network: target })
      if (network === target) return
      network = target
      emitter.emit('network', { namespace, network })
    },
    async disconnect() {
      close()
      emitter.clear()
      const feature = getFeature<StandardDisconnectFeature>(wallet, 'standard:disconnect')
      try {
        if (feature) await settle(() => feature.disconnect(), { limit: { clock, ms: farewellMs } })
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
