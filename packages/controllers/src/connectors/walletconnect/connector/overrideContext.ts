import { type AdapterContext, getNamespace, isCaipNetworkId } from '@portico/core'
import type { NamespaceOverride } from '../port/WalletConnectOptions.js'

/** Applies the RPC URLs of the override. A namespace with any uses only these. */
export function overrideContext(context: AdapterContext, { rpcMap }: NamespaceOverride = {}): AdapterContext {
  if (!rpcMap) return context
  const own: Readonly<Record<string, string>> = rpcMap
  const names = Object.keys(own).filter(isCaipNetworkId).map(getNamespace)
  const rpcUrls: AdapterContext['rpcUrls'] = (networkId) => {
    if (!names.includes(getNamespace(networkId))) return context.rpcUrls(networkId)
    const url = Object.hasOwn(own, networkId) ? own[networkId] : undefined
    return url === undefined ? [] : [url]
  }
  return { ...context, rpcUrls }
}
