import type { FrameClient } from '@portico/frame-bridge'
import { getFeature } from '../../features/getFeature.js'
import { close } from '../../modal/close.js'
import { open } from '../../modal/open.js'
import { getInternals } from '../../portico/getInternals.js'
import type { Portico } from '../../portico/Portico.js'
import { back } from '../../routing/back.js'
import { push } from '../../routing/push.js'
import { routerFeature } from '../../routing/routerFeature.js'
import { showToast } from '../../toasts/showToast.js'
import { embeddedWalletFeature } from '../embeddedWalletFeature.js'

/** A refused call may close what is on screen first; milliseconds. */
const toastDelayMs = 300

/**
 * Brings up ApproveTransaction while the frame waits for the person, and leaves it when it does not any more. Leaving
 * the view or closing the modal is a no to all that waits. Returns the stop.
 */
export function followApprovals(portico: Portico, client: FrameClient): () => void {
  const { clock, emitter, logger, stores } = getInternals(portico)
  const { modal } = stores
  const state = getFeature(portico, embeddedWalletFeature)
  let opened = false
  let shown = false
  let stopToast = (): void => undefined
  const isOnTop = () => modal.open && getFeature(portico, routerFeature).history.at(-1)?.name === 'ApproveTransaction'
  const show = () => {
    shown = true
    // One of an earlier request says nothing about this one.
    state.alert = undefined
    opened = !modal.open
    if (opened) open(portico, { view: 'ApproveTransaction' })
    else push(portico, { view: 'ApproveTransaction' })
  }
  const hide = () => {
    shown = false
    const isAlone = getFeature(portico, routerFeature).history.length < 2
    if (opened && isAlone && modal.open) close(portico, { reason: 'done', force: true })
    else if (isOnTop()) back(portico)
  }
  const isOpen = () => client.openRequests().length > 0
  const leave = () => {
    shown = false
    if (isOpen()) client.abortOpenRequests()
    // Opened by hand later, the view is about nothing yet.
    else state.requestMethod = undefined
  }
  const follow = () => {
    const [first, ...more] = client.openRequests()
    state.requests = first ? 1 + more.length : 0
    // The frame asks about one at a time, the oldest first.
    if (first || !shown) state.requestMethod = first?.method
    if (isOpen() && !shown) show()
    // A frame that died is told of in the view; an alert of another request says nothing about this one.
    else if (!isOpen() && shown && state.alert?.code !== 'IFRAME_LOAD_FAILED') hide()
  }
  follow()
  const stops = [
    client.on('approval', follow),
    client.on('settled', follow),
    emitter.on('modalClose', leave),
    emitter.on('view', ({ view, previous }) => {
      if (previous === 'ApproveTransaction' && view !== 'ApproveTransaction') leave()
    }),
    client.on('refused', ({ method, error }) => {
      logger.error(error.shortMessage, { method })
      client.abortOpenRequests()
      stopToast()
      stopToast = clock.setTimeout(
        () => showToast(portico, { variant: 'error', code: 'action-not-allowed' }),
        toastDelayMs,
      )
    }),
    () => stopToast(),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
