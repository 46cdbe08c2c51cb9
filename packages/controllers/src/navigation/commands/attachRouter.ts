import { cancelConnect } from '../../connection/commands/cancelConnect.js'
import { definePart } from '../../instance/definePart.js'
import { getPart } from '../../instance/getPart.js'
import { internals, type Portico } from '../../instance/Portico.js'
import { mayClose } from '../guards/mayClose.js'
import { followDisconnect } from './followDisconnect.js'
import { followRequests } from './followRequests.js'

/** The router's link to the modal and the connection. Its value is the cleanup. */
const routerLinkPart = definePart<() => void>({
  key: 'routerLink',
  create(portico) {
    const inner = portico[internals]
    const stops = [
      followRequests(portico),
      followDisconnect(portico),
      inner.emitter.on('modalClose', () => cancelConnect(portico)),
    ]
    inner.requestClose = (reason) => mayClose(portico, reason)
    return () => {
      inner.requestClose = undefined
      for (const stop of stops) stop()
    }
  },
  dispose: (stop) => stop(),
})

/**
 * Connects the router to an instance: from now on it shows what `openModal` requests and is asked before the modal
 * closes. Called by the modal's code once it has loaded; calling it again does nothing.
 *
 * @param portico The instance.
 */
export function attachRouter(portico: Portico): void {
  getPart(portico, routerLinkPart)
}
