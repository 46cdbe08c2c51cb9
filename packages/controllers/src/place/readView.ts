import { isCaipNetworkId, isChainNamespace } from '@portico/core'
import { isRecord } from '@portico/core/internal'
import type { ViewRequest } from '../instance/state/modalState.js'
import { type RouteParams, routes, type ViewName } from '../instance/state/routes.js'

type Given = Readonly<Record<string, unknown>>

function readNamespace({ namespace }: Given) {
  return isChainNamespace(namespace) ? { namespace } : {}
}

function readNetwork({ networkId }: Given) {
  return isCaipNetworkId(networkId) ? { networkId } : undefined
}

function readAddress(address: unknown): string | undefined {
  // Addresses of all namespaces are short texts without spaces.
  return typeof address === 'string' && /^[\w.-]{1,128}$/.test(address) ? address : undefined
}

function readId(id: unknown): string | undefined {
  return typeof id === 'string' && id.length > 0 && id.length <= 256 ? id : undefined
}

/** Parsers of parameters, for each view that has any. */
const readers: {
  readonly [name in ViewName as RouteParams[name] extends Readonly<Record<never, never>>
    ? Readonly<Record<never, never>> extends Required<RouteParams[name]>
      ? never
      : name
    : name]: (params: Given) => RouteParams[name] | undefined
} = {
  Connect: (params) => ({ ...readNamespace(params), ...(params.walletsOnly === true && { walletsOnly: true }) }),
  ConnectingExternal(params) {
    const connectorId = readId(params.connectorId)
    return connectorId === undefined ? undefined : { connectorId, ...readNamespace(params) }
  },
  ConnectingMultiChain({ connectorId }) {
    const id = readId(connectorId)
    return id === undefined ? undefined : { connectorId: id }
  },
  ConnectingWalletConnect(params) {
    const walletId = readId(params.walletId)
    return { ...(walletId !== undefined && { walletId }), ...readNamespace(params) }
  },
  Downloads({ walletId }) {
    const id = readId(walletId)
    return id === undefined ? undefined : { walletId: id }
  },
  AllWallets: readNamespace,
  TokenDetails(params) {
    const address = readAddress(params.address)
    const network = readNetwork(params)
    return network && { ...network, ...(address !== undefined && { address }) }
  },
  TransactionDetails(params) {
    const id = readId(params.id)
    const hash = readId(params.hash)
    const network = readNetwork(params)
    return network && id !== undefined ? { ...network, id, ...(hash !== undefined && { hash }) } : undefined
  },
  NftDetails(params) {
    const id = readId(params.id)
    const network = readNetwork(params)
    return network && id !== undefined ? { ...network, id } : undefined
  },
  Swap({ fromToken, toToken, amount }) {
    const [from, to, text] = [fromToken, toToken, amount].map(readId)
    return {
      ...(from !== undefined && { fromToken: from }),
      ...(to !== undefined && { toToken: to }),
      ...(text !== undefined && { amount: text }),
    }
  },
  SwapSelectToken: ({ side }) => (side === 'from' || side === 'to' ? { side } : undefined),
  Pay({ asset, amount, recipient }) {
    const [id, text, account] = [asset, amount, recipient].map(readId)
    return {
      ...(id !== undefined && { asset: id }),
      ...(text !== undefined && { amount: text }),
      ...(account !== undefined && { recipient: account }),
    }
  },
  SwitchNetwork: readNetwork,
  SwitchActiveChain: readNetwork,
}

/** Returns the view with its parameters, or `undefined` if it is unknown or cannot be restored after a reload. */
export function readView(json: unknown): ViewRequest | undefined {
  if (!isRecord(json) || typeof json.view !== 'string' || !Object.hasOwn(routes, json.view)) return undefined
  // `hasOwn` has just found the name among the views.
  const view = json.view as ViewName
  if (routes[view].endsWithPage) return undefined
  const read: ((params: Given) => object | undefined) | undefined = Reflect.get(readers, view)
  const params = read ? read(isRecord(json.params) ? json.params : {}) : {}
  // The parser of a view returns the parameters of that view; a view without one has none.
  return params && ({ view, params } as ViewRequest)
}
