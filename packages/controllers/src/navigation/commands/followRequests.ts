import { subscribe } from 'valtio/vanilla'
import { internals, type Portico } from '../../instance/Portico.js'
import { routes } from '../../instance/state/routes.js'
import { resolveRequest } from '../routes/resolveRequest.js'
import { resetView } from './resetView.js'

/**
 * Shows each view that `openModal` requests, including one requested before. The namespace of a shown account becomes
 * the active one.
 *
 * @param portico The instance.
 * @returns The unsubscribe.
 */
export function followRequests(portico: Portico): () => void {
  const { connection, modal } = portico[internals].stores
  let seen: number | undefined
  const follow = () => {
    if (modal.serial === seen) return
    seen = modal.serial
    if (!modal.request) return
    const { namespace } = modal.request
    const shown = resolveRequest(portico, modal.request)
    if (namespace && routes[shown.view].account === 'required') connection.activeNamespace = namespace
    resetView(portico, shown)
  }
  follow()
  // In the same task, so that the first paint of the open modal has its view.
  return subscribe(modal, follow, true)
}
