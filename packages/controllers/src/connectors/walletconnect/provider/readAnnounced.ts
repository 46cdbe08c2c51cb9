import { type CaipNetworkId, getNamespace, isCaipAddress, parseCaipAddress } from '@portico/core'
import { toNetworkId } from '../session/toNetworkId.js'
import type { AnnouncedAccount } from './LiveSession.js'

/**
 * Reads the accounts of an event: bare addresses, CAIP-10 ids, or both. Accounts of other namespaces are left out.
 *
 * @param value The event's data.
 * @param network Network the event was sent for.
 * @returns The accounts in the wallet's order, `undefined` if the value is not a list of addresses.
 */
export function readAnnounced(value: unknown, networkId: CaipNetworkId): readonly AnnouncedAccount[] | undefined {
  if (!Array.isArray(value)) return undefined
  const namespace = getNamespace(networkId)
  const items: readonly unknown[] = value
  const accounts: AnnouncedAccount[] = []
  for (const item of items) {
    if (isCaipAddress(item)) {
      const { address, caipNetworkId } = parseCaipAddress(item)
      if (getNamespace(caipNetworkId) === namespace) accounts.push({ address, networkId: toNetworkId(caipNetworkId) })
    } else if (typeof item === 'string' && isCaipAddress(`${networkId}:${item}`))
      accounts.push({ address: item, networkId: undefined })
    else return undefined
  }
  return accounts.every(({ address }) => namespace !== 'eip155' || /^0x[\da-f]{40}$/i.test(address))
    ? accounts
    : undefined
}
