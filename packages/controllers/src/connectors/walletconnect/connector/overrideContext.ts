import { type AdapterContext, getNamespace, isCaipNetworkId } from '@portico/core'
import type { NamespaceOverride } from '../port/WalletConnectOptions.js'

/** Applies the RPC URLs of the override. A namespace with any uses only these. */
export function overrideContext(context: AdapterContext, { rpcMap }: NamespaceOverride = {}): AdapterContext {
  if (!rpcMap) return context
  const own: Readonly<Record<string, string>> = rpcMap
  const names = Object.keys(own).filter(isCaipNetworkId).map(getNamespace)
  const rpcUrls: AdapterContext['rpcUrls'] = (network) => {
    if (!names.includes(getNamespace(network))) return context.rpcUrls(network)
    const url = Object.hasOwn(own, network) ? own[network] : undefined
    return url === undefined ? [] : [url]
  }
  return { ...context, rpcUrls }
}
