import { subscribe } from 'valtio/vanilla'
import { getInternals } from '../../instance/getInternals.js'
import type { Portico } from '../../instance/Portico.js'
import { close } from '../../navigation/modal/close.js'
import { mustSwitchNetwork } from '../../navigation/modal/mustSwitchNetwork.js'
import { open } from '../../navigation/modal/open.js'

/** Opens UnsupportedChain when the active wallet gets onto a network it may not stay on, and leaves it afterwards. */
export function showUnsupportedNetwork(portico: Portico): () => void {
  const { stores } = getInternals(portico)
  const { connection, modal, networks } = stores
  let shown = false
  const check = () => {
    const must = mustSwitchNetwork(portico)
    if (must === shown) return
    shown = must
    if (must) open(portico, { view: 'UnsupportedChain' })
    else if ((modal.view ?? modal.request?.view) === 'UnsupportedChain') close(portico, { reason: 'done', force: true })
  }
  const stops = [subscribe(connection, check), subscribe(networks, check)]
  return () => {
    for (const stop of stops) stop()
  }
}
