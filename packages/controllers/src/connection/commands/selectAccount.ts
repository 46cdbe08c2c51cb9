import { type ChainNamespace, walletErrors } from '@portico/core'
import { internalErrors } from '@portico/core/internal'
import { ensureLive } from '../../instance/ensureLive.js'
import type { Portico } from '../../instance/Portico.js'
import { applyConnectionEvent } from '../state/applyConnectionEvent.js'
import { keepSession } from '../state/keepSession.js'

/** What `selectAccount` takes. */
export type SelectAccountParameters = {
  /** One of the namespace's `accounts`. */
  readonly address: string
  /** Default: the active one. */
  readonly namespace?: ChainNamespace | undefined
}

/**
 * Selects another account that the wallet has shared.
 *
 * @param portico The instance.
 * @param parameters The account.
 * @throws `wallet/unauthorized` when the wallet has not shared the account, `internal/account-data-chain-required` for a
 * namespace that is not the app's
 */
export function selectAccount(portico: Portico, { address, namespace }: SelectAccountParameters): void {
  const { connection } = ensureLive(portico).stores
  const name = namespace ?? connection.activeNamespace
  const link = connection.namespaces[name]
  if (!link) throw internalErrors('internal/account-data-chain-required', { namespace: name })
  const shared = link.accounts.some((account) => account.address === address)
  if (!shared) throw walletErrors('wallet/unauthorized')
  keepSession(portico)
  applyConnectionEvent(portico, name, { type: 'select', address })
}
