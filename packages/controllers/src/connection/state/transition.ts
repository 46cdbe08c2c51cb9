import type { Account, CaipNetworkId } from '@portico/core'
import {
  type ConnectionReason,
  disconnected,
  type NamespaceConnection,
  reconnecting,
} from '../../instance/state/connectionState.js'

/** All events in the life of one namespace's connection. */
export type ConnectionEvent =
  /** The user chose a wallet. An existing connection stays until the new one is established. */
  | { readonly type: 'connect'; readonly connectorId: string }
  /** A stored connection is being restored. */
  | { readonly type: 'restore'; readonly connectorId: string; readonly address: string }
  /** A wallet is linked. */
  | {
      readonly type: 'link'
      readonly reason: 'user' | 'restored' | 'other-tab'
      readonly connectorId: string
      readonly accounts: readonly Account[]
      /** The account to select. Default: the first. */
      readonly address?: string | undefined
      readonly networkId: CaipNetworkId | undefined
      readonly approved: readonly CaipNetworkId[] | 'all'
    }
  /** The attempt has failed. */
  | { readonly type: 'fail'; readonly reason: 'rejected' | 'aborted' | 'failed' | 'not-resumed' }
  | { readonly type: 'accounts'; readonly accounts: readonly Account[] }
  | { readonly type: 'select'; readonly address: string }
  | {
      readonly type: 'network'
      readonly networkId: CaipNetworkId
      readonly approved: readonly CaipNetworkId[] | 'all'
    }
  | { readonly type: 'unlink'; readonly reason: 'user' | 'wallet' | 'other-tab' }

/**
 * Returns the state of a namespace after an event; the same object when the event changes nothing.
 *
 * @param state The state before.
 * @param event What happened.
 */
export function transition(state: NamespaceConnection, event: ConnectionEvent): NamespaceConnection {
  const { status } = state
  const pending = status === 'connecting' || status === 'reconnecting'
  switch (event.type) {
    case 'connect':
      return status === 'connected'
        ? state
        : { ...disconnected('user'), status: 'connecting', connectorId: event.connectorId }
    case 'restore':
      if (status === 'reconnecting' && state.connectorId === event.connectorId && state.address === event.address)
        return state
      return status === 'disconnected' || status === 'reconnecting' ? reconnecting(event) : state
    case 'link': {
      const { type, ...link } = event
      return { ...link, status: 'connected', address: link.address ?? link.accounts[0]?.address }
    }
    case 'fail':
      return pending ? disconnected(event.reason) : state
    case 'accounts':
      return status === 'connected' ? withAccounts(state, event.accounts) : state
    case 'select': {
      const owned = status === 'connected' && state.accounts.some((account) => account.address === event.address)
      if (!owned || state.address === event.address) return state
      return { ...state, reason: ownReason(state, 'user'), address: event.address }
    }
    case 'network': {
      const isSameNetwork = state.networkId === event.networkId
      if (status !== 'connected' || (isSameNetwork && String(state.approved) === String(event.approved))) return state
      return { ...state, reason: ownReason(state, 'wallet'), networkId: event.networkId, approved: event.approved }
    }
    case 'unlink':
      // Disconnecting also drops a stored connection that was not restored yet.
      if (status === 'disconnected' && (event.reason !== 'user' || state.reason === 'user')) return state
      return disconnected(event.reason)
  }
}

/** If the wallet moves another account to the front, it has selected it. Otherwise the selection in the app is kept. */
function withAccounts(state: NamespaceConnection, accounts: readonly Account[]): NamespaceConnection {
  const first = accounts[0]?.address
  if (first === undefined) return disconnected('wallet' satisfies ConnectionReason)
  const old = state.accounts
  if (accounts.length === old.length && accounts.every((account, at) => isSame(account, old[at]))) return state
  const kept = first === old[0]?.address && accounts.some((account) => account.address === state.address)
  return { ...state, reason: ownReason(state, 'wallet'), accounts, address: kept ? state.address : first }
}

/** A connection adopted from another tab becomes this tab's own at the first change it sees here. */
function ownReason({ reason }: NamespaceConnection, cause: 'user' | 'wallet'): ConnectionReason {
  return reason === 'other-tab' ? cause : reason
}

function isSame(a: Account, b: Account | undefined): boolean {
  return a.address === b?.address && a.type === b.type
}
