import { isCaipNetworkId, isChainNamespace, isRecord } from '@portico/core'
import type { OpenRequest } from '../instance/state/modalState.js'
import type { RouteParams, ViewName } from '../instance/state/RouteParams.js'

type Given = Readonly<Record<string, unknown>>

const takesNone = () => ({})

function readNamespace({ namespace }: Given) {
  return isChainNamespace(namespace) ? { namespace } : {}
}

function readNetwork({ network }: Given) {
  return isCaipNetworkId(network) ? { network } : undefined
}

function readId(id: unknown): string | undefined {
  return typeof id === 'string' && id.length > 0 && id.length <= 256 ? id : undefined
}

/** Readers of each view's parameters; `undefined` for views that cannot be restored after a reload. */
const readers: { readonly [name in ViewName]: ((params: Given) => RouteParams[name] | undefined) | undefined } = {
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
  ConnectingWalletConnectBasic: takesNone,
  GetWallet: takesNone,
  Downloads({ walletId }) {
    const id = readId(walletId)
    return id === undefined ? undefined : { walletId: id }
  },
  AllWallets: readNamespace,
  WhatIsAWallet: takesNone,
  Account: takesNone,
  Networks: takesNone,
  SwitchNetwork: readNetwork,
  SwitchActiveChain: readNetwork,
  // Opened by a reaction when it is needed.
  UnsupportedChain: undefined,
  WalletSend: takesNone,
  WalletSendSelectToken: takesNone,
  WalletSendPreview: undefined,
  WalletSendProgress: undefined,
  WalletReceive: takesNone,
  EmailLogin: takesNone,
  EmailVerifyOtp: undefined,
  EmailVerifyDevice: undefined,
  ApproveTransaction: undefined,
  AccountSettings: takesNone,
  UpdateEmail: takesNone,
}

/** Returns the view with its parameters, or `undefined` if it is unknown or cannot be restored after a reload. */
export function readView(json: unknown): OpenRequest | undefined {
  if (!isRecord(json) || typeof json.view !== 'string' || !Object.hasOwn(readers, json.view)) return undefined
  // `hasOwn` has just found the name among the views.
  const view = json.view as ViewName
  const params = readers[view]?.(isRecord(json.params) ? json.params : {})
  // The reader of a view returns the parameters of that very view.
  return params && ({ view, params } as OpenRequest)
}
