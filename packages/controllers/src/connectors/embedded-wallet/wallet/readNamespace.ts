import type { CaipNetworkId } from '@portico/core'
import { readFrameChainId, toFrameChainId } from '@portico/core/internal'
import type { FrameAccountType } from '../state/EmbeddedWalletState.js'
import type { LiveWallet } from './LiveWallet.js'
import { readAccount } from './readAccount.js'

export type ReadNamespaceParameters = {
  /** The network to read the account for. The frame may be on another one. */
  readonly networkId: CaipNetworkId
  readonly type?: FrameAccountType | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Asks the frame for the user on a network, and stores the account and the frame's network.
 *
 * @returns The frame's network; `undefined` if aborted.
 */
export async function readNamespace(
  live: LiveWallet,
  { networkId, type, signal }: ReadNamespaceParameters,
): Promise<CaipNetworkId | undefined> {
  const namespace = networkId.slice(0, networkId.indexOf(':'))
  const chainId = toFrameChainId(networkId)
  const user = await live.client.getUser(
    { chainId, ...(namespace === 'eip155' && type && { preferredAccountType: type }) },
    { signal },
  )
  if (signal?.aborted) return undefined
  live.accounts.set(namespace, readAccount(user, namespace))
  const actual = readFrameChainId(user.chainId)
  live.networks.set(namespace, actual?.startsWith(`${namespace}:`) ? actual : networkId)
  live.setUser(user)
  return actual
}
