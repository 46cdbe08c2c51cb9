import { cancelConnect } from '../connection/cancelConnect.js'
import { defineFeature } from '../features/defineFeature.js'
import { internals } from '../portico/Portico.js'
import { followDisconnect } from './followDisconnect.js'
import { followRequests } from './followRequests.js'
import { mayClose } from './mayClose.js'

/** The links between the router, the modal and the connection; its value undoes them. */
export const routerLinkFeature = defineFeature<() => void>({
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
