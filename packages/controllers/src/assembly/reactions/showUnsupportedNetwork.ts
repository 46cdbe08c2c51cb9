import { subscribe } from 'valtio/vanilla'
import { getInternals } from '../../instance/getInternals.js'
import type { Portico } from '../../instance/Portico.js'
import { closeModal } from '../../navigation/modal/closeModal.js'
import { mustSwitchNetwork } from '../../navigation/modal/mustSwitchNetwork.js'
import { openModal } from '../../navigation/modal/openModal.js'

/** Opens UnsupportedChain when the active wallet must switch its network, and leaves the view afterwards. */
export function showUnsupportedNetwork(portico: Portico): () => void {
  const { stores } = getInternals(portico)
  const { connection, modal, networks } = stores
  let shown = false
  const check = () => {
    const must = mustSwitchNetwork(portico)
    if (must === shown) return
    shown = must
    if (must) openModal(portico, { view: 'UnsupportedChain' })
    else if ((modal.view ?? modal.request?.view) === 'UnsupportedChain')
      closeModal(portico, { reason: 'done', force: true })
  }
  const stops = [subscribe(connection, check), subscribe(networks, check)]
  return () => {
    for (const stop of stops) stop()
  }
}
