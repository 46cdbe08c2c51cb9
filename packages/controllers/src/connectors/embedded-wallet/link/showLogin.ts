import type { AccountType } from '@portico/core'
import { preferredAccountTypesKey } from '@portico/core/internal'
import type { FrameUser } from '@portico/frame-bridge'
import { snapshot, subscribe } from 'valtio/vanilla'
import { getDefaultAccountType } from '../../../connection/state/getDefaultAccountType.js'
import { setAccountDetails } from '../../../connection/state/setAccountDetails.js'
import { getInternals } from '../../../instance/getInternals.js'
import type { Portico } from '../../../instance/Portico.js'
import type { EmbeddedWalletState } from '../state/EmbeddedWalletState.js'

/** Keeps the user and their kinds of account in the state of the wallet's namespaces. Returns the unsubscribe. */
export function showLogin(portico: Portico, state: EmbeddedWalletState): () => void {
  const { store, stores } = getInternals(portico)
  const { connection } = stores
  const show = () => {
    const { accountType, user } = snapshot(state)
    const chosen = store.get(preferredAccountTypesKey)
    const links = Object.entries(connection.namespaces)
    const connected = links.flatMap(([name, { connectorId, status }]) =>
      user && connectorId === 'AUTH' && status === 'connected' ? [name] : [],
    )
    const types = connected.map((name): [string, AccountType] => [
      name,
      name === 'eip155' ? accountType : (chosen?.[name] ?? getDefaultAccountType(portico, name)),
    ])
    for (const [name] of links) {
      const isConnected = connected.includes(name)
      // A snapshot has the type of the state; it is only frozen.
      setAccountDetails(portico, name, { user: isConnected ? (user as FrameUser) : undefined })
      setAccountDetails(portico, name, { preferredAccountTypes: isConnected ? Object.fromEntries(types) : undefined })
    }
  }
  show()
  // Synchronously, because listeners of a new connection may read its account at once.
  const stops = [connection, state].map((source) => subscribe(source, show, true))
  return () => {
    for (const stop of stops) stop()
  }
}
