import {
  type Account,
  type AdapterContext,
  type CaipNetworkId,
  type ConnectionEvents,
  createEmitter,
  type Emitter,
} from '@portico/core'
import type { Wallet } from '@wallet-standard/base'
import type { StandardEventsFeature } from '@wallet-standard/features'
import { getFeature } from '../standard/getFeature.js'
import { getApproved } from './getApproved.js'
import { readAccounts } from './readAccounts.js'

export type FollowWalletParameters = {
  readonly connectorId: string
  readonly wallet: Wallet
  readonly accounts: readonly Account[]
}

/** Accounts and networks of a connected wallet, as its events report them. */
export type FollowedWallet = {
  readonly emitter: Emitter<ConnectionEvents>
  accounts(): readonly Account[]
  /** The app's networks that the wallet supports now. */
  listApproved(): readonly CaipNetworkId[]
  /** Stops following the wallet. */
  close(): void
}

const namespace = 'solana'

/** How long a wallet may share no account while switching, in milliseconds. */
const graceMs = 300

/**
 * Follows `standard:events` of a wallet that shared accounts, until it takes them back or `close()` is called.
 *
 * @param context The instance's parts.
 * @param parameters The wallet and the accounts it shared.
 */
export function followWallet(context: AdapterContext, parameters: FollowWalletParameters): FollowedWallet {
  const { clock, logger } = context
  const { connectorId, wallet } = parameters
  const emitter = createEmitter<ConnectionEvents>({
    onError: (error) => logger.error('A listener of a connection failed', error),
  })
  const listApproved = () => getApproved(context, wallet)
  let { accounts } = parameters
  let approved = listApproved()
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

  return { emitter, accounts: () => accounts, listApproved, close }
}
