import type { Account, CaipNetworkId, ChainNamespace } from '@portico/core'
import type { AnnouncedAccount } from './LiveSession.js'
import type { Approval } from './readApproval.js'

export type ListAccountsParameters = {
  readonly namespace: ChainNamespace
  readonly active: CaipNetworkId | undefined
  readonly announced: readonly AnnouncedAccount[]
}

/**
 * Lists the accounts of a namespace, each address once: those of the active network first, and among equals in the
 * order the wallet announced.
 *
 * @param approval What the wallet agreed to.
 * @param parameters The active network, and what the wallet announced since.
 */
export function listAccounts(
  approval: Approval | undefined,
  { namespace, active, announced }: ListAccountsParameters,
): readonly Account[] {
  if (!approval) return []
  const keyOf = (address: string) => (namespace === 'eip155' ? address.toLowerCase() : address)
  const isActive = ({ address, network }: AnnouncedAccount) => {
    if (network !== undefined) return network === active
    const own = approval.accounts.filter((account) => keyOf(account.address) === keyOf(address))
    return own.length === 0 || own.some((account) => account.network === active)
  }
  const all = [...announced, ...approval.accounts]
  const ordered = [...all.filter(isActive), ...all.filter((account) => !isActive(account))]
  const type = namespace === 'bip122' ? 'payment' : 'eoa'
  const byKey = new Map<string, Account>()
  for (const { address } of ordered) if (!byKey.has(keyOf(address))) byKey.set(keyOf(address), { address, type })
  return [...byKey.values()]
}
