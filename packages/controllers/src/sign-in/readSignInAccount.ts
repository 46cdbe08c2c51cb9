import { getInternals } from '../instance/getInternals.js'
import type { Portico } from '../instance/Portico.js'
import { isOffered } from '../instance/state/networksState.js'
import type { SignInAccount } from './SignInState.js'

/** Returns the account that signs in now, if the wallet is connected and on a network of the app that can be signed in on. */
export function readSignInAccount(portico: Portico): SignInAccount | undefined {
  const { options, stores } = getInternals(portico)
  const { connection, networks } = stores
  const namespace = connection.activeNamespace
  const link = connection.namespaces[namespace]
  const networkId = link?.networkId ?? networks.active[namespace]
  const isUsable = link?.status === 'connected' && networkId !== undefined && isOffered(networks, networkId)
  if (!isUsable || link.address === undefined) return undefined
  if (options.siwx?.supportsChain?.(networkId) === false) return undefined
  const { address, accounts } = link
  const isSmartAccount = accounts.find((account) => account.address === address)?.type === 'smartAccount'
  return { namespace, networkId, address, isSmartAccount }
}

/** Returns whether two are the same account on the same network. */
export function isSameAccount(a: SignInAccount | undefined, b: SignInAccount | undefined): boolean {
  return a?.networkId === b?.networkId && a?.address === b?.address
}
