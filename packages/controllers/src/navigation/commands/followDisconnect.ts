import { subscribe } from 'valtio/vanilla'
import { getPart } from '../../instance/getPart.js'
import { internals, type Portico } from '../../instance/Portico.js'
import { routes } from '../../instance/state/routes.js'
import { closeModal } from '../modal/closeModal.js'
import { hasAccount } from '../modal/hasAccount.js'
import { routerPart } from '../routes/routerPart.js'
import { setHistory } from '../routes/setHistory.js'
import { resetView } from './resetView.js'

/**
 * Removes views that need an account from the history when there is none any more. If the view on top is one of them,
 * the modal closes if the user disconnected, here or in another tab, and shows Connect otherwise.
 *
 * @param portico The instance.
 * @returns The unsubscribe.
 */
export function followDisconnect(portico: Portico): () => void {
  const { stores } = portico[internals]
  return subscribe(stores.connection, () => {
    if (!stores.modal.open || hasAccount(portico)) return
    const { history, direction } = getPart(portico, routerPart)
    const kept = history.filter((route) => !routes[route.name].account)
    if (kept.length === history.length) return
    if (kept.at(-1) === history.at(-1)) return setHistory(portico, kept, direction)
    const { activeNamespace, namespaces } = stores.connection
    const reason = namespaces[activeNamespace]?.reason
    if (reason === 'user' || reason === 'other-tab') closeModal(portico, { reason: 'disconnected' })
    else resetView(portico, { view: 'Connect' })
  })
}
