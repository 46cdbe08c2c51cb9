import { type CaipNetworkId, type ChainNamespace, walletErrors } from '@portico/core'
import { isRecord } from '@portico/core/internal'
import { toNetworkId } from '../session/toNetworkId.js'
import { askWallet } from './askWallet.js'
import { getCallsStatus } from './getCallsStatus.js'
import { getCapabilities } from './getCapabilities.js'
import { isWalletMethod } from './isWalletMethod.js'
import type { LiveSession } from './LiveSession.js'
import { listAccounts } from './listAccounts.js'
import { providerErrors } from './providerErrors.js'
import { readApproval } from './readApproval.js'
import { readChain } from './readChain.js'
import { readNode } from './readNode.js'
import { switchChain } from './switchChain.js'

export type RouteRequestParameters = {
  readonly namespace: ChainNamespace
  readonly method: string
  readonly params?: unknown
  /** Default: the namespace's current network. */
  readonly networkId?: CaipNetworkId | undefined
}

/**
 * Answers a request locally, by the wallet if the session has the method, or by a node of the network. Throws
 * `provider/not-connected`, `provider/namespace-not-configured`, `wallet/unsupported-method` for a method that only a
 * wallet may answer and this one did not approve, and the errors of the wallet or node.
 *
 * @param live The session.
 * @param parameters The request.
 */
export async function routeRequest(live: LiveSession, parameters: RouteRequestParameters): Promise<unknown> {
  const { namespace, method, params } = parameters
  if (live.lifetime.signal.aborted) throw providerErrors('provider/not-connected')
  const approval = readApproval(live.record, namespace)
  const networkId = parameters.networkId ? toNetworkId(parameters.networkId) : live.active.get(namespace)
  if (!approval || !networkId?.startsWith(`${namespace}:`))
    throw providerErrors('provider/namespace-not-configured', { namespace })
  if (namespace === 'eip155') {
    const number = () => BigInt(networkId.slice('eip155:'.length))
    switch (method) {
      case 'eth_accounts':
      case 'eth_requestAccounts': {
        const announced = live.announced.get(namespace) ?? []
        return listAccounts(approval, { namespace, active: networkId, announced }).map(({ address }) => address)
      }
      case 'eth_chainId':
        return `0x${number().toString(16)}`
      case 'net_version':
        return number().toString()
      case 'wallet_switchEthereumChain':
        return switchByRequest(live, params)
      case 'wallet_getCapabilities':
        return getCapabilities(live, { networkId, params })
      case 'wallet_getCallsStatus':
        return getCallsStatus(live, { networkId, params })
    }
  }
  if (approval.methods.includes(method)) return askWallet(live, { networkId, method, params })
  if (isWalletMethod(namespace, method)) throw walletErrors('wallet/unsupported-method', { method })
  return readNode(live, { networkId, method, params })
}

/** Returns `null` on success (EIP-3326). */
async function switchByRequest(live: LiveSession, params: unknown): Promise<null> {
  const list: readonly unknown[] = Array.isArray(params) ? params : []
  const networkId = isRecord(list[0]) ? readChain(list[0], 'eip155') : undefined
  if (!networkId?.startsWith('eip155:')) throw walletErrors('wallet/unrecognized-chain', { chainId: list[0] })
  await switchChain(live, { networkId })
  return null
}
