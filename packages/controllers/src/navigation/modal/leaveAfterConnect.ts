import { internals, type Portico } from '../../instance/Portico.js'
import { routes } from '../../instance/state/routes.js'
import { closeModal } from './closeModal.js'
import { hasAccount } from './hasAccount.js'
import { mustSwitchNetwork } from './mustSwitchNetwork.js'

/**
 * Closes the modal after a wallet was connected, once it is known whether the account is signed in. It stays open if
 * the account is asked to sign in, or the wallet is on a network the app does not offer: those views come by themselves.
 *
 * @param portico The instance.
 */
export function leaveAfterConnect(portico: Portico): void {
  const { signIn, stores } = portico[internals]
  const leave = () => {
    const { view, request } = stores.modal
    const name = view ?? request?.view
    const isAsked = name !== undefined && routes[name].group === 'signIn'
    // An account that could not be looked up has been disconnected, and Connect is shown.
    const isGone = signIn !== undefined && !hasAccount(portico)
    if (!isAsked && !isGone && !mustSwitchNetwork(portico)) closeModal(portico, { reason: 'done' })
  }
  const known = signIn?.settled()
  if (known) void known.then(leave)
  else leave()
}
