import { internals, type Portico } from '../../instance/Portico.js'
import { resolveFeatures } from '../../instance/resolveFeatures.js'
import type { OpenRequest, ViewRequest } from '../../instance/state/modalState.js'
import { routes } from '../../instance/state/routes.js'
import { hasAccount } from '../modal/hasAccount.js'
import { mustSwitchNetwork } from '../modal/mustSwitchNetwork.js'

/**
 * Returns the view to show for a call of `openModal`: Connect instead of a view that needs an account if there is none,
 * UnsupportedChain while the wallet is on a network the app does not offer, and SIWXSignMessage while the account must
 * sign in. While `features.pay` is off, its views are not there: the account is shown instead.
 */
export function resolveRequest(portico: Portico, { view, params, namespace }: OpenRequest): ViewRequest {
  if (/^Pay/.test(view) && !resolveFeatures(portico).pay)
    return resolveRequest(portico, { view: 'Account', params: {}, namespace })
  const needsAccount = routes[view].account === 'required'
  if (view === 'Connect' || (needsAccount && !hasAccount(portico, namespace)))
    return { view: 'Connect', params: { ...(namespace && { namespace }), ...(view === 'Connect' && params) } }
  if (needsAccount && mustSwitchNetwork(portico, namespace)) return { view: 'UnsupportedChain', params: {} }
  if (needsAccount && routes[view].group !== 'signIn' && portico[internals].signIn?.mustSign(namespace))
    return { view: 'SIWXSignMessage', params: {} }
  // The request ties its parameters to its view just as the result does.
  return { view, params } as ViewRequest
}
