import { subscribe } from 'valtio/vanilla'
import { close } from '../modal/close.js'
import { mustSwitchNetwork } from '../modal/mustSwitchNetwork.js'
import { open } from '../modal/open.js'
import { getInternals } from '../portico/getInternals.js'
import type { Portico } from '../portico/Portico.js'

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
