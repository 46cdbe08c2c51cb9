import { definePart } from '../../instance/definePart.js'
import { getPart } from '../../instance/getPart.js'
import type { Portico } from '../../instance/Portico.js'
import { followActiveNamespace } from './followActiveNamespace.js'
import { rememberSession } from './rememberSession.js'

const sessionPart = definePart({
  key: 'session',
  create: (portico) => [followActiveNamespace, rememberSession].map((follow) => follow(portico)),
  dispose(stops) {
    for (const stop of stops) stop()
  },
})

/**
 * Keeps the storage and the active namespace in sync with the connections from now on. Commands that change a
 * connection or network call this first. Nothing changes before, so the code is not part of the first download.
 */
export function keepSession(portico: Portico): void {
  getPart(portico, sessionPart)
}
