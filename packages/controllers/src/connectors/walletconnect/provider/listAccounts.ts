import type { Account, CaipNetworkId, ChainNamespace } from '@portico/core'
import type { AnnouncedAccount } from './LiveSession.js'
import type { Approval } from './readApproval.js'

export type ListAccountsParameters = {
  readonly namespace: ChainNamespace
  readonly active: CaipNetworkId | undefined
  readonly announced: readonly AnnouncedAccount[]
}

/**
 * Lists the accounts of a namespace without duplicates: those of the active network first, then in the order the wallet
 * announced.
 *
 * @param approval The approved namespace.
 * @param parameters The active network, and the announced order.
 */
export function listAccounts(
  approval: Approval | undefined,
  { namespace, active, announced }: ListAccountsParameters,
): readonly Account[] {
  if (!approval) return []
  const keyOf = (address: string) => (namespace === 'eip155' ? address.toLowerCase() : address)
  const ofAddress = (address: string) => approval.accounts.filter((own) => keyOf(own.address) === keyOf(address))
  const isHere = (address: string) => ofAddress(address).some(({ networkId }) => networkId === active)
  const rank = ({ address, networkId }: AnnouncedAccount) => {
    if (networkId === active) return 0
    if (networkId === undefined) return isHere(address) || ofAddress(address).length === 0 ? 0 : 3
    // The wallet may be on another network than the app, so its selection counts wherever the account is approved.
    return isHere(address) ? 1 : 3
  }
  const ranked = [
    ...announced.map((account) => ({ account, at: rank(account) })),
    ...approval.accounts.map((account) => ({ account, at: account.networkId === active ? 2 : 3 })),
  ]
  const ordered = ranked.sort((a, b) => a.at - b.at).map(({ account }) => account)
  const type = namespace === 'bip122' ? 'payment' : 'eoa'
  const byKey = new Map<string, Account>()
  for (const { address } of ordered) if (!byKey.has(keyOf(address))) byKey.set(keyOf(address), { address, type })
  return [...byKey.values()]
}
