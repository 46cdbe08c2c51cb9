import { type CaipNetworkId, walletErrors } from '@portico/core'
import { askWallet } from './askWallet.js'
import type { LiveSession } from './LiveSession.js'
import { providerErrors } from './providerErrors.js'
import { readApproval } from './readApproval.js'
import { readCapabilities } from './readCapabilities.js'

const method = 'wallet_getCapabilities'

/**
 * Answers `wallet_getCapabilities` (EIP-5792) from the session if it states them, otherwise by asking the wallet.
 * Throws `provider/address-missing`, `wallet/unsupported-method`.
 *
 * @param live The session.
 * @param parameters The request's parameters, and its network.
 */
export async function getCapabilities(
  live: LiveSession,
  { networkId, params }: { readonly networkId: CaipNetworkId; readonly params: unknown },
): Promise<unknown> {
  const list: readonly unknown[] = Array.isArray(params) ? params : []
  const [address, ids] = list
  if (typeof address !== 'string' || !address) throw providerErrors('provider/address-missing')
  const chains = Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : undefined
  const stated = readCapabilities(live.record, { address, chains })
  if (stated) return stated
  if (readApproval(live.record, 'eip155')?.methods.includes(method))
    return askWallet(live, { networkId, method, params })
  throw walletErrors('wallet/unsupported-method', { method })
}
