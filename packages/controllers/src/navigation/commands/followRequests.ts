import { subscribe } from 'valtio/vanilla'
import { internals, type Portico } from '../../instance/Portico.js'
import { resetView } from './resetView.js'

/**
 * Shows each view that is asked for by `openModal`, the one that waits already first.
 *
 * @param portico The instance.
 * @returns Stops following.
 */
export function followRequests(portico: Portico): () => void {
  const { modal } = portico[internals].stores
  let seen: number | undefined
  const follow = () => {
    if (modal.serial === seen) return
    seen = modal.serial
    if (modal.request) resetView(portico, modal.request)
  }
  follow()
  // In the same task, so that the first paint of the open modal has its view.
  return subscribe(modal, follow, true)
}
