import type { CaipNetworkId } from '@portico/core'
import { readFrameChainId, toFrameChainId } from '@portico/core/internal'
import type { FrameAccountType } from '../state/EmbeddedWalletState.js'
import type { LiveWallet } from './LiveWallet.js'
import { readAccount } from './readAccount.js'

export type ReadNamespaceParameters = {
  /** Where the account is to be used; the frame may be elsewhere. */
  readonly network: CaipNetworkId
  readonly type?: FrameAccountType | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Asks the frame who is logged in on a network and notes the account and the network the frame is on.
 *
 * @returns Where the frame is now; `undefined` when it was called off.
 */
export async function readNamespace(
  live: LiveWallet,
  { network, type, signal }: ReadNamespaceParameters,
): Promise<CaipNetworkId | undefined> {
  const namespace = network.slice(0, network.indexOf(':'))
  const chainId = toFrameChainId(network)
  const user = await live.client.getUser(
    { chainId, ...(namespace === 'eip155' && type && { preferredAccountType: type }) },
    { signal },
  )
  if (signal?.aborted) return undefined
  live.accounts.set(namespace, readAccount(user, namespace))
  const actual = readFrameChainId(user.chainId)
  live.networks.set(namespace, actual?.startsWith(`${namespace}:`) ? actual : network)
  live.setUser(user)
  return actual
}
